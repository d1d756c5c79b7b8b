import { FAQ_INDEX_FILE } from '../../../edge/http/addresses.ts';
import { groupByEach } from '../../../edge/text/order.ts';
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

/** Whether an answer says no more than that nothing is held: it begins in our own words for that. */
export const isUnanswered = ({ answer }: FaqRecord): boolean => answer === null || /^(?:لا نملك|لم نجد)/.test(answer);

/** Whether a question deals with a major: its id names that, as few do at all. */
export const isOfMajor = ({ id }: FaqRecord, major: string): boolean =>
  id.includes(major) && `-${id}-`.includes(`-${major}-`);

/** Ids of the questions by each exam or institution that they deal with, those that deal with the fewest others first. */
export function questionsBy(faq: readonly FaqRecord[], subjectsOf: (record: FaqRecord) => readonly string[]) {
  const sorted = faq.toSorted((one, other) => subjectsOf(one).length - subjectsOf(other).length);
  const groups = [...groupByEach(sorted, subjectsOf)];
  return new Map(groups.map(([subject, some]) => [subject, some.map(({ id }) => id)]));
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
