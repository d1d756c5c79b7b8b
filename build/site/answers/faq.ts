import { FAQ_INDEX_FILE } from '../../../edge/http/addresses.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { type FaqEntry, FaqIndex, type FaqRecord } from '../../schema/faq.ts';
import type { CollectionAnswers } from './collection.ts';
import { searchIndex } from './search-index.ts';

function published(record: FaqRecord): FaqEntry {
  return {
    id: record.id,
    question: record.question,
    answer: record.answer,
    questionEn: record.questionEn,
    answerEn: record.answerEn,
    category: record.category,
    appliesTo: record.appliesTo,
    readOn: record.readOn,
    validAsOf: record.validAsOf,
    verifiedOn: record.verifiedOn,
    confidence: record.confidence,
    sources: record.sources,
  };
}

export const faq: CollectionAnswers<'faq'> = {
  elements: ({ catalogue }) => catalogue.faq.map(published),
  envelope: (elements) => ({ count: elements.length, faq: elements }),
};

/** The index with which the edge function, or a client without a connection, searches the questions. */
export const searchIndexFiles = ({ catalogue }: Edition): SiteFile[] => [
  answer(FAQ_INDEX_FILE, FaqIndex, searchIndex(catalogue)),
];
