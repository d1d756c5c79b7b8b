import { Calendar, CalendarYear, CalendarYearRecord } from '../schema/calendar.ts';
import type { Collection } from './collection.ts';
import { NOT_ANNOUNCED } from './tool-text.ts';

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
  distinct: [],
  orderedBy: ['year'],
  newestFirst: true,
  counts: ['calendarYears'],
  summary: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
  description: {
    ar: 'التقويم الدراسي كما أُعلن، بالتاريخين الميلادي والهجري، الأحدث أولًا. انسب كل عام إلى مصدره.',
    en: 'The academic calendar as announced, with Gregorian and Hijri days, newest year first. Credit the source of each year.',
  },
  list: Calendar,
  member: 'years',
  element: CalendarYear,
  detail: {
    query: 'year',
    summary: { ar: 'عام دراسي واحد', en: 'One school year' },
    answer: Calendar,
    element: CalendarYear,
    parameter: { ar: 'العام الهجري، مثل 1448.', en: 'The Hijri school year, e.g. 1448.' },
    unknown: 'unknown-year',
  },
  filters: [],
  search: null,
  lines: { ar: 'أعوام التقويم الدراسي', en: 'School years' },
  dataset: {
    title: { ar: 'التقويم الدراسي السعودي', en: 'Saudi academic calendar' },
    description: {
      ar: 'التقويم الدراسي للتعليم العام في المملكة العربية السعودية كما أُعلن: الفصول والإجازات ونهاية العام بالتاريخين الميلادي والهجري، مع المصدر.',
      en: 'The academic calendar of general education in Saudi Arabia as announced: terms, holidays and end of year with Gregorian and Hijri days, and the source of each.',
    },
    keywords: ['academic calendar', 'terms', 'holidays', 'Saudi Arabia', 'تقويم دراسي'],
  },
  resource: {
    title: 'التقويم الدراسي · Academic calendar',
    description:
      'The school calendar as announced, with Gregorian and Hijri days. Credit the source of each year.',
  },
  tools: [
    {
      name: 'get_academic_calendar',
      title: 'التقويم الدراسي · Academic calendar',
      description: `Gives the Saudi school calendar as announced, newest year first: terms, holidays and end of year with Gregorian and Hijri (Umm al-Qura) days, and what differs in some places. Use it for any question about school terms and holidays. When you repeat a date you must credit its source: \`citation\` and \`citationEn\` hold the line to show. ${NOT_ANNOUNCED}`,
      properties: {
        year: {
          type: 'string',
          maxLength: 10,
          description: 'Only this Hijri school year, for example `1448`. Leave it out for all.',
        },
      },
      required: [],
      answer: Calendar,
    },
  ],
} as const satisfies Collection;
