import { type Tree, VALID } from '../../support/content-tree.ts';

/** A way to break the content, and where it must be reported; no places: nothing is wrong with it. */
export interface Case {
  readonly title: string;
  readonly tree: Tree;
  /** `file:line:column code`, in order. */
  readonly places: readonly string[];
  /** What is said of it in English, in part. */
  readonly says?: string | undefined;
}

/** A place without a file is in the one that the tree changes. */
export function of(title: string, tree: Tree, ...places: readonly string[]): Case {
  const valid: Tree = VALID;
  const changed = Object.keys({ ...valid, ...tree }).filter((file) => tree[file] !== valid[file]);
  return { title, tree, places: places.map((place) => (/^\d/.test(place) ? `${changed.join()}:${place}` : place)) };
}

export const ksu = 'universities/ksu.yaml';
export const uqu = 'universities/uqu.yaml';
export const gat = 'exams/gat.yaml';
export const admission = 'admission/ksu-1448.yaml';
export const year = 'calendar/1448.yaml';
export const fee = 'faq/fee.yaml';
export const transfer = 'faq/transfer.yaml';
export const skill = 'skills/agent-auth/SKILL.md';
