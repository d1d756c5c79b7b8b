import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../collections/collections.ts';
import type { Owner } from '../collections/content-files.ts';
import type { AcceptedWord } from '../findings/codes.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { keysOf } from '../schema/marks.ts';
import { ARABIC_NAMES } from '../schema/shape.ts';
import type { Entry } from './entry.ts';

const LONGEST = 64;

const bare = (word: string): string => word.toLowerCase().replace(/[-_.\s]/g, '');

/**
 * The accepted word that somebody most likely meant, or null when none is near or two are as near: the same letters
 * in another case or with other separators, or a few letters wrong, but never a word with something before it.
 */
export function mostLikelyMeant(word: string, accepted: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const written = bare(word);
  if (written === '') return null;
  // With more letters wrong, it is another word.
  const limit = written.length <= 5 ? 1 : written.length <= 8 ? 2 : 3;
  const [best, next] = accepted
    .map((candidate) => ({ candidate, known: bare(candidate), steps: editDistance(written, bare(candidate), limit) }))
    // `unofficial` is not a misspelt `official`: what is written before a word changes its meaning.
    .filter(
      ({ known, steps }) => steps === 0 || (steps <= limit && !written.endsWith(known) && !known.endsWith(written)),
    )
    .sort((a, b) => a.steps - b.steps);
  return best === undefined || best.steps === next?.steps ? null : best.candidate;
}

/** An Arabic word in the form in which it is compared: without the article, with any spelling of its letters. */
export const arabicWord = (name: string): string => fold(name.replaceAll('_', ' ')).replace(/(^| )ال/g, '$1');

/** The known key that was meant: by its Arabic name, or with a few letters wrong. */
export function keyMeant(written: string, known: readonly string[]): string | null {
  const word = arabicWord(written);
  const named = known.find((key) => ARABIC_NAMES[key]?.some((name) => arabicWord(name) === word));
  return named ?? mostLikelyMeant(written, known);
}

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

/** A name without what is told in one spelling and not in another. */
export const bareName = (text: string): string =>
  fold(text.replace(/[-_]/g, ' '))
    .replace(/^(?:منطقه|جامعه) | (?:region|province)$/g, '')
    .replace(/ /g, '');

/**
 * The records of a collection, and each by its id and every name and alias, without what spellings differ in; of several, a
 * name comes before an alias.
 */
export function indexOf(records: readonly Entry<unknown>[]) {
  const byName = new Map<string, Entry<unknown>>();
  const textsOf = (record: Entry<unknown>, keys: readonly string[]) =>
    keys.flatMap((key) => memberOf(record.value, key)).map((one) => [record, one] as const);
  const names = records.flatMap((record) => [
    [record, record.name] as const,
    ...textsOf(record, ['name', 'nameEn', 'abbreviation']),
  ]);
  for (const [record, one] of [...names, ...records.flatMap((each) => textsOf(each, ['aliases', 'aliasesEn']))]) {
    const key = typeof one === 'string' ? bareName(one) : '';
    if (key !== '' && !byName.has(key)) byName.set(key, record);
  }
  return { records, byName };
}
type RecordIndex = ReturnType<typeof indexOf>;

/** The record with this id in another case, or with this name, in whatever language or spelling. */
export const recordNamed = (id: string, { byName }: RecordIndex): Entry<unknown> | undefined =>
  byName.get(bareName(id));

/** Short ids differ by a letter and mean another record; in a longer one, a single wrong letter is a mistake. */
const SHORTEST_TO_CORRECT = 5;

/** The one record whose id differs from this by a single letter. */
function recordSpelt(id: string, { records }: RecordIndex): Entry<unknown> | undefined {
  if (id.length < SHORTEST_TO_CORRECT) return undefined;
  const [near, ...more] = records.filter(({ name }) => editDistance(id.toLowerCase(), name, 1) <= 1);
  return more.length === 0 ? near : undefined;
}

const MOST_LISTED = 24;

/**
 * The record that an id was meant to name, and all that it may name, while they are few.
 * @param live ids that it may name, also those without a record
 */
export function meantBy(id: string, index: RecordIndex, live: readonly string[]) {
  const meant = recordNamed(id, index) ?? recordSpelt(id, index);
  const words = [...new Set(live)];
  const recordOf = (word: string) => index.records.find(({ name }) => name === word);
  const accepted = words.length > MOST_LISTED ? [] : words.map((word) => described(word, recordOf(word)));
  return { meant: meant === undefined ? null : described(meant.name, meant), accepted };
}

/** A word with what the record of this id is called, as far as there is one. */
function described(word: string, record: Entry<unknown> | undefined): AcceptedWord {
  const [ar, en] = ['name', 'nameEn'].map((key) => memberOf(record?.value, key));
  return { word, meaning: typeof ar === 'string' ? { ar, en: typeof en === 'string' ? en : ar } : null };
}
