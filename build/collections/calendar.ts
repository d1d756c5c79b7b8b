import { Calendar, CalendarYear, CalendarYearRecord } from '../schema/calendar.ts';
import { SchoolCalendar } from '../schema/today.ts';
import { CREDIT, type Definition, NOT_ANNOUNCED, textArgument } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const calendar = {
  form: 'folder',
  record: CalendarYearRecord,
  idKey: 'year',
  idPattern: '\\d{4}',
  editorSchema: 'calendar-year',
  one: { ar: 'عام دراسي', en: 'school year' },
  many: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
  about: {
    ar: 'التقويم الدراسي للتعليم العام كما أُعلن، مع مصدر كل موعد.',
    en: 'The academic calendar of general education as announced, with the source of every date.',
  },
  orderedBy: ['year'],
  newestFirst: true,
  counts: ['calendarYears'],
  summary: { ar: 'التقويم الدراسي للتعليم العام', en: 'Academic calendar of general education' },
  description: {
    ar: 'التقويم الدراسي للتعليم العام (المدارس) كما أُعلن، بالميلادي والهجري، الأحدث أولًا، وللجامعات تقاويمها. انسب كل عام إلى مصدره.',
    en: 'The calendar of general education (schools; universities publish their own) as announced, Gregorian and Hijri, newest year first. Credit the source of each year.',
  },
  list: Calendar,
  member: 'years',
  element: CalendarYear,
  detail: {
    query: 'year',
    summary: { ar: 'عام دراسي واحد', en: 'One school year' },
    parameter: { ar: 'العام الهجري، مثل 1448.', en: 'The Hijri school year, e.g. 1448.' },
    unknown: 'unknown-year',
  },
  lines: { ar: 'أعوام التقويم الدراسي', en: 'School years' },
  dataset: DATASETS.calendar,
  resource: {
    description:
      'The calendar of schools (general education) as announced, with Gregorian and Hijri days. Credit the source of each year.',
  },
  tools: [
    {
      name: 'get_academic_calendar',
      title: 'التقويم الدراسي · Academic calendar',
      description: `Gives the Saudi school calendar (not of universities) as announced: \`today\` (where the day lies, and what comes next), then the current school year and the next one if known: terms, holidays, end of year. Use it for any question about school terms and holidays. Makkah, Madinah, Jeddah and Taif keep other days: send \`place\` for the calendar as a place keeps it; without it \`onlyIn\`, \`notIn\`, \`elsewhere\` and \`regionalDifferences\` say what differs where. \`transcribed\` and \`doubtful\` days are not certain: say so. ${CREDIT} ${NOT_ANNOUNCED}`,
      properties: {
        year: textArgument(
          40,
          'Only this school year, with Hijri days: `1448` or `2026-2027`. Leave it out for the current one and the next.',
        ),
        place: textArgument(100, 'City or region: `Jeddah`.'),
      },
      required: [],
      answer: SchoolCalendar,
      leftOut: {
        record: ['label', 'labelEn', 'system', 'verifiedOn', 'sources', '*.note', '*.noteEn'],
        list: [
          ...'*.otherSources *.startsHijri *.endsHijri *.endOfYearHijri *.staffReturnHijri'.split(' '),
          ...'regionalDifferences.appliesTo regionalDifferences.appliesToEn'.split(' '),
        ],
        long: { bytes: 7_500, keys: ['*.kind'] },
      },
    },
  ],
} as const satisfies Definition;
