import Type from 'typebox';
import { about, refersTo } from './marks.ts';
import { PlaceYear } from './place-year.ts';
import { aliases, count, id, names, one, shape } from './shape.ts';

export const placeName = { id: about(id, { ar: 'معرّف المكان', en: 'Place id.' }), ...names };
const called = { ...placeName, ...aliases };
const regionId = about(id, {
  ar: 'معرّف المنطقة التي يقع فيها',
  en: 'Id of the region that it lies in, as in /api/agent/regions.',
});

/** An element of content/places.yaml. */
export const PlaceRecord = shape('PlaceRecord', { ar: 'مكان كما يكتبه المحرر', en: 'A place as an editor writes it.' })(
  { ...called, regionId: refersTo('regions', regionId) },
);
export type PlaceRecord = Type.Static<typeof PlaceRecord>;

export const Place = shape('Place', {
  ar: 'مدينة أو منطقة تذكر المصادر أيام مدارسها بعينها',
  en: 'A city or region of whose schools sources name the days.',
})({ ...called, regionId });

export const PlaceDetail = shape('PlaceDetail', {
  ar: 'مكان وتقويمه الدراسي كاملًا كما يسري في مدارسه',
  en: 'A place with the whole academic calendar as its schools keep it.',
})({
  ...Place.properties,
  years: about(Type.Array(PlaceYear), { ar: 'أعوامه الدراسية، والأحدث أولًا', en: 'Its school years, newest first.' }),
});

export const PlaceAnswer = shape('PlaceAnswer', { en: 'One place with its calendar, in the envelope of the list.' })({
  count: one,
  places: Type.Array(PlaceDetail, { minItems: 1, maxItems: 1 }),
});

export const PlaceList = shape('PlaceList', { en: 'The places that the academic calendar names.' })({
  count,
  places: Type.Array(Place),
});
