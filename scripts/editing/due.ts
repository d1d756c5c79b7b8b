import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import type { ExamRecord, ExamWindowRecord } from '../../build/schema/exam.ts';
import { creditOf, type Source } from '../../build/schema/source.ts';
import { statusOn } from '../../build/site/answers/exams.ts';
import { type Demand, demandIn } from './demand.ts';
import type { Line, Section } from './report.ts';

interface DueLine extends Line {
  /** How much is asked about the record. */
  readonly asked: number;
}

/** The most asked first; what is asked equally often, in the order in which it stands. */
const mostAskedFirst = (lines: readonly DueLine[]): Line[] =>
  [...lines].sort((a, b) => b.asked - a.asked).map(({ about, text }) => ({ about, text }));

const isOfficial = ({ kind }: Pick<Source, 'kind'>): boolean => kind === 'official';

/** How much is asked about an exam. */
const askedOfExam = (demand: Demand, { id, name, nameEn, abbreviation }: ExamRecord): number =>
  demand.about(id, [name, nameEn, abbreviation]);

/** The last day on which a window is known to be of use; null when none is announced. */
const lastDay = ({ opens, closes, rollingUntil }: ExamWindowRecord): string | null =>
  rollingUntil ?? closes ?? opens;

/** Exams with a registration window behind and none ahead. */
function closedWindows({ exams }: Catalogue, asOf: string, demand: Demand): DueLine[] {
  return exams.flatMap((exam) => {
    const last = exam.windows
      .filter(({ kind }) => kind === 'registration')
      .flatMap((window) => lastDay(window) ?? [])
      .sort()
      .at(-1);
    if (last === undefined || statusOn(exam.windows, asOf) !== 'awaiting_announcement') return [];
    return [{ about: `exams/${exam.id}`, text: `closes: ${last}`, asked: askedOfExam(demand, exam) }];
  });
}

/** The school year after the newest one, once the newest has begun. */
function missingYears({ calendar }: Catalogue, asOf: string): DueLine[] {
  const [newest] = calendar;
  const begun = newest?.terms[0]?.starts ?? null;
  if (newest === undefined || begun === null || begun > asOf) return [];
  const next = String(Number(newest.year) + 1);
  return [{ about: `calendar/${next}`, text: `${newest.year}: starts ${begun}`, asked: 0 }];
}

/** A QS edition is named after the year that follows its publication in June, and is superseded a year later. */
const SUPERSEDED_ON = '07-01';

function oldRankings({ universities }: Catalogue, asOf: string, demand: Demand): DueLine[] {
  return universities.flatMap(({ id, name, nameEn, qsYear }) =>
    qsYear === null || asOf < `${qsYear}-${SUPERSEDED_ON}`
      ? []
      : [{ about: `universities/${id}`, text: `qsYear: ${qsYear}`, asked: demand.about(id, [name, nameEn]) }],
  );
}

function pastAnswers({ faq }: Catalogue, asOf: string, demand: Demand): DueLine[] {
  return faq.flatMap(({ id, validAsOf }) =>
    validAsOf >= asOf
      ? []
      : [{ about: `faq/${id}`, text: `validAsOf: ${validAsOf}`, asked: demand.question(id) }],
  );
}

/** What rests on no page of the body that decides. Windows and years that are over concern nobody any more. */
function weakSources(
  { exams, calendar, faq, universities }: Catalogue,
  asOf: string,
  demand: Demand,
): DueLine[] {
  const weak = (about: string, what: string, sources: readonly Source[], asked: number): DueLine[] =>
    sources.some(isOfficial)
      ? []
      : [{ about, text: `${what}: ${[...new Set(sources.map(({ kind }) => kind))].join(', ')}`, asked }];
  return [
    ...exams.flatMap((exam) => {
      const asked = askedOfExam(demand, exam);
      const windows = exam.windows
        .filter((window) => (lastDay(window) ?? asOf) >= asOf)
        .flatMap((window) => weak(`exams/${exam.id}`, window.label, creditOf(window).sources, asked));
      return [...windows, ...weak(`exams/${exam.id}`, 'sources', exam.sources, asked)];
    }),
    ...calendar
      .filter(({ endOfYear }) => endOfYear === null || endOfYear >= asOf)
      .flatMap(({ year, terms, holidays, ...credit }) => [
        ...weak(`calendar/${year}`, 'source', creditOf(credit).sources, 0),
        ...[...terms, ...holidays].flatMap((period) =>
          weak(`calendar/${year}`, period.id, creditOf(period).sources, 0),
        ),
      ]),
    ...faq.flatMap(({ id, sources }) => weak(`faq/${id}`, 'sources', sources, demand.question(id))),
    ...universities.flatMap(({ id, name, nameEn, sources }) =>
      weak(`universities/${id}`, 'sources', sources, demand.about(id, [name, nameEn])),
    ),
  ];
}

/**
 * What an editor should look at next, the most urgent part first and in each part the most asked record first.
 * @param asOf the day, ISO 8601
 */
export function dueSections(catalogue: Catalogue, asOf: string): Section[] {
  const demand = demandIn(catalogue.faq);
  return [
    {
      title: 'نوافذ أُغلقت ولا نافذة بعدها · Windows that closed, with no successor',
      advice: 'هل أُعلن الموعد التالي؟ · Has the next one been announced?',
      lines: mostAskedFirst(closedWindows(catalogue, asOf, demand)),
    },
    {
      title: 'أعوام دراسية ناقصة · School years that are missing',
      advice: 'هل أُعلن تقويم العام التالي؟ · Has the calendar of the next year been announced?',
      lines: mostAskedFirst(missingYears(catalogue, asOf)),
    },
    {
      title: 'تصنيفات صدر أحدث منها · Rankings with a newer edition',
      advice: 'خذ الترتيب وسنته من الإصدار الأحدث. · Take rank and year from the newest edition.',
      lines: mostAskedFirst(oldRankings(catalogue, asOf, demand)),
    },
    {
      title: 'إجابات مضى يوم صحتها · Answers whose `validAsOf` is past',
      advice:
        'قارنها بمصادرها ثم اكتب اليوم في validAsOf. · Compare them with their sources, then write the day as `validAsOf`.',
      lines: mostAskedFirst(pastAnswers(catalogue, asOf, demand)),
    },
    {
      title: 'مصادر ضعيفة · Weak sources',
      advice: 'ابحث عن صفحة الجهة التي تقرر. · Look for a page of the body that decides.',
      lines: mostAskedFirst(weakSources(catalogue, asOf, demand)),
    },
  ];
}
