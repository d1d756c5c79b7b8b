import type { Language } from '../language.ts';
import { table } from '../model/block.ts';
import { code, english, link, prose, styled } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import type { ExpandedField } from './expanded.ts';
import { fieldMeaning } from './field-meanings.ts';
import { LABELS } from './labels.ts';

function typeOf(
  { type: { text, shape, isList }, nullable, optional, seenAt }: ExpandedField,
  language: Language,
) {
  const brackets = isList ? '[]' : '';
  const named = shape === null ? null : code(shape + brackets);
  const names: Content[] =
    named === null
      ? text.split(' | ').map((each) => code(each + brackets))
      : [seenAt === null ? named : link(`#${seenAt}`, named)];
  return [
    joined([...names, nullable && styled('tag', 'null')], ' '),
    optional && [' ', styled('kind', LABELS.optional[language])],
  ];
}

/** What a field means in the language of the page; in English where nobody has put it into Arabic. */
function meaningOf({ path, description }: ExpandedField, language: Language): Content {
  if (language === 'en') return prose(description);
  const arabic = fieldMeaning(path);
  return arabic === null ? english(prose(description)) : prose(arabic);
}

/** Fields at their places in an answer, each with a link of its own. */
export const fieldTable = (caption: Content, fields: readonly ExpandedField[], language: Language): Piece =>
  table({
    caption,
    columns: [LABELS.field[language], LABELS.type[language], LABELS.meaning[language]],
    rows: fields.map((field) => ({
      id: field.id,
      cells: [
        link(`#${field.id}`, code(field.path), 'self'),
        typeOf(field, language),
        meaningOf(field, language),
      ],
    })),
    style: 'fields',
  });
