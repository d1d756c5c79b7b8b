import type { Document } from '../../read/document.ts';

/** Something that a file says and that no other file should say; equal keys mean the same. */
interface Use {
  readonly document: Document;
  readonly key: string;
}

/**
 * Every use whose key another file uses too, with the first such use: both files are named to the editor,
 * because nobody but the editor knows which of them is the wrong one.
 */
export function sharedUses<U extends Use>(uses: readonly U[]): { readonly use: U; readonly other: U }[] {
  const groups = new Map<string, { first: U; elsewhere: U | null }>();
  for (const use of uses) {
    const group = groups.get(use.key);
    if (group === undefined) groups.set(use.key, { first: use, elsewhere: null });
    else if (group.elsewhere === null && use.document !== group.first.document) group.elsewhere = use;
  }
  return uses.flatMap((use) => {
    const group = groups.get(use.key);
    if (group === undefined || group.elsewhere === null) return [];
    return [{ use, other: use.document === group.first.document ? group.elsewhere : group.first }];
  });
}
