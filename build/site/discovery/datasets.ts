import type { Publication } from '../../publication/publication.ts';
import { newestDayOf } from '../derived/newest-day.ts';
import type { Bilingual } from '../routes.ts';

/** One form in which a dataset is had. */
export interface Distribution {
  readonly address: string;
  readonly mediaType: string;
  readonly title: string;
}

/** A data area, as catalogues of open data describe it. */
export interface Dataset {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly keywords: readonly string[];
  /** Newest day known of its records, ISO 8601; null when none is. */
  readonly modified: string | null;
  /** First and last day that the data covers, ISO 8601; null when it is not about a time. */
  readonly covers: readonly [first: string, last: string] | null;
  readonly distributions: readonly Distribution[];
}

const answer = (path: string): Distribution => ({
  address: `/api/agent/${path}`,
  mediaType: 'application/json',
  title: 'JSON',
});
const lines = (name: string): Distribution => ({
  address: `/feeds/${name}.ndjson`,
  mediaType: 'application/x-ndjson',
  title: 'NDJSON',
});
const events = (name: string): Distribution => ({
  address: `/feeds/${name}.ics`,
  mediaType: 'text/calendar',
  title: 'iCalendar',
});
const table: Distribution = { address: '/feeds/universities.csv', mediaType: 'text/csv', title: 'CSV' };

function covered(days: readonly (string | null)[]): Dataset['covers'] {
  const known = days.filter((day) => day !== null).sort();
  const [first] = known;
  const last = known.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
}

/** The four data areas of the service. */
export const datasets = ({ catalogue }: Publication): Dataset[] => [
  {
    id: 'universities',
    title: { ar: 'الجامعات السعودية وكلياتها وتخصصاتها', en: 'Saudi universities, colleges and majors' },
    description: {
      ar: 'الجامعات والكليات السعودية: الاسم والمنطقة والمدينة والقطاع وتصنيف QS والموقع الرسمي، مع كليات كل جامعة وتخصصاتها ومصادرها.',
      en: 'Universities and colleges in Saudi Arabia: name, region, city, sector, QS rank and official site, with the colleges and majors of each and their sources.',
    },
    keywords: ['universities', 'colleges', 'majors', 'Saudi Arabia', 'جامعات'],
    modified: newestDayOf(catalogue.universities),
    covers: null,
    distributions: [answer('universities'), lines('universities'), table],
  },
  {
    id: 'exams',
    title: {
      ar: 'الاختبارات الوطنية وفترات تسجيلها',
      en: 'National exams and their registration windows',
    },
    description: {
      ar: 'الاختبارات الوطنية في المملكة العربية السعودية: فترات التسجيل والاختبار المعلنة وحالتها اليوم، والجهة والرسوم ومدة صلاحية الدرجة، مع مصدر كل فترة.',
      en: 'National exams in Saudi Arabia: announced registration and test windows and today’s status, the body in charge, fees and validity, with the source of each window.',
    },
    keywords: ['exams', 'registration', 'Qiyas', 'ETEC', 'Saudi Arabia', 'اختبارات'],
    modified: newestDayOf(catalogue.exams),
    covers: covered(
      catalogue.exams.flatMap(({ windows }) => windows.flatMap((each) => [each.opens, each.closes])),
    ),
    distributions: [answer('exams'), lines('exams'), events('exams')],
  },
  {
    id: 'calendar',
    title: { ar: 'التقويم الدراسي السعودي', en: 'Saudi academic calendar' },
    description: {
      ar: 'التقويم الدراسي للتعليم العام في المملكة العربية السعودية كما أُعلن: الفصول والإجازات ونهاية العام بالتاريخين الميلادي والهجري، مع المصدر.',
      en: 'The academic calendar of general education in Saudi Arabia as announced: terms, holidays and end of year with Gregorian and Hijri days, and the source of each.',
    },
    keywords: ['academic calendar', 'terms', 'holidays', 'Saudi Arabia', 'تقويم دراسي'],
    modified: newestDayOf(catalogue.calendar),
    covers: covered(
      catalogue.calendar.flatMap(({ terms, holidays, endOfYear, staffReturn }) => [
        staffReturn,
        endOfYear,
        ...[...terms, ...holidays].flatMap(({ starts, ends }) => [starts, ends]),
      ]),
    ),
    distributions: [answer('calendar'), lines('calendar'), events('calendar')],
  },
  {
    id: 'faq',
    title: { ar: 'أسئلة القبول الجامعي', en: 'University admission questions' },
    description: {
      ar: 'أسئلة شائعة عن القبول الجامعي والمنصة الوطنية للقبول الموحد «قبول» بالعربية والإنجليزية، مع إجاباتها ومصادرها وآخر يوم نعلم أن الإجابة صحيحة فيه.',
      en: 'Frequently asked questions about university admission and Qabul, the national unified admission platform, in Arabic and English, with answers, sources and the last day for which each is known to hold.',
    },
    keywords: ['admission', 'FAQ', 'universities', 'Saudi Arabia', 'قبول'],
    modified: newestDayOf(catalogue.faq),
    covers: null,
    distributions: [answer('faq'), lines('faq')],
  },
];
