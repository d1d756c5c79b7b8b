import Type from 'typebox';
import { about, refersTo } from './marks.ts';
import { PlaceYear } from './place-year.ts';
import { aliases, count, id, named, names, one } from './shape.ts';

/** A place by its names. */
export const placeName = { id: about(id, { ar: 'معرّف المكان', en: 'Place id.' }), ...names };
const called = { ...placeName, ...aliases };
const regionId = about(id, {
  ar: 'معرّف المنطقة التي يقع فيها',
  en: 'Id of the region that it lies in, as in /api/agent/regions.',
});

/** An element of content/places.yaml. */
export const PlaceRecord = Type.Object(
  { ...called, regionId: refersTo('regions', regionId) },
  named('PlaceRecord', { ar: 'مكان كما يكتبه المحرر', en: 'A place as an editor writes it.' }),
);
export type PlaceRecord = Type.Static<typeof PlaceRecord>;

const listed = { ...called, regionId };
export const Place = Type.Object(
  listed,
  named('Place', {
    ar: 'مدينة تختلف أيام مدارسها عن سائر المملكة',
    en: 'A city whose schools keep other days than the rest of the Kingdom.',
  }),
);
export type Place = Type.Static<typeof Place>;

export const PlaceDetail = Type.Object(
  {
    ...listed,
    years: about(Type.Array(PlaceYear), {
      ar: 'أعوامه الدراسية، والأحدث أولًا',
      en: 'Its school years, newest first.',
    }),
  },
  named('PlaceDetail', {
    ar: 'مكان وتقويمه الدراسي كاملًا كما يسري في مدارسه',
    en: 'A place with the whole academic calendar as its schools keep it.',
  }),
);
export type PlaceDetail = Type.Static<typeof PlaceDetail>;

export const PlaceAnswer = Type.Object(
  { count: one, places: Type.Array(PlaceDetail, { minItems: 1, maxItems: 1 }) },
  named('PlaceAnswer', 'One place with its calendar, in the envelope of the list.'),
);

export const PlaceList = Type.Object(
  { count, places: Type.Array(Place) },
  named('PlaceList', 'The places that the academic calendar names.'),
);
export type PlaceList = Type.Static<typeof PlaceList>;
