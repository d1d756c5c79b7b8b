import Type from 'typebox';
import { DEFAULT_HITS, LONGEST_QUERY, MOST_HITS } from '../../edge/http/addresses.ts';
import { FAQ_CATEGORIES, FaqEntry, FaqList, FaqRecord, FaqSearchAnswer } from '../schema/faq.ts';
import { codeArgument, type Definition, NOT_ANNOUNCED, textArgument } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const faq = {
  form: 'folder',
  record: FaqRecord,
  one: { ar: 'سؤال', en: 'question' },
  many: { ar: 'أسئلة القبول', en: 'Admission questions' },
  about: {
    ar: 'الأسئلة الشائعة عن القبول الجامعي، والبحث فيها.',
    en: 'Frequently asked questions about university admission, and their search.',
  },
  orderedBy: ['category', 'id'],
  summary: { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
  description: {
    ar: 'الأسئلة الشائعة عن القبول الجامعي ومنصة «قبول». ومع q يُبحث فيها، والأقرب أولًا، ويُسمّى في ignored ما لا يُجمع معه.',
    en: 'Questions about university admission and Qabul, the national platform. With q they are searched, best first; no other parameter combines with it (`ignored`).',
  },
  list: FaqList,
  element: FaqEntry,
  detail: {
    summary: { ar: 'سؤال واحد', en: 'One question' },
    parameter: { ar: 'معرّف سؤال من القائمة.', en: 'A question id from the list.' },
    unknown: 'unknown-question',
  },
  search: {
    parameter: 'q',
    description: {
      ar: `نص حر بالعربية أو الإنجليزية، ${LONGEST_QUERY} حرف على الأكثر.`,
      en: `Free text in Arabic or English, ${LONGEST_QUERY} characters at most.`,
    },
    example: 'النسبة الموزونة',
    maxLength: LONGEST_QUERY,
    answer: FaqSearchAnswer,
    tooLong: 'query-too-long',
  },
  dataset: DATASETS.faq,
  resource: {
    title: 'الأسئلة الشائعة · Frequently asked questions',
    description: 'All questions and answers about university admission, with sources.',
  },
  tools: [
    {
      name: 'search_faq',
      title: 'بحث الأسئلة الشائعة · Search the FAQ',
      description: `Searches frequently asked questions, best first: university admission and the Qabul platform, weighted scores, test rules and attempts, who may apply, foreign certificates, stipends, housing, transfers, scholarships and grants. Arabic (dialect and typing errors too) and English both work. \`match: "strong"\` promises that the entry asks what you asked and deals with every exam, institution and year that you named: name them, as abbreviation or in full. \`weak\` hits share only some words, may be about another exam, institution or year, and are to be read before you rely on them. No hits means that no answer is held, not that there is none. Credit \`sources\` and mention \`validAsOf\`, else \`readOn\`. ${NOT_ANNOUNCED}`,
      properties: {
        q: textArgument(
          LONGEST_QUERY,
          `The question or its key words, in Arabic or English, 1 to ${LONGEST_QUERY} characters.`,
        ),
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: MOST_HITS,
          description: `How many hits to give, 1 to ${MOST_HITS}; ${DEFAULT_HITS} when left out.`,
        },
        category: codeArgument(Object.keys(FAQ_CATEGORIES), 'Only questions of this category. Leave it out for all.'),
      },
      required: ['q'],
      answer: Type.Omit(FaqSearchAnswer, ['ignored']),
    },
  ],
} as const satisfies Definition;
