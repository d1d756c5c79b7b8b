import Type from 'typebox';
import { id, named, text } from './shape.ts';

const word = text('A word or phrase, in any spelling or language.');

/** What people call an exam or an institution besides the names in its record. */
const Called = Type.Object(
  {
    ids: Type.Array(id('Id of the record; an id of its own when there is none.'), {
      minItems: 1,
      uniqueItems: true,
      description: 'What the names mean; several ids: any of them.',
    }),
    names: Type.Array(word, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** content/glossary.yaml: words that mean the same to a reader who searches. */
export const GlossaryRecord = Type.Object(
  {
    sets: Type.Array(Type.Array(word, { minItems: 2, uniqueItems: true }), {
      description: 'Each set lists the words, abbreviations and transliterations of one thing.',
    }),
    exams: Type.Array(Called, { description: 'What people call exams, those without a record too.' }),
    universities: Type.Array(Called, {
      description: 'What people call institutions, those without a record too.',
    }),
  },
  named('GlossaryRecord', 'Synonyms that the search of the questions knows.'),
);
export type GlossaryRecord = Type.Static<typeof GlossaryRecord>;
