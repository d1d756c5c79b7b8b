import Type from 'typebox';
import { refersTo } from './marks.ts';
import { PlaceYear } from './place-year.ts';
import { count, id, named, text } from './shape.ts';

const place = {
  id: id('Place id.'),
  name: text('Arabic name.'),
  nameEn: text('English name.'),
  regionId: refersTo('regions', id('Id of the region that it lies in.')),
};

/** An element of content/places.yaml. */
export const PlaceRecord = Type.Object(place, named('PlaceRecord', 'A place as an editor writes it.'));
export type PlaceRecord = Type.Static<typeof PlaceRecord>;

const listed = { ...place, regionId: id('Id of the region that it lies in, as in /api/agent/regions.') };
export const Place = Type.Object(
  listed,
  named('Place', 'A city whose schools keep other days than the rest of the Kingdom.'),
);
export type Place = Type.Static<typeof Place>;

export const PlaceDetail = Type.Object(
  {
    ...listed,
    years: Type.Array(PlaceYear, { description: 'Its school years, newest first.' }),
  },
  named('PlaceDetail', 'A place with the whole academic calendar as its schools keep it.'),
);
export type PlaceDetail = Type.Static<typeof PlaceDetail>;

export const PlaceAnswer = Type.Object(
  { count: Type.Literal(1), places: Type.Array(PlaceDetail, { minItems: 1, maxItems: 1 }) },
  named('PlaceAnswer', 'One place with its calendar, in the envelope of the list.'),
);

export const PlaceList = Type.Object(
  { count, places: Type.Array(Place) },
  named('PlaceList', 'The places that the academic calendar names.'),
);
export type PlaceList = Type.Static<typeof PlaceList>;
