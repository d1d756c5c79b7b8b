import { FILE_MISTAKES } from './files.ts';
import { MEANING_MISTAKES, TEXT_MISTAKES } from './meaning.ts';
import type { Mistake } from './mistake.ts';
import { SHAPE_MISTAKES, YAML_MISTAKES } from './shape.ts';

export const ALL_MISTAKES: readonly (readonly [string, readonly Mistake[]])[] = [
  ['YAML', YAML_MISTAKES],
  ['shape', SHAPE_MISTAKES],
  ['text', TEXT_MISTAKES],
  ['meaning', MEANING_MISTAKES],
  ['files', FILE_MISTAKES],
];
