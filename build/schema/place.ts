import { refersTo } from './marks.ts';
import { id, named, text } from './shape.ts';
import * as Type from './type.ts';

const place = {
  id: id('Place id.'),
  name: text('Arabic name.'),
  nameEn: text('English name.'),
  regionId: refersTo('regions', id('Id of the region that it lies in.')),
};

/** An element of content/places.yaml. */
export const PlaceRecord = Type.Object(place, named('PlaceRecord', 'A place as an editor writes it.'));
export type PlaceRecord = Type.Static<typeof PlaceRecord>;

export const Place = Type.Object(
  { ...place, regionId: id('Id of the region that it lies in, as in /api/agent/regions.') },
  named('Place', 'A city whose schools keep other days than the rest of the Kingdom.'),
);
export type Place = Type.Static<typeof Place>;

export const PlaceList = Type.Object(
  {
    count: Type.Integer({ minimum: 0, description: 'Number of elements in the list.' }),
    places: Type.Array(Place),
  },
  named('PlaceList', 'The places that the academic calendar names.'),
);
export type PlaceList = Type.Static<typeof PlaceList>;
