import { groupBy } from '../../../edge/text/order.ts';
import type { Publication } from '../../publication/publication.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { College, CollegeMajor, UniversityRecord } from '../../schema/university.ts';
import { listOf } from '../answers/answers.ts';
import { universitiesOf } from '../answers/faq.ts';
import { placeGroups } from './calendar/places.ts';
import WORDS from './words.json' with { type: 'json' };

/** A major as a college lists it. */
export interface Taught {
  readonly university: UniversityRecord;
  readonly college: College;
  readonly major: CollegeMajor;
}

export const taughtByMajor = (universities: readonly UniversityRecord[]) =>
  groupBy(
    universities.flatMap((university) =>
      university.colleges.flatMap((college) => college.majors.map((major): Taught => ({ university, college, major }))),
    ),
    ({ major }) => major.major,
  );

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));

const MOST_RELATED = 5;

/** What a question is about, e.g. `exam gat`, and how near another one is to it that shares it. */
const subjectsOf = (record: FaqRecord): [subject: string, nearness: number][] => [
  ...universitiesOf(record).map((id, _, { length }): [string, number] => [`university ${id}`, length === 1 ? 3 : 1]),
  ...[...new Set(record.about?.exams)].map((id): [string, number] => [`exam ${id}`, 3]),
  [`category ${record.category}`, 2],
  ...WORDS.questionsTogether.filter((ids) => ids.includes(record.id)).map((ids): [string, number] => [`${ids}`, 20]),
  ...(record.about?.asks ?? []).map((each): [string, number] => [`asks ${each}`, 1]),
];

/** In how many ways people ask a question: how much it is asked. */
const waysToAsk = ({ alternatives, alternativesEn }: FaqRecord): number => alternatives.length + alternativesEn.length;

/** What school leavers ask before all else, the first last. */
const FIRST = WORDS.questionsFirst.toReversed();

/** Questions by need: these, then those of everybody before those about one institution, the most asked first. */
const byNeed = (faq: readonly FaqRecord[]): FaqRecord[] =>
  [...faq].sort(
    (one, other) =>
      FIRST.indexOf(other.id) - FIRST.indexOf(one.id) ||
      Number(universitiesOf(one).length > 0) - Number(universitiesOf(other).length > 0) ||
      waysToAsk(other) - waysToAsk(one),
  );

/** The questions by what they are about. */
function questionsBySubject(faq: readonly FaqRecord[]) {
  const pairs = faq.flatMap((record) => subjectsOf(record).map(([subject]) => ({ subject, record })));
  const bySubject = groupBy(pairs, ({ subject }) => subject);
  const about = (subject: string): FaqRecord[] => (bySubject.get(subject) ?? []).map(({ record }) => record);
  /** Those that share subjects with a question, the nearest first. */
  const relatedTo = (record: FaqRecord): FaqRecord[] => {
    const shared = new Map<FaqRecord, number>();
    for (const [subject, nearness] of subjectsOf(record)) {
      for (const other of about(subject)) shared.set(other, (shared.get(other) ?? 0) + nearness);
    }
    shared.delete(record);
    const nearest = [...shared].sort(([, one], [, other]) => other - one);
    return nearest.slice(0, MOST_RELATED).map(([other]) => other);
  };
  return {
    /** All of them, the most asked first. */
    faq,
    about: (kind: 'university' | 'exam', id: string): readonly FaqRecord[] => about(`${kind} ${id}`),
    /** Questions that a reader of one may ask next, by its id, the nearest first. */
    related: new Map(faq.map((record) => [record.id, relatedTo(record)])),
  };
}

/** A publication with what its pages look up. */
export type PageContext = ReturnType<typeof pageContext>;

/**
 * Works out once what many pages look up.
 * @param data the service as a catalogue of data, for search engines
 */
export function pageContext(publication: Publication, data: object = {}) {
  const { universities, regions, majors, exams, fields, faq } = publication.catalogue;
  return {
    ...publication,
    data,
    exams: listOf('exams', publication).exams,
    byId: {
      universities: byId(universities),
      regions: byId(regions),
      majors: byId(majors),
      exams: byId(exams),
      faq: byId(faq),
    },
    fields: new Map(fields.map((field) => [field.code, field])),
    /** Majors by the detailed field that they are of. */
    majorsByField: groupBy(majors, ({ field }) => field),
    /** Where a major of the vocabulary is listed, by its id. */
    taughtByMajor: taughtByMajor(universities),
    questions: questionsBySubject(byNeed(faq)),
    /** The calendars that there are; the general one comes first. */
    placeGroups: placeGroups(publication.catalogue),
  };
}
