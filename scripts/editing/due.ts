import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { addDays, daysBetween } from '../../build/days/days.ts';
import type { ExamWindowRecord } from '../../build/schema/exam.ts';
import { creditOf, type Source } from '../../build/schema/source.ts';
import { standingOn } from '../../build/site/answers/exam-status.ts';
import { fold } from '../../edge/text/fold.ts';
import type { Line, Section } from './report.ts';

/** Shorter names are parts of other words. */
const SHORTEST_NAME = 3;

/**
 * How much is asked about records (`exams/gat`). Nobody counts requests here; what is known is in how many ways editors
 * found people to ask something: of an entry of the FAQ its phrasings, else all those that name the record, and those of
 * entries that apply to it alone.
 */
function demandIn({ faq, exams, universities }: Catalogue): (about: string) => number {
  const entries = faq.map(({ id, appliesTo, question, questionEn, alternatives, alternativesEn }) => ({
    id,
    appliesTo,
    phrasings: [question, questionEn, ...alternatives, ...alternativesEn].map((text) => ` ${fold(text)} `),
  }));
  const names = new Map<string, readonly (string | null)[]>([
    ...exams.map((exam) => [`exams/${exam.id}`, [exam.name, exam.nameEn, exam.abbreviation]] as const),
    ...universities.map(({ id, name, nameEn }) => [`universities/${id}`, [name, nameEn]] as const),
  ]);
  return (about) => {
    const [folder, id] = about.split('/');
    if (folder === 'faq') return entries.find((entry) => entry.id === id)?.phrasings.length ?? 0;
    const folded = (names.get(about) ?? [])
      .map((name) => fold(name ?? ''))
      .filter((name) => name.length >= SHORTEST_NAME)
      .map((name) => ` ${name} `);
    return entries.flatMap(({ appliesTo, phrasings }) =>
      phrasings.filter((phrasing) => appliesTo === id || folded.some((name) => phrasing.includes(name))),
    ).length;
  };
}

const isOfficial = ({ kind }: Pick<Source, 'kind'>): boolean => kind === 'official';

/** The last day on which a window is known to be of use; null when none is announced. */
const lastDay = ({ opens, closes, rollingUntil }: ExamWindowRecord): string | null =>
  rollingUntil ?? closes ?? opens;

/** The days of a window, what says more before what says less. */
const WINDOW_DAYS = ['rollingUntil', 'closes', 'opens'] as const;

/** Days after which a registration that never closes is to be looked at again. */
const LOOK_AGAIN = 60;

/** Exams with a registration window behind and none ahead, and those whose registration never closes, as seen long ago. */
function closedWindows({ exams }: Catalogue, asOf: string): Line[] {
  return exams.flatMap((exam) => {
    const last = exam.windows
      .filter(({ kind }) => kind === 'registration')
      .flatMap((window) => lastDay(window) ?? [])
      .sort()
      .at(-1);
    if (last === undefined) return [];
    const { status, basis } = standingOn(exam, asOf);
    const isOld = basis === 'all-year' && asOf >= addDays(last, LOOK_AGAIN);
    if (status !== 'awaiting_announcement' && !isOld) return [];
    const key = WINDOW_DAYS.find((each) => exam.windows.some((window) => window[each] === last));
    return [{ about: `exams/${exam.id}`, text: `${key}: ${last}` }];
  });
}

/** The school year after the newest one, once the newest has begun. */
function missingYears({ calendar }: Catalogue, asOf: string): Line[] {
  const [newest] = calendar;
  const begun = newest?.terms[0]?.starts ?? null;
  if (newest === undefined || begun === null || begun > asOf) return [];
  const next = String(Number(newest.year) + 1);
  return [{ about: `calendar/${next}`, text: `${newest.year}: starts ${begun}` }];
}

/** A QS edition is named after the year that follows its publication in June, and is superseded a year later. */
const SUPERSEDED_ON = '07-01';

