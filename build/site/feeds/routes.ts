import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { ATOM_TYPE, CALENDAR_TYPE, CSV_TYPE, NDJSON_TYPE } from '../../publication/media-types.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { exampleId } from '../answers/routes.ts';
import { CHANGES_FEED } from './atom.ts';
import { CALENDAR_FOLDERS } from './files.ts';

const common = {
  method: 'GET',
  group: 'feeds',
  parameters: [],
  answers: [],
  problems: [],
  rules: [],
} as const;

const lines = (name: string, of: Bilingual): Route => ({
  ...common,
  id: `feed-${name}-ndjson`,
  path: `/feeds/${name}.ndjson`,
  contentType: NDJSON_TYPE,
  summary: { ar: `${of.ar} (NDJSON)`, en: `${of.en} (NDJSON)` },
  description: {
    ar: `${of.ar}: سجل JSON كامل في كل سطر.`,
    en: `${of.en}: one whole JSON record in each line.`,
  },
});

/** The calendars whose events are called in Arabic. */
const calendars = (edition: Edition): Route[] => [
  {
    ...common,
    id: 'feed-exams',
    path: '/feeds/exams.ics',
    contentType: CALENDAR_TYPE,
    summary: { ar: 'تقويم الاختبارات', en: 'Calendar of exams' },
    description: {
      ar: 'فترات كل الاختبارات بصيغة iCalendar، ومصدر كل فترة معها.',
      en: 'The announced windows of all exams as iCalendar, each with its source.',
    },
  },
  {
    ...common,
    id: 'feed-exam',
    path: '/feeds/exams/{id}.ics',
    contentType: CALENDAR_TYPE,
    summary: { ar: 'تقويم اختبار واحد', en: 'Calendar of one exam' },
    description: {
      ar: 'فترات اختبار واحد بصيغة iCalendar.',
      en: 'The announced windows of one exam as iCalendar.',
    },
    parameters: [
      {
        name: 'id',
        in: 'path',
        description: { ar: 'معرّف الاختبار.', en: 'Id of the exam.' },
        example: exampleId('exams', edition) ?? '',
      },
    ],
    problems: ['not-found'],
  },
  {
    ...common,
    id: 'feed-calendar',
    path: '/feeds/calendar.ics',
    contentType: CALENDAR_TYPE,
    summary: { ar: 'التقويم الدراسي للاشتراك', en: 'Academic calendar to subscribe to' },
    description: {
      ar: 'الفصول والإجازات بصيغة iCalendar، ومصدر كل موعد معه.',
      en: 'Terms and holidays as iCalendar, each with its source.',
    },
  },
];

/** The same calendar with its events called in English. */
const inEnglish = (route: Route): Route => ({
  ...route,
  id: `${route.id}-en`,
  path: route.path.replace(CALENDAR_FOLDERS.ar, CALENDAR_FOLDERS.en),
  summary: { ar: `${route.summary.ar} بالإنجليزية`, en: `${route.summary.en} in English` },
});

/** What people subscribe to and download. */
export const feedRoutes = (edition: Edition): readonly Route[] => [
  ...calendars(edition),
  ...calendars(edition).map(inEnglish),
  {
    ...common,
    id: 'feed-changes',
    path: CHANGES_FEED,
    contentType: ATOM_TYPE,
    summary: { ar: 'متابعة التغييرات (Atom)', en: 'Changes (Atom)' },
    description: {
      ar: 'ما تغيّر في البيانات بصيغة Atom، لقارئات الخلاصات.',
      en: 'What changed in the data as Atom, for feed readers.',
    },
  },
  {
    ...common,
    id: 'feed-universities-csv',
    path: '/feeds/universities.csv',
    contentType: CSV_TYPE,
    summary: { ar: 'الجامعات (CSV)', en: 'Universities (CSV)' },
    description: {
      ar: 'جدول الجامعات لبرامج الجداول، بترميز UTF-8 مع علامة ترتيب البايتات.',
      en: 'The universities as a table for spreadsheets, in UTF-8 with a byte-order mark.',
    },
  },
  ...COLLECTION_NAMES.flatMap((name) => {
    const { lines: of } = definitionOf(name);
    return of === null ? [] : [lines(name, of)];
  }),
];
