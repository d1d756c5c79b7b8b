import { Place, PlaceAnswer, PlaceDetail, PlaceList, PlaceRecord } from '../schema/place.ts';
import type { Definition } from './collection.ts';

export const places = {
  form: 'list',
  record: PlaceRecord,
  one: { ar: 'مكان', en: 'place' },
  many: { ar: 'الأماكن', en: 'Places' },
  about: {
    ar: 'المدن والمناطق التي تذكر المصادر أيام مدارسها بعينها.',
    en: 'The cities and regions of whose schools sources name the days.',
  },
  group: 'calendar',
  description: {
    ar: 'المدن والمناطق التي تذكر المصادر أيام مدارسها بعينها، وبمعرّفاتها يبيّن التقويم أين تسري كل فترة.',
    en: 'The cities and regions of whose schools sources name the days; by their ids the calendar says where a period holds.',
  },
  list: PlaceList,
  element: Place,
  detail: {
    summary: { ar: 'التقويم الدراسي في مكان', en: 'Academic calendar of a place' },
    answer: PlaceAnswer,
    element: PlaceDetail,
    parameter: {
      ar: 'معرّف مكان من القائمة. تجمع الإجابة التقويم كله كما تسير عليه مدارسه، ومصدر كل يوم معه.',
      en: 'A place id from the list. The answer is the whole calendar as its schools keep it, each day with its source.',
    },
    unknown: 'unknown-place',
  },
  lines: { ar: 'الأماكن وتقويم كل منها', en: 'Places with their calendars' },
} as const satisfies Definition;
