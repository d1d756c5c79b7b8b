import { FAQ_INDEX_FILE } from '../../../edge/http/addresses.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { FAQ_MISSING, type FaqEntry, FaqIndex, type FaqRecord } from '../../schema/faq.ts';
import { whyMissing } from '../../schema/missing.ts';
import type { CollectionAnswers } from './collection.ts';
import { searchIndex } from './search-index.ts';

/** Whoever read the sources of a question looked for its answer there. */
export const whyNoAnswer = (record: FaqRecord) => whyMissing(record, FAQ_MISSING, record.readOn);

/** Ids of the institutions that a question deals with, each once. */
export const universitiesOf = ({ appliesTo, about }: FaqRecord): string[] => [
  ...new Set([...(appliesTo === null ? [] : [appliesTo]), ...(about?.universities ?? [])]),
];

/** Whether a question deals with an institution: what asks this of every pair of them makes no list for it. */
export const isOfUniversity = ({ appliesTo, about }: FaqRecord, id: string): boolean =>
  appliesTo === id || about?.universities.includes(id) === true;

/** Whether an answer says no more than that nothing is held: it begins in our own words for that. */
export const isUnanswered = ({ answer }: FaqRecord): boolean => answer === null || /^(?:لا نملك|لم نجد)/.test(answer);

/** Whether a question deals with a major: its id names that, as few do at all. */
export const isOfMajor = ({ id }: FaqRecord, major: string): boolean =>
  id.includes(major) && `-${id}-`.includes(`-${major}-`);

/** Ids of the questions that deal with an exam or an institution, those that deal with the fewest others first. */
export function questionsAbout(faq: readonly FaqRecord[], kind: 'exams' | 'universities', id: string): string[] {
  const subjects = (record: FaqRecord) => (kind === 'exams' ? (record.about?.exams ?? []) : universitiesOf(record));
  return faq
    .filter((record) => (kind === 'exams' ? record.about?.exams.includes(id) : isOfUniversity(record, id)))
    .sort((a, b) => subjects(a).length - subjects(b).length)
    .map((record) => record.id);
}

/** What an answer gives of a question: how else it is asked, and what it is about, serve the search. */
function published(record: FaqRecord): FaqEntry {
  const { alternatives: _, alternativesEn: __, about: ___, ...rest } = record;
  return { ...rest, missing: whyNoAnswer(record) };
}

export const faq: CollectionAnswers<'faq'> = {
  elements: ({ catalogue }) => catalogue.faq.map(published),
  envelope: (elements) => ({ count: elements.length, faq: elements }),
};

/** The index with which the edge function, or a client without a connection, searches the questions. */
export const searchIndexFile = ({ catalogue }: Edition): SiteFile =>
  answer(FAQ_INDEX_FILE, FaqIndex, searchIndex(catalogue));
