import Type from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import CODES from './codes.json' with { type: 'json' };
import { about, refersTo, subject, type Words } from './marks.ts';
import { missingOf } from './missing.ts';
import { count, eachMeaning, id, nullable, oneOf, optional, PATTERNS, part, setOf, shape, text } from './shape.ts';
import { confidence, readOn, Source, validAsOf, verifiedOn } from './source.ts';

/** In the order in which pages show them. */
export const FAQ_CATEGORIES = CODES.faqCategories satisfies Words;

const head = {
  id: about(id, { ar: 'معرّف السؤال', en: 'Identifier of the entry.' }),
  question: about(text, { ar: 'السؤال بالعربية', en: 'The question in Arabic.' }),
  answer: about(nullable(text), {
    ar: 'الإجابة بالعربية، وإن كانت null ففي missing السبب',
    en: 'The answer in Arabic; null: `missing` says why.',
  }),
  questionEn: about(text, { ar: 'السؤال بالإنجليزية', en: 'The question in English.' }),
  answerEn: about(nullable(text), {
    ar: 'الإجابة بالإنجليزية، وإن كانت null ففي missing السبب',
    en: 'The answer in English; null: `missing` says why.',
  }),
  category: about(oneOf(FAQ_CATEGORIES, 'FaqCategory'), { ar: 'موضوع السؤال', en: 'What the question is about.' }),
  appliesTo: about(refersTo('universities', nullable(id)), {
    ar: 'معرّف الجامعة التي تخصها الإجابة، وتبقى null إذا لم تخص جامعة بعينها',
    en: 'Id of the university that the answer is about; null: not about a single one.',
  }),
  readOn,
  validAsOf,
};
/** Keys of which an entry may say why they are empty: `answer` stands for both languages. */
export const FAQ_MISSING = ['answer'] as const;
const missing = missingOf('FaqMissing', FAQ_MISSING);

const sources = about(Type.Array(Source, { minItems: 1 }), {
  ar: 'الصفحات التي تستند إليها الإجابة',
  en: 'Sources of the answer.',
});

/** What an entry can say of its subject. */
export const ASKS = CODES.asks satisfies Words;
export type FaqProperty = keyof typeof ASKS;

const deals = nullable(
  part({
    ar: 'ما تتناوله الإجابة بالاسم: من سأل عن اختبار أو عام أو مؤسسة غيره فلا تكون نتيجته قوية',
    en: 'What the answer deals with by name: who asks about another exam, year or institution gets no strong match.',
  })({
    asks: setOf(about(oneOf(ASKS, 'FaqProperty'), eachMeaning(ASKS)), {
      ar: 'ما تجيب عنه الإجابة: من سأل عن غيره فلا تكون نتيجته قوية. فإن لم تُذكر أُخذت من كلمات صيغ السؤال',
      en: 'What the answer says of its subject: who asks for something else gets no strong match. None: as the words of the phrasings say.',
    }),
    exams: setOf(
      about(subject(id), {
        ar: 'معرّف اختبار له سجل، أو يسميه glossary.yaml',
        en: 'Id of a record, or of an exam that the glossary names.',
      }),
      { ar: 'الاختبارات التي تتناولها الإجابة', en: 'Exams that the answer deals with.' },
    ),
    years: setOf(
      about(Type.String({ pattern: PATTERNS.year }), {
        ar: 'عام دراسي هجري (`1448`) أو سنة ميلادية منه (`2026`)',
        en: "Hijri year of a school year ('1448'), or a Gregorian year that one spans ('2026').",
      }),
      {
        ar: 'الأعوام التي تصح فيها الإجابة، فإن لم تُذكر فعام validAsOf، أو عام readOn إن لم يُذكر',
        en: 'Years for which the answer holds; none: those up to `validAsOf`, or else up to `readOn`.',
      },
    ),
    universities: setOf(
      about(subject(id), {
        ar: 'معرّف مؤسسة لها سجل، أو يسميها glossary.yaml',
        en: 'Id of a record, or of an institution that the glossary names.',
      }),
      {
        ar: 'المؤسسات التي تتناولها الإجابة غير appliesTo',
        en: 'Institutions that the answer deals with, besides `appliesTo`.',
      },
    ),
  }),
);

