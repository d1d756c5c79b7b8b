import { COLLECTION_NAMES, definitionOf } from '../collections/collections.ts';
import type { Owner } from '../collections/content-files.ts';
import { isRecord } from '../schema/json-value.ts';

const FOLDERS = COLLECTION_NAMES.filter((name) => definitionOf(name).form === 'folder');

const keysOf = (name: (typeof FOLDERS)[number]): ReadonlySet<string> => {
  const { record } = definitionOf(name);
  const { properties }: { readonly properties?: unknown } = { ...record };
  return new Set(isRecord(properties) ? Object.keys(properties) : []);
};

/**
 * The folder to which a file belongs by its keys, when it lies in another one: several of its keys are unknown where
 * it lies, and all are known there. Null when it lies right, or nobody can tell.
 */
export function folderMeant(owner: Owner, value: unknown): string | null {
  const here = FOLDERS.find((name) => name === owner);
  if (here === undefined || !isRecord(value)) return null;
  const keys = Object.keys(value);
  const unknownIn = (name: (typeof FOLDERS)[number]) => keys.filter((key) => !keysOf(name).has(key)).length;
  if (keys.length < 4 || unknownIn(here) < 2) return null;
  return FOLDERS.find((name) => unknownIn(name) === 0) ?? null;
}
