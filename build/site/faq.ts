import { type FaqEntry, FaqList, type FaqRecord } from '../schema/faq.ts';
import { answer, type Publication, type SiteFile } from './publication.ts';

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

/** All questions with their answers; the search of them is the edge function's. */
export function faqFiles({ catalogue }: Publication): SiteFile[] {
  const faq = catalogue.faq.map(published);
  return [answer('/api/agent/faq.json', FaqList, { count: faq.length, faq })];
}