/** content/faq/<id>.yaml */
export const FaqRecord = shape('FaqRecord', { en: 'A frequently asked question as an editor writes it.' })({
  id: head.id,
  category: head.category,
  question: head.question,
  questionEn: head.questionEn,
  answer: head.answer,
  answerEn: head.answerEn,
  alternatives: setOf(about(text, { ar: 'صيغة أخرى للسؤال بالعربية', en: 'Another way to ask, in Arabic.' })),
  alternativesEn: setOf(about(text, { ar: 'صيغة أخرى للسؤال بالإنجليزية', en: 'Another way to ask, in English.' })),
  appliesTo: head.appliesTo,
  about: deals,
  missing,
  readOn: head.readOn,
  validAsOf: head.validAsOf,
  verifiedOn,
  confidence,
  sources,
});
export type FaqRecord = Type.Static<typeof FaqRecord>;

export const FaqEntry = shape('FaqEntry', {
  ar: 'سؤال شائع وإجابته',
  en: 'A frequently asked question with its answer.',
})({ ...head, missing, verifiedOn, confidence, sources });
export type FaqEntry = Type.Static<typeof FaqEntry>;

export const FaqList = shape('FaqList', { en: 'Frequently asked questions about admission.' })({
  count,
  faq: Type.Array(FaqEntry),
});

const MATCHES = CODES.matches satisfies Words;

const FaqHit = shape('FaqHit', { en: 'An entry that a search found.' })({
  ...FaqEntry.properties,
  score: about(Type.Number({ minimum: 0, maximum: 1 }), {
    ar: 'الصلة بالبحث مقارنة بأفضل نتيجة',
    en: 'Relevance, relative to the best hit.',
  }),
  match: about(oneOf(MATCHES, 'MatchStrength'), eachMeaning(MATCHES)),
});

export const FaqSearchAnswer = shape('FaqSearchAnswer', { en: 'What a search of the questions found.' })({
  count,
  faq: about(Type.Array(FaqHit), {
    ar: 'الأسئلة: ما يجيب عما سُئل أولًا، ثم الأقرب',
    en: 'Strong hits first, then the best first.',
  }),
  query: shape('FaqQuery', { ar: 'ما سُئل عنه', en: 'What was searched.' })({
    text: about(Type.String(), { ar: 'السؤال كما أُرسل', en: 'The query as it was sent.' }),
    normalized: about(Type.String(), { ar: 'الكلمات التي بُحث عنها', en: 'The words that were searched.' }),
    corrected: optional(Type.String(), {
      ar: 'السؤال بعد تصحيح إملائه، ولا يظهر إلا إذا صُحح',
      en: 'Only when a spelling was repaired: the query after it.',
    }),
    unmatched: optional(Type.Array(about(Type.String(), { ar: 'كلمة أو عبارة', en: 'A word or phrase.' })), {
      ar: 'ما لا تجيب عنه أقرب نتيجة من البحث، ولا يظهر إلا إذا لم تكن أي نتيجة قوية',
      en: 'Only when no hit is strong: what of the query the best hit does not answer.',
    }),
  }),
  ignored: optional(Type.Array(about(Type.String(), { ar: 'اسم معامل', en: 'Name of a parameter.' })), {
    ar: 'معاملات لا تُجمع مع q أو لا نعرفها، ولم يُؤخذ بها',
    en: 'Parameters that do not combine with q or are unknown, and made no difference.',
  }),
});

const NAMED = CODES.named satisfies Words;

/** A table whose rows have names that only the index knows. */
const tableOf = <T extends Type.TSchema>(row: T, meaning: Bilingual) => about(Type.Record(Type.String(), row), meaning);