const oldRankings = ({ universities }: Catalogue, asOf: string): Line[] =>
  universities.flatMap(({ id, qsYear }) =>
    qsYear === null || asOf < `${qsYear}-${SUPERSEDED_ON}`
      ? []
      : [{ about: `universities/${id}`, text: `qsYear: ${qsYear}` }],
  );

/** Days after which the pages that an answer rests on are read again. */
const READ_AGAIN = 180;

const oldAnswers = ({ faq }: Catalogue, asOf: string): Line[] =>
  faq.flatMap(({ id, readOn }) =>
    daysBetween(readOn, asOf) < READ_AGAIN ? [] : [{ about: `faq/${id}`, text: `readOn: ${readOn}` }],
  );

/** What rests on no page of the body that decides. Windows and years that are over concern nobody any more. */
function weakSources({ exams, calendar, faq, universities }: Catalogue, asOf: string): Line[] {
  const weak = (about: string, what: string, sources: readonly Source[]): Line[] =>
    sources.some(isOfficial)
      ? []
      : [{ about, text: `${what}: ${[...new Set(sources.map(({ kind }) => kind))].join(', ')}` }];
  return [
    ...exams.flatMap(({ id, windows, sources }) => [
      ...windows
        .filter((window) => (lastDay(window) ?? asOf) >= asOf)
        .flatMap((window) => weak(`exams/${id}`, window.label, creditOf(window).sources)),
      ...weak(`exams/${id}`, 'sources', sources),
    ]),
    ...calendar
      .filter(({ endOfYear }) => endOfYear === null || endOfYear >= asOf)
      .flatMap(({ year, terms, holidays, ...credit }) => [
        ...weak(`calendar/${year}`, 'source', creditOf(credit).sources),
        ...[...terms, ...holidays].flatMap((period) =>
          weak(`calendar/${year}`, period.id, creditOf(period).sources),
        ),
      ]),
    ...faq.flatMap(({ id, sources }) => weak(`faq/${id}`, 'sources', sources)),
    ...universities.flatMap(({ id, sources }) => weak(`universities/${id}`, 'sources', sources)),
  ];
}

/**
 * What an editor should look at next, the most urgent part first and in each part the most asked record first.
 * @param asOf the day, ISO 8601
 */
export function dueSections(catalogue: Catalogue, asOf: string): Section[] {
  const askedAbout = demandIn(catalogue);
  /** What is asked equally often stays in the order in which it stands. */
  const mostAskedFirst = (lines: readonly Line[]): Line[] =>
    lines
      .map((line) => ({ line, asked: askedAbout(line.about) }))
      .sort((a, b) => b.asked - a.asked)
      .map(({ line }) => line);
  return [
    {
      title: 'نوافذ أُغلقت ولا نافذة بعدها · Windows that closed, with no successor',
      advice:
        'هل أُعلن الموعد التالي؟ وهل ما زال المستمر مفتوحًا؟ · Has the next one been announced? Is one that never closes still open?',
      lines: mostAskedFirst(closedWindows(catalogue, asOf)),
    },
    {
      title: 'أعوام دراسية ناقصة · School years that are missing',
      advice: 'هل أُعلن تقويم العام التالي؟ · Has the calendar of the next year been announced?',
      lines: mostAskedFirst(missingYears(catalogue, asOf)),
    },
    {
      title: 'تصنيفات صدر أحدث منها · Rankings with a newer edition',
      advice: 'خذ الترتيب وسنته من الإصدار الأحدث. · Take rank and year from the newest edition.',
      lines: mostAskedFirst(oldRankings(catalogue, asOf)),
    },
    {
      title: 'إجابات لم تُقرأ مصادرها منذ زمن · Answers whose sources were last read long ago',
      advice: 'اقرأ مصادرها ثم اكتب اليوم في readOn. · Read their sources, then write the day as `readOn`.',
      lines: mostAskedFirst(oldAnswers(catalogue, asOf)),
    },
    {
      title: 'مصادر ضعيفة · Weak sources',
      advice: 'ابحث عن صفحة الجهة التي تقرر. · Look for a page of the body that decides.',
      lines: mostAskedFirst(weakSources(catalogue, asOf)),
    },
  ];
}
