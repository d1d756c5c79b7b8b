import { type Catalogue, recordsByPath } from '../../build/catalogue/catalogue.ts';
import { editAddress } from '../../build/collections/content-files.ts';
import { daysBetween } from '../../build/days/days.ts';
import type { FaqProperty, FaqRecord } from '../../build/schema/faq.ts';
import { memberOf } from '../../build/schema/json-value.ts';
import { creditOf, type Source } from '../../build/schema/source.ts';
import { lastKnownDay, standingOn } from '../../build/site/answers/exam-status.ts';
import { calledIn } from '../../build/site/pages/changes.ts';
import { sortedBy } from '../../edge/text/order.ts';
import type { Line, Section } from './report.ts';

/**
 * How much is asked about records (`exams/gat`). Nobody counts requests here; what is known is in how many ways editors
 * found people to ask something: of an entry of the FAQ its phrasings, else all those of the entries about the record.
 */
function demandIn({ faq }: Catalogue): (about: string) => number {
  const asked = new Map<string, number>();
  for (const { id, appliesTo, about, alternatives, alternativesEn } of faq) {
    const named = [...(about?.universities ?? []), ...(appliesTo === null ? [] : [appliesTo])];
    const records = [
      `faq/${id}`,
      ...named.map((one) => `universities/${one}`),
      ...(about?.exams ?? []).map((one) => `exams/${one}`),
    ];
    const phrasings = 2 + alternatives.length + alternativesEn.length;
    for (const record of records) asked.set(record, (asked.get(record) ?? 0) + phrasings);
  }
  return (about) => asked.get(about) ?? 0;
}

/** The days of a window, what says more before what says less. */
const WINDOW_DAYS = ['rollingUntil', 'closes', 'opens'] as const;

/** After so many days things are looked at again, unless service.yaml says otherwise. */
const LOOK_AGAIN = { windows: 14, conditions: 180, others: 365 };
type Ages = typeof LOOK_AGAIN;
/** A registration that never closes is asked about after so many days at the earliest. */
const ROLLING_DAYS = 60;

const isDue = (looked: string | null, days: number, asOf: string): boolean =>
  looked === null || daysBetween(looked, asOf) >= days;

/** Exams with a registration window behind and none ahead, and those whose end nobody has announced, unless looked at lately. */
function closedWindows({ exams }: Catalogue, asOf: string, { windows }: Ages): Line[] {
  return exams.flatMap((exam) => {
    const last = sortedBy(
      exam.windows.filter((window) => window.kind === 'registration' && lastKnownDay(window) !== null),
      (window) => [lastKnownDay(window) ?? ''],
    ).at(-1);
    if (last === undefined) return [];
    const key = WINDOW_DAYS.find((each) => last[each] !== null) ?? 'opens';
    const isOpenEnded = last.closes === null && (last.opens ?? asOf) <= asOf;
    if (standingOn(exam, asOf).status !== 'awaiting_announcement' && !isOpenEnded) return [];
    const seen = [exam.lookedOn, isOpenEnded ? last[key] : null].flatMap((day) => day ?? []);
    const looked = seen.sort().at(-1) ?? null;
    const age = last.rollingUntil === null ? windows : Math.max(windows, ROLLING_DAYS);
    return isDue(looked, age, asOf) ? [{ about: `exams/${exam.id}`, text: `${key}: ${last[key]}` }] : [];
  });
}

/** The school year after the newest one, once the newest has begun. */
function missingYears({ calendar }: Catalogue, asOf: string): Line[] {
  const [newest] = calendar;
  const begun = newest?.terms[0]?.starts ?? null;
  if (newest === undefined || begun === null || begun > asOf) return [];
  return [{ about: `calendar/${Number(newest.year) + 1}`, text: `${newest.year}: starts ${begun}` }];
}

/** A QS edition is named after the year that follows its publication in June, and is superseded a year later. */
const SUPERSEDED_ON = '07-01';

const oldRankings = ({ universities }: Catalogue, asOf: string): Line[] =>
  universities.flatMap(({ id, qsYear }) =>
    qsYear === null || asOf < `${qsYear}-${SUPERSEDED_ON}`
      ? []
      : [{ about: `universities/${id}`, text: `qsYear: ${qsYear}` }],
  );

/** What answers tell that changes from year to year: fees and conditions. */
const CONDITIONS: readonly FaqProperty[] = ['fee', 'amount', 'payment', 'who', 'age', 'documents', 'weights'];

