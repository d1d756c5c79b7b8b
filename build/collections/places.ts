import { Place, PlaceList, PlaceRecord } from '../schema/place.ts';
import { ID } from '../schema/shape.ts';
import type { Collection } from './collection.ts';

export const places = {
  form: 'list',
  record: PlaceRecord,
  idKey: 'id',
  idPattern: ID,
  editorSchema: 'places',
  one: { ar: 'مكان', en: 'place' },
  many: { ar: 'الأماكن', en: 'Places' },
  about: {
    ar: 'المدن التي تختلف فيها أيام التقويم الدراسي.',
    en: 'The cities where other days of the academic calendar hold.',
  },
  distinct: [],
  orderedBy: [],
  counts: ['places'],
  group: 'calendar',
  summary: { ar: 'الأماكن', en: 'Places' },
  description: {
    ar: 'المدن التي تختلف فيها أيام التقويم الدراسي، وبمعرّفاتها يبيّن التقويم أين تسري كل فترة.',
    en: 'The cities where other days of the academic calendar hold; by their ids the calendar says where a period holds.',
  },
  list: PlaceList,
  member: 'places',
  element: Place,
  detail: null,
  filters: [],
  search: null,
  lines: null,
  dataset: null,
  resource: null,
  tools: [],
} as const satisfies Collection;
