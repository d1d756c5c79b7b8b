import { edited, type Tree, VALID } from '../../support/content-tree.ts';
import type { Case } from './case.ts';
import CASES from './edits.json' with { type: 'json' };

/** The tree after an edit: file, what it replaces, with what, and of which file the file is a copy. */
const afterEdit = (tree: Tree, [file = '', from = '', to = '', original = file]: readonly string[]): Tree =>
  edited(file, from, to, { ...tree, [file]: tree[file] ?? tree[original] ?? '' });

export const EDIT_CASES = CASES.map(({ edits, ...rest }): Case => ({ ...rest, tree: edits.reduce(afterEdit, VALID) }));
