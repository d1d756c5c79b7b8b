import { groupBy, groupByEach } from '../../../edge/text/order.ts';
import { phraseOf } from '../../assets/called.ts';
import { holds } from '../../assets/words.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Publication } from '../../publication/publication.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { admissionNamed } from '../answers/admission.ts';
import { listOf } from '../answers/answers.ts';
import { isOfMajor, isUnanswered, universitiesOf } from '../answers/faq.ts';
import { placeGroups } from './calendar/places.ts';
import { siteOf } from './links.ts';
import WORDS from './words.json' with { type: 'json' };

/** What the glossary calls a record besides the names that it has itself. */
export const glossaryNames = ({ glossary }: Catalogue, of: 'universities' | 'exams', id: string): string[] =>
  glossary[of].flatMap(({ ids, names }) => (ids.includes(id) ? names : []));

/** A major as a college lists it. */
export type Taught = ReturnType<typeof taughtIn>[number];
const taughtIn = (university: UniversityRecord) =>
  university.colleges.flatMap((college) => college.majors.map((major) => ({ university, college, major })));

export const taughtByMajor = (universities: readonly UniversityRecord[]) =>
  groupBy(universities.flatMap(taughtIn), ({ major }) => major.major);

/** By institution: its admission, the newest year first, and the questions about it that have an answer. */
export function heldOf(catalogue: Catalogue) {
  return {
    admission: groupBy(admissionNamed({ catalogue }), ({ university }) => university),
    answered: groupByEach(catalogue.faq, (record) => (isUnanswered(record) ? [] : universitiesOf(record))),
  };
}

export type Held = ReturnType<typeof heldOf>;

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));

const MOST_RELATED = 5;
/** How near a question comes to another, from 0 to 1, to be related: to that of one institution a general one nearer. */
const LEAST_NEAR = { own: 0.18, general: 0.33 };

/** What more questions share than these tells nothing of one. */
const MOST_SHARING = 100;

/** What a question is about, e.g. `exam gat`, what it asks of that, and in which words. */
const subjectsOf = (record: FaqRecord): Set<string> =>
  new Set([
    ...universitiesOf(record).map((id) => `university ${id}`),
    ...(record.about?.exams ?? []).map((id) => `exam ${id}`),
    ...[`category ${record.category}`, ...(record.about?.asks ?? [])],
    ...([record.questionEn, ...record.alternativesEn]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}[a-rt-z](?=s?\b)/g) ?? []),
  ]);

/** Whether a question is about another institution than this one, or one of both about exams that the other is not about. */
function isApart(record: FaqRecord, other: FaqRecord): boolean {
  const isOfExams = [record, other].some(({ category, about }) => category === 'exams' && about?.exams.length);
  const shares = record.about?.exams.some((id) => other.about?.exams.includes(id)) === true;
  return (other.appliesTo ?? record.appliesTo) !== record.appliesTo || (isOfExams && !shares);
}

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
  const bySubject = groupByEach(faq, subjectsOf);
  const about = (subject: string): readonly FaqRecord[] => bySubject.get(subject) ?? [];
  /** What tells what a question is about, and how much: the fewer share it, the more; people chose the category. */
  const tellingOf = (record: FaqRecord) =>
    [...subjectsOf(record)].flatMap((subject) => {
      const { length } = about(subject);
      const weight = subject.startsWith('category ') ? 3 : 1;
      return length > MOST_SHARING ? [] : [{ subject, tells: weight * Math.log(faq.length / length) ** 2 }];
    });
  const telling = new Map(faq.map((record) => [record, tellingOf(record)]));
  const sizes = new Map(
    [...telling].map(([record, all]) => [record, Math.sqrt(all.reduce((sum, { tells }) => sum + tells, 0))]),
  );
  /** Those that share most with a question, the nearest first; none that is of something else. */
  const relatedTo = (record: FaqRecord): FaqRecord[] => {
    const together = WORDS.questionsTogether.filter((ids) => ids.includes(record.id)).flat();
    const shared = new Map<FaqRecord, number>();
    for (const { subject, tells } of telling.get(record) ?? []) {
      for (const other of about(subject)) shared.set(other, (shared.get(other) ?? 0) + tells);
    }
    const near = [...shared].flatMap(([other, sum]) => {
      const least = LEAST_NEAR[other.appliesTo === record.appliesTo ? 'own' : 'general'];
      const isKept = together.includes(other.id);
      const rank = sum / (sizes.get(record) ?? 1) / (sizes.get(other) ?? 1) - least + Number(isKept);
      return rank < 0 || other === record || (!isKept && isApart(record, other)) ? [] : { other, rank };
    });
    const nearest = near.sort((one, other) => other.rank - one.rank);
    return nearest.slice(0, MOST_RELATED).map(({ other }) => other);
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
  const asked = byNeed(faq);
  const majorsByField = groupBy(majors, ({ field }) => field);
  const isOfAny = (each: FaqRecord): boolean => majors.some(({ id }) => isOfMajor(each, id));
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
    majorsByField,
    /** Majors of its field whose names hold that of a major, by its id: «القانون التجاري» is akin to «القانون». */
    akinTo: new Map(
      majors.map(({ id, name, field }) => {
        const others = (majorsByField.get(field) ?? []).filter((other) => other.id !== id);
        return [id, others.filter((other) => holds(other.name, name))];
      }),
    ),
    /** Where a major of the vocabulary is listed, by its id. */
    taughtByMajor: taughtByMajor(universities),
    held: heldOf(publication.catalogue),
    /** What a major is called, as `isCalled` compares it. */
    phrases: new Map(majors.map(({ id, name, aliases }) => [id, [name, ...aliases].map(phraseOf)])),
    questions: questionsBySubject(asked),
    /** Questions that deal with a major, by its id, the most asked first. */
    questionsOfMajor: new Map(majors.map(({ id }) => [id, asked.filter((each) => isOfMajor(each, id))])),
    /** Questions of everybody, of no single major. */
    ofAll: asked.filter((each) => WORDS.questionsFirst.includes(each.id) && !isOfAny(each)),
    /** The sites of the institutions, each after a dot: every address below one ends with it. */
    sites: universities.flatMap(({ url }) => (url === null ? [] : `.${siteOf(url)}`)),
    /** The calendars that there are; the general one comes first. */
    placeGroups: placeGroups(publication.catalogue),
  };
}
