import { JSON_TYPE } from '../../../edge/http/headers.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { ATOM_TYPE, CALENDAR_TYPE, CSV_TYPE, NDJSON_TYPE } from '../../publication/media-types.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Route } from '../../publication/route.ts';
import { exampleId } from '../answers/routes.ts';
import { CHANGES_FEED } from './atom.ts';
import { DATA_PACKAGE, tableAddress } from './csv.ts';
import { CALENDAR_FOLDERS } from './files.ts';

const common = {
  method: 'GET',
  group: 'feeds',
  parameters: [],
  answers: [],
  problems: [],
  rules: [],
} as const;

const feed = (id: string, path: string, contentType: string, summary: Bilingual, description: Bilingual): Route => ({
  ...common,
  id,
  path,
  contentType,
  summary,
  description,
});

/** A feed for each record of a collection. */
const ofEach = (route: Route, what: Bilingual, example = ''): Route => ({
  ...route,
  parameters: [{ name: 'id', in: 'path', description: what, example }],
  problems: ['not-found'],
});

/** The calendars whose events are called in Arabic. */
const calendars = (edition: Edition): Route[] => [
  feed(
    'feed-exams',
    '/feeds/exams.ics',
    CALENDAR_TYPE,
    { ar: 'تقويم الاختبارات', en: 'Calendar of exams' },
    {
      ar: 'فترات كل الاختبارات بصيغة iCalendar، ومصدر كل فترة معها.',
      en: 'The announced windows of all exams as iCalendar, each with its source.',
    },
  ),
  feed(
    'feed-applying',
    '/feeds/applying.ics',
    CALENDAR_TYPE,
    { ar: 'تقويم التقديم', en: 'Calendar of applying' },
    {
      ar: 'كل ما يتقدم إليه خريج الثانوية: فترات الاختبارات ومنصة قبول والجامعات، ومصدر كل فترة معها.',
      en: 'Everything a school leaver applies to: windows of exams, Qabul and universities, each with its source.',
    },
  ),
  ofEach(
    feed(
      'feed-exam',
      '/feeds/exams/{id}.ics',
      CALENDAR_TYPE,
      { ar: 'تقويم اختبار واحد', en: 'Calendar of one exam' },
      { ar: 'فترات اختبار واحد بصيغة iCalendar.', en: 'The announced windows of one exam as iCalendar.' },
    ),
    { ar: 'معرّف الاختبار.', en: 'Id of the exam.' },
    exampleId('exams', edition),
  ),
  feed(
    'feed-calendar',
    '/feeds/calendar.ics',
    CALENDAR_TYPE,
    { ar: 'التقويم الدراسي للاشتراك', en: 'Academic calendar to subscribe to' },
    {
      ar: 'الفصول والإجازات بصيغة iCalendar، ومصدر كل موعد معه.',
      en: 'Terms and holidays as iCalendar, each with its source.',
    },
  ),
  ofEach(
    feed(
      'feed-place',
      '/feeds/places/{id}.ics',
      CALENDAR_TYPE,
      { ar: 'التقويم الدراسي لمدينة', en: 'Academic calendar of a city' },
      {
        ar: 'الفصول والإجازات كما تسير عليها مدارس مدينة تختلف أيامها.',
        en: 'Terms and holidays as the schools of a city keep them whose days differ.',
      },
    ),
    { ar: 'معرّف المكان.', en: 'Id of the place.' },
    exampleId('places', edition),
  ),
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
  feed(
    'feed-changes',
    CHANGES_FEED,
    ATOM_TYPE,
    { ar: 'متابعة التغييرات (Atom)', en: 'Changes (Atom)' },
    {
      ar: 'ما تغيّر في البيانات بصيغة Atom، لقارئات الخلاصات.',
      en: 'What changed in the data as Atom, for feed readers.',
    },
  ),
  feed(
    'feed-universities-csv',
    '/feeds/universities.csv',
    CSV_TYPE,
    { ar: 'الجامعات (CSV)', en: 'Universities (CSV)' },
    {
      ar: 'جدول الجامعات لبرامج الجداول، بترميز UTF-8 مع علامة ترتيب البايتات.',
      en: 'The universities as a table for spreadsheets, in UTF-8 with a byte-order mark.',
    },
  ),
  ofEach(
    feed(
      'feed-table',
      tableAddress('{id}'),
      CSV_TYPE,
      { ar: 'جدول (CSV)', en: 'A table (CSV)' },
      {
        ar: 'جدول لكل نوع من البيانات، بلا علامة ترتيب البايتات، تصف أعمدته /datapackage.json.',
        en: 'A table for each kind of data, without a byte-order mark; /datapackage.json says what its columns are.',
      },
    ),
    { ar: 'اسم الجدول.', en: 'Name of the table.' },
    'windows',
  ),
  feed(
    'datapackage',
    DATA_PACKAGE,
    JSON_TYPE,
    { ar: 'حزمة بيانات (Frictionless)', en: 'Data Package (Frictionless)' },
    {
      ar: 'الجداول كلها بأعمدتها ومفاتيحها وبصماتها.',
      en: 'All tables with their columns, keys, licence and hashes.',
    },
  ),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { lines: of } = definitionOf(name);
    if (of === null) return [];
    const summary = { ar: `${of.ar} (NDJSON)`, en: `${of.en} (NDJSON)` };
    const description = {
      ar: `${of.ar}: سجل JSON كامل في كل سطر.`,
      en: `${of.en}: one whole JSON record in each line.`,
    };
    return [feed(`feed-${name}-ndjson`, `/feeds/${name}.ndjson`, NDJSON_TYPE, summary, description)];
  }),
];
