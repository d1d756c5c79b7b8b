import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../collections/collections.ts';
import type { Owner } from '../collections/content-files.ts';
import { isRecord } from '../schema/json-value.ts';
import { keysOf } from '../schema/marks.ts';

const FOLDERS = COLLECTION_NAMES.filter((name) => definitionOf(name).form === 'folder');

/**
 * The folder to which a file belongs by its keys, when it lies in another one: several of its keys are unknown where
 * it lies, and all are known there. Null when it lies right, or nobody can tell.
 */
export function folderMeant(owner: Owner, value: unknown): string | null {
  const here = FOLDERS.find((name) => name === owner);
  if (here === undefined || !isRecord(value)) return null;
  const keys = Object.keys(value);
  const unknownIn = (name: CollectionName): number => {
    const known = keysOf(definitionOf(name).record, []);
    return keys.filter((key) => !known.includes(key)).length;
  };
  if (keys.length < 4 || unknownIn(here) < 2) return null;
  return FOLDERS.find((name) => unknownIn(name) === 0) ?? null;
}