/** What was read longer ago than its kind allows. */
function oldReadings({ faq, admission, universities }: Catalogue, asOf: string, ages: Ages) {
  const due = (about: string, readOn: string | null, age: number): Line[] =>
    readOn !== null && isDue(readOn, age, asOf) ? [{ about, text: `readOn: ${readOn}` }] : [];
  const tells = ({ about }: FaqRecord) => about?.asks.some((each) => CONDITIONS.includes(each)) ?? false;
  const answers = (areConditions: boolean, age: number) =>
    faq.filter((record) => tells(record) === areConditions).flatMap(({ id, readOn }) => due(`faq/${id}`, readOn, age));
  return {
    conditions: [
      ...admission.flatMap(({ id, readOn }) => due(`admission/${id}`, readOn, ages.conditions)),
      ...universities.flatMap(({ id, tuition, housing }) => {
        const [oldest = null] = [...tuition, ...housing].flatMap(({ readOn }) => readOn ?? []).sort();
        return due(`universities/${id}`, oldest, ages.conditions);
      }),
      ...answers(true, ages.conditions),
    ],
    others: answers(false, ages.others),
  };
}

/** What rests on no page of the body that decides. Windows and years that are over concern nobody any more. */
function weakSources({ exams, calendar, faq, universities }: Catalogue, asOf: string): Line[] {
  const weak = (about: string, what: string, sources: readonly Source[]): Line[] =>
    sources.some(({ kind }) => kind === 'official')
      ? []
      : [{ about, text: `${what}: ${[...new Set(sources.map(({ kind }) => kind))].join(', ')}` }];
  return [
    ...exams.flatMap(({ id, windows, sources }) => [
      ...windows
        .filter((window) => (lastKnownDay(window) ?? asOf) >= asOf)
        .flatMap((window) => weak(`exams/${id}`, window.label, creditOf(window).sources)),
      ...weak(`exams/${id}`, 'sources', sources),
    ]),
    ...calendar
      .filter(({ endOfYear }) => endOfYear === null || endOfYear >= asOf)
      .flatMap(({ year, terms, holidays, ...credit }) => [
        ...weak(`calendar/${year}`, 'source', creditOf(credit).sources),
        ...[...terms, ...holidays].flatMap((period) => weak(`calendar/${year}`, period.id, creditOf(period).sources)),
      ]),
    ...faq.flatMap(({ id, sources }) => weak(`faq/${id}`, 'sources', sources)),
    ...universities.flatMap(({ id, sources }) => weak(`universities/${id}`, 'sources', sources)),
  ];
}

/**
 * What an editor should look at next, the most urgent part first and in each part the most asked record first.
 * @param asOf the day, ISO 8601
 * @param repository at github.com, for links to where a record is changed; null: without
 */
export function dueSections(catalogue: Catalogue, asOf: string, repository: string | null = null): Section[] {
  const askedAbout = demandIn(catalogue);
  const ages = { ...LOOK_AGAIN, ...catalogue.service.lookAgainAfter };
  const readings = oldReadings(catalogue, asOf, ages);
  const records = recordsByPath(catalogue);
  const called = (about: string): string | null => {
    const record = records.get(about);
    const university = memberOf(record, 'university');
    return typeof university === 'string' ? called(`universities/${university}`) : calledIn(record, 'ar');
  };
  const part = (title: string, advice: string, lines: readonly Line[]): Section => ({
    title,
    advice,
    lines: lines
      // What is asked equally often stays in the order in which it stands.
      .toSorted((a, b) => askedAbout(b.about) - askedAbout(a.about))
      .map((line) => {
        const title = called(line.about);
        const isThere = repository !== null && title !== null;
        return { ...line, title, link: isThere ? editAddress(repository, `${line.about}.yaml`) : null };
      }),
  });
  return [
    part(
      'نوافذ أُغلقت ولا نافذة بعدها · Windows that closed, with no successor',
      'هل أُعلن الموعد التالي؟ وهل ما زال المستمر مفتوحًا؟ إن لم تجد جديدًا فاكتب اليوم في lookedOn. · Has the next one been announced? Is one that never closes still open? If nothing is new, write the day as `lookedOn`.',
      closedWindows(catalogue, asOf, ages),
    ),
    part(
      'أعوام دراسية ناقصة · School years that are missing',
      'هل أُعلن تقويم العام التالي؟ · Has the calendar of the next year been announced?',
      missingYears(catalogue, asOf),
    ),
    part(
      'رسوم وشروط لم تُقرأ مصادرها منذ زمن · Fees and conditions whose sources were last read long ago',
      'اقرأ مصادرها ثم اكتب اليوم في readOn. · Read their sources, then write the day as `readOn`.',
      readings.conditions,
    ),
    part(
      'تصنيفات صدر أحدث منها · Rankings with a newer edition',
      'خذ الترتيب وسنته من الإصدار الأحدث. · Take rank and year from the newest edition.',
      oldRankings(catalogue, asOf),
    ),
    part(
      'إجابات لم تُقرأ مصادرها منذ زمن · Answers whose sources were last read long ago',
      'اقرأ مصادرها ثم اكتب اليوم في readOn. · Read their sources, then write the day as `readOn`.',
      readings.others,
    ),
    part(
      'مصادر ضعيفة · Weak sources',
      'ابحث عن صفحة الجهة التي تقرر. · Look for a page of the body that decides.',
      weakSources(catalogue, asOf),
    ),
  ];
}