/** /api/agent/faq/index.json */
export const FaqIndex = shape('FaqIndex', {
  en: 'The search index of the questions, with which a client can search offline.',
})({
  analyser: about(Type.Integer({ minimum: 1 }), {
    ar: 'إصدار محلل النصوص الذي صُنع به الفهرس، ولا تُقرأ كلماته بإصدار آخر',
    en: 'Version of the text analyser that made the index; another version finds other terms.',
  }),
  options: shape('FaqIndexOptions', {
    ar: 'إعدادات MiniSearch لتحميل الفهرس والبحث فيه',
    en: 'Options of MiniSearch with which to load and search the index.',
  })({
    fields: about(Type.Array(Type.String()), {
      ar: 'حقول السؤال التي يشملها الفهرس',
      en: 'Fields of an entry that are indexed.',
    }),
    combineWith: about(Type.String(), { ar: 'كيف تُجمع كلمات البحث', en: 'How the terms of a query are combined.' }),
    boost: tableOf(Type.Number(), { ar: 'وزن كل حقل في البحث', en: 'Weight of each field.' }),
  }),
  glossary: about(
    Type.Array(
      Type.Array(about(text, { ar: 'كلمات موحدة الرسم، بينها مسافة', en: 'Folded words, joined by a space.' }), {
        minItems: 1,
      }),
    ),
    {
      ar: 'مجموعات المترادفات، وأول كل منها يمثلها وقد وُصلت كلماته بالعلامة _',
      en: 'Sets of synonyms; the first of each, its words joined by _, is the term that stands for all.',
    },
  ),
  names: tableOf(
    shape('FaqIndexName', { en: 'What a term is a name of.' })({
      of: about(oneOf(NAMED, 'NamedCollection'), { ar: 'ما تسميه الكلمة', en: 'What the term is a name of.' }),
      ids: about(Type.Array(about(text, { ar: 'معرّف', en: 'An id.' }), { minItems: 1 }), {
        ar: 'المعرّفات المقصودة: أيٌّ منها إن تعددت',
        en: 'Several: it may mean any of them.',
      }),
      term: optional(text, {
        ar: 'الكلمة التي يُبحث عنها بدلًا منها: لا سؤال عنها',
        en: 'The term that is searched in its place: no question is about it.',
      }),
    }),
    {
      ar: 'ما يسمي اختبارًا أو مؤسسة من كلمات glossary',
      en: 'Terms of `glossary` that name an exam or an institution.',
    },
  ),
  about: tableOf(
    shape('FaqIndexSubjects', { en: 'What an entry is about.' })({
      asks: Type.Array(about(oneOf(ASKS, 'FaqProperty'), { ar: 'ما تجيب عنه', en: 'What it says.' })),
      phrasings: Type.Array(
        about(Type.Array(Type.Union([Type.String(), Type.Number()])), {
          ar: 'كلمات صيغة وثقلها',
          en: 'Terms of a phrasing, and what they weigh.',
        }),
        { description: 'How it is asked: a strong match holds most of one phrasing.' },
      ),
      one: optional(Type.Array(about(oneOf(NAMED, 'NamedCollection'), { ar: 'نوع', en: 'A kind.' })), {
        ar: 'يخص اختبارًا واحدًا أو مؤسسة واحدة: لا تكون نتيجة قوية لمن لم يسمِّ مثلها',
        en: 'It is about one exam or the rule of one institution: no strong match for a query that names none.',
      }),
      exams: Type.Optional(Type.Array(about(text, { ar: 'معرّف اختبار', en: 'Id of an exam.' }))),
      years: Type.Optional(Type.Array(about(text, { ar: 'عام هجري أو ميلادي', en: 'A Hijri or Gregorian year.' }))),
      until: optional(Type.Array(about(text, { ar: 'عام', en: 'A year.' })), {
        ar: 'بدل years: آخر عام هجري وميلادي يُعلم أنه صحيح فيهما',
        en: 'Instead of `years`: the last Hijri and Gregorian year for which it is known to hold.',
      }),
      universities: Type.Optional(Type.Array(about(text, { ar: 'معرّف مؤسسة', en: 'Id of an institution.' }))),
    }),
    {
      ar: 'ما يتناوله كل سؤال بمعرّفه: إذا ذكر البحث اختبارًا أو عامًا أو مؤسسة لا يتناولها فلا تكون النتيجة قوية',
      en: 'What each entry is about, by its id. A query that names an exam, year or institution which an entry is not about is no strong match for it.',
    },
  ),
  asks: tableOf(Type.Array(about(oneOf(ASKS, 'FaqProperty'), { ar: 'ما يُسأل عنه', en: 'What is asked.' })), {
    ar: 'ما تسأل عنه الكلمة من كلمات glossary: أيٌّ منها إن تعددت',
    en: 'What terms of `glossary` ask for; several: any of them.',
  }),
  light: about(Type.Array(about(text, { ar: 'كلمة', en: 'A term.' })), {
    ar: 'كلمات لا تميّز سؤالًا من غيره',
    en: 'Terms of `glossary` that tell little: a strong match may lack them.',
  }),
  opposites: about(Type.Array(Type.Array(about(text, { ar: 'كلمة', en: 'A term.' }))), {
    ar: 'كلمات ينفي بعضها بعضًا',
    en: 'Terms that exclude each other.',
  }),
  words: about(Type.Array(about(text, { ar: 'كلمة موحدة الرسم', en: 'A folded word.' })), {
    ar: 'كلمات الأسئلة وأرقامها، والأكثر ورودًا أولًا: إليها يُصحح الإملاء',
    en: 'Words and numbers of the questions, the most frequent first: misspelt words are repaired to these.',
  }),
  minisearch: about(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }), {
    ar: 'فهرس MiniSearch 7 (يُقرأ بـ MiniSearch.loadJS)، ومعرّفاته معرّفات الأسئلة',
    en: 'A MiniSearch 7 index (MiniSearch.loadJS); the ids are those of the entries.',
  }),
});
