import { FAQ_FILE, FAQ_INDEX_FILE } from '../../../http/addresses.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { type FaqEntry, FaqIndex, FaqList, type FaqRecord } from '../../schema/faq.ts';
import { searchIndex } from '../derived/search-index.ts';

function published(record: FaqRecord): FaqEntry {
  return {
    id: record.id,
    question: record.question,
    answer: record.answer,
    questionEn: record.questionEn,
    answerEn: record.answerEn,
    category: record.category,
    appliesTo: record.appliesTo,
    validAsOf: record.validAsOf,
    verifiedOn: record.verifiedOn,
    sources: record.sources,
  };
}

/** All questions with their answers, and the index with which the edge function searches them. */
export function faqFiles({ catalogue }: Publication): SiteFile[] {
  const faq = catalogue.faq.map(published);
  const index = searchIndex(catalogue.faq, catalogue.glossary, catalogue.universities);
  return [answer(FAQ_FILE, FaqList, { count: faq.length, faq }), answer(FAQ_INDEX_FILE, FaqIndex, index)];
}
