import Type from 'typebox';
import { refersTo, subject } from './marks.ts';
import { closed, count, day, id, named, nullable, oneOf, PATTERNS, text } from './shape.ts';
import { confidence, Source, verifiedOn } from './source.ts';

export const FAQ_CATEGORIES = [
  'platform',
  'dates',
  'eligibility',
  'choices',
  'weighted',
  'acceptance',
  'exams',
  'universities',
  'stipend',
  'housing',
  'transfer',
  'scholarship',
  'tvtc',
  'calendar',
] as const;

const head = {
  id: id('Identifier of the entry.'),
  question: text('The question in Arabic.'),
  answer: nullable(text('The answer in Arabic; null: not announced.')),
  questionEn: text('The question in English.'),
  answerEn: nullable(text('The answer in English; null: not announced.')),
  category: oneOf(FAQ_CATEGORIES, 'What the question is about.', 'FaqCategory'),
  appliesTo: refersTo(
    'universities',
    nullable(id('Id of the university that the answer is about; null: not about a single one.')),
  ),
  validAsOf: day('Last day for which the answer is known to hold.'),
};
const sources = Type.Array(Source, { minItems: 1, description: 'Sources of the answer.' });

const about = nullable(
  Type.Object(
    {
      exams: Type.Array(subject(id('Id of a record, or of an exam that the glossary names.')), {
        uniqueItems: true,
        description: 'Exams that the answer deals with.',
      }),
      years: Type.Array(
        Type.String({
          pattern: PATTERNS.year,
          description: "Hijri year of a school year ('1448'), or a Gregorian year that one spans ('2026').",
        }),
        {
          uniqueItems: true,
          description: 'Years for which the answer holds; none: the year of `validAsOf`.',
        },
      ),
      universities: Type.Array(subject(id('Id of a record, or of an institution that the glossary names.')), {
        uniqueItems: true,
        description: 'Institutions that the answer deals with, besides `appliesTo`.',
      }),
    },
    closed(
      'What the answer deals with by name: who asks about another exam, year or institution gets no strong match.',
    ),
  ),
);

/** content/faq/<id>.yaml */
export const FaqRecord = Type.Object(
  {
    id: head.id,
    category: head.category,
    question: head.question,
    questionEn: head.questionEn,
    answer: head.answer,
    answerEn: head.answerEn,
    alternatives: Type.Array(text('Another way to ask, in Arabic.'), { uniqueItems: true }),
    alternativesEn: Type.Array(text('Another way to ask, in English.'), { uniqueItems: true }),
    appliesTo: head.appliesTo,
    about,
    validAsOf: head.validAsOf,
    verifiedOn,
    confidence,
    sources,
  },
  named('FaqRecord', 'A frequently asked question as an editor writes it.'),
);
export type FaqRecord = Type.Static<typeof FaqRecord>;

const entry = { ...head, verifiedOn, confidence, sources };
export const FaqEntry = Type.Object(entry, named('FaqEntry', 'A frequently asked question with its answer.'));
export type FaqEntry = Type.Static<typeof FaqEntry>;

export const FaqList = Type.Object(
  { count, faq: Type.Array(FaqEntry) },
  named('FaqList', 'Frequently asked questions about admission.'),
);
export type FaqList = Type.Static<typeof FaqList>;

const FaqHit = Type.Object(
  {
    ...entry,
    score: Type.Number({ minimum: 0, maximum: 1, description: 'Relevance, relative to the best hit.' }),
    match: oneOf(
      ['strong', 'weak'],
      'strong: the entry asks what was searched, and deals with every exam, institution and year that the search names; weak: related words only, read it before you rely on it.',
      'MatchStrength',
    ),
  },
  named('FaqHit', 'An entry that a search found.'),
);

export const FaqSearchAnswer = Type.Object(
  {
    count,
    faq: Type.Array(FaqHit, { description: 'Best first.' }),
    query: Type.Object(
      {
        text: Type.String({ description: 'The query as it was sent.' }),
        normalized: Type.String({ description: 'The words that were searched.' }),
        corrected: Type.Optional(
          Type.String({ description: 'Only when a spelling was repaired: the query after it.' }),
        ),
      },
      named('FaqQuery', 'What was searched.'),
    ),
  },
  named('FaqSearchAnswer', 'What a search of the questions found.'),
);
export type FaqSearchAnswer = Type.Static<typeof FaqSearchAnswer>;

/** /api/agent/faq/index.json */
export const FaqIndex = Type.Object(
  {
    analyser: Type.Integer({
      minimum: 1,
      description: 'Version of the text analyser that made the index; another version finds other terms.',
    }),
    options: Type.Object(
      {
        fields: Type.Array(Type.String(), { description: 'Fields of an entry that are indexed.' }),
        combineWith: Type.String({ description: 'How the terms of a query are combined.' }),
        boost: Type.Record(Type.String(), Type.Number(), { description: 'Weight of each field.' }),
      },
      named('FaqIndexOptions', 'Options of MiniSearch with which to load and search the index.'),
    ),
    glossary: Type.Array(Type.Array(text('Folded words, joined by a space.'), { minItems: 1 }), {
      description:
        'Sets of synonyms; the first of each, its words joined by _, is the term that stands for all.',
    }),
    names: Type.Record(
      Type.String(),
      Type.Object(
        {
          of: oneOf(['exams', 'universities'], 'What the term is a name of.', 'NamedCollection'),
          ids: Type.Array(text('An id.'), { minItems: 1, description: 'Several: it may mean any of them.' }),
          term: Type.Optional(text('The term that is searched in its place: no question is about it.')),
        },
        named('FaqIndexName', 'What a term is a name of.'),
      ),
      { description: 'Terms of `glossary` that name an exam or an institution.' },
    ),
    about: Type.Record(
      Type.String(),
      Type.Object(
        {
          exams: Type.Optional(Type.Array(text('Id of an exam.'))),
          years: Type.Optional(Type.Array(text('A Hijri or Gregorian year.'))),
          until: Type.Optional(
            Type.Array(text('A year.'), {
              description:
                'Instead of `years`: the last Hijri and Gregorian year for which it is known to hold.',
            }),
          ),
          universities: Type.Optional(Type.Array(text('Id of an institution.'))),
        },
        named('FaqIndexSubjects', 'What an entry is about.'),
      ),
      {
        description:
          'What each entry is about, by its id. A query that names an exam, year or institution which an entry is not about is no strong match for it.',
      },
    ),
    words: Type.Array(text('A folded word.'), {
      description:
        'Words and numbers of the questions, the most frequent first: misspelt words are repaired to these.',
    }),
    minisearch: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'A MiniSearch 7 index (MiniSearch.loadJS); the ids are those of the entries.',
    }),
  },
  named('FaqIndex', 'The search index of the questions, with which a client can search offline.'),
);
