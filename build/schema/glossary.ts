import { named, text } from './shape.ts';
import * as Type from './type.ts';

/** content/glossary.yaml: words that mean the same to a reader who searches. */
export const GlossaryRecord = Type.Object(
  {
    sets: Type.Array(
      Type.Array(text('A word or phrase, in any spelling or language.'), { minItems: 2, uniqueItems: true }),
      { description: 'Each set lists the words, abbreviations and transliterations of one thing.' },
    ),
  },
  named('GlossaryRecord', 'Synonyms that the search of the questions knows.'),
);
export type GlossaryRecord = Type.Static<typeof GlossaryRecord>;
