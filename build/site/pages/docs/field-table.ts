import type { Language } from '../language.ts';
import { table } from '../model/block.ts';
import { code, link, prose, styled } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import type { ExpandedField } from './expanded.ts';
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
        prose(field.description),
      ],
    })),
    style: 'fields',
  });
