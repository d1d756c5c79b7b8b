import { MCP_DIRECTORY_FILE } from '../http/addresses.ts';
import { parsedFile } from '../site/published-site.ts';
import { editDistance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { type JsonObject, memberOf } from './protocol.ts';
import type { InputSchema } from './publication.ts';

/** Something with an id and mostly with names. */
export interface Named {
  readonly id: string;
  readonly name?: string;
  readonly nameEn?: string;
}

/** The records that an argument may name. */
export interface Vocabulary {
  /** In the order in which they are shown. */
  readonly records: readonly Named[];
  /** The ids that each id, name or other name means, by its `lookupKey`; several where it is ambiguous. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** A university as `list_universities` finds it and shows it. */
export interface Institution {
  readonly row: Named;
  readonly region: string | null;
  readonly kind: string | null;
  readonly coverage: 'complete' | 'partial' | 'none';
  readonly founded: number | null;
  /** Codes of the fields of its majors and colleges, as far as they are held. */
  readonly fields: readonly string[];
  /** `lookupKey` of all its names and of its city. */
  readonly words: string;
}

/** Ids of the institutions of a major. */
export interface Holders {
  /** Code of the detailed field that it belongs to. */
  readonly field: string;
  readonly universities: readonly string[];
  readonly byCollege: readonly string[];
}

/** Weights of admission to an institution, in short. */
export interface Formula {
  readonly university: string;
  readonly year: string | null;
  readonly track: string;
  readonly weights: Readonly<Record<string, number>>;
  /** Address of the page. */
  readonly source: string;
}

/** Names and lists in which the tools look things up, computed by the build: `MCP_DIRECTORY_FILE`. */
export interface Directory {
  readonly vocabularies: Readonly<Record<string, Vocabulary>>;
  /** What people call sectors, by `lookupKey`. */
  readonly sectors: readonly string[];
  /** The best ranked first, then by name. */
  readonly institutions: readonly Institution[];
  /** In the order of the answers about admission. */
  readonly formulas: readonly Formula[];
  /** The regions in which each city lies, by `lookupKey` of its name. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  /** The institutions of each major, by its id. */
  readonly holders: Readonly<Record<string, Holders>>;
}

/** Read when it is first needed: listing the tools does not need it. */
export const readDirectory = parsedFile(MCP_DIRECTORY_FILE, (text): Directory => JSON.parse(text));

/** The vocabulary with a name that the build gave it. */
export function vocabularyOf({ vocabularies }: Directory, name: string): Vocabulary {
  const vocabulary = vocabularies[name];
  if (vocabulary === undefined) throw new Error(`The directory has no vocabulary ${name}.`);
  return vocabulary;
}

/** A name as it is compared: folded, and without hyphens and other punctuation; `G.A.T.` is one word. */
export const nameKey = (name: string): string => fold(name.replaceAll('.', '').replaceAll(/\p{P}+/gu, ' '));

/** Arabic articles, also as people write them in Latin letters: `Al-Taif`, `At-Taif`. */
const ARTICLES = /(?<=^| )(?:ال(?=\S\S)|a(?:l|(sh|[tdrznsl])(?= \1)) (?=\S))/g;

/** A name as it is looked up: also without articles, which people use or leave out. */
export const lookupKey = (name: string): string => nameKey(name).replaceAll(ARTICLES, '');

/** Words that say what kind of thing is named, and those that join names. */
const KINDS = new Set(
  'منطقه مدينه محافظه جامعه جامعات تخصص تخصصات بكالوريوس قسم كليه كليات اختبار عام سنه هجري في ه region province city university universities univ uni college colleges major majors degree bachelor bsc exam test year hijri ah h the of in at'.split(
    ' ',
  ),
);

/** The words of a name's `lookupKey`, without those that say what kind of thing it is. */
export const tellingWords = (key: string): string[] => key.split(' ').filter((word) => !KINDS.has(word));

/** The ids that an id, a name or another name means, in whatever spelling. */
export function idsOf(asked: string, { records, ids }: Vocabulary): readonly string[] {
  const id = asked.trim().toLowerCase();
  if (records.some((record) => record.id === id)) return [id];
  const key = lookupKey(asked);
  return memberOf(ids, key) ?? memberOf(ids, tellingWords(key).join(' ')) ?? [];
}

/** A record as a message shows it. */
export const label = ({ id, name, nameEn }: Named): string => (name ? `${id} (${name}, ${nameEn})` : id);

/** A list of so many records is shown whole. */
const FEW = 15;
const MOST_NEAR = 6;

/**
 * The id that an argument means, or what to send instead.
 * @param description what the argument takes
 */
function choose(argument: string, asked: string, vocabulary: Vocabulary, description: string) {
  const { records } = vocabulary;
  const [id, ...others] = idsOf(asked, vocabulary);
  if (id !== undefined && others.length === 0) return { id };
  if (id !== undefined) {
    const meant = records.filter((one) => one.id === id || others.includes(one.id)).map(label);
    return { fault: `«${asked}» may be any of ${meant.join('; ')}. Send one of these ids.` };
  }
  const isShort = records.length <= FEW;
  const near = (isShort ? records : recordsNamedLike(asked, records, MOST_NEAR)).map(label).join('; ');
  const hint = near === '' ? '' : isShort ? ` Send one of ${near}.` : ` Did you mean ${near}?`;
  return { fault: `There is no \`${argument}\` «${asked}».${hint} ${description}` };
}

/** A text argument without surrounding blanks; empty when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The value of an argument that is a number, or what holds without it. */
export const numberOr = (otherwise: number, value: unknown): number => (typeof value === 'number' ? value : otherwise);

/**
 * The ids that the given arguments mean.
 * @param vocabularies which one knows the values of each argument
 */
export function chooseAll(
  given: JsonObject,
  vocabularies: Readonly<Record<string, string>>,
  directory: Directory,
  { properties }: InputSchema,
): { readonly ids: Readonly<Record<string, string>> } | { readonly fault: string; readonly argument: string } {
  const ids: Record<string, string> = {};
  for (const [argument, name] of Object.entries(vocabularies)) {
    const asked = textOf(given[argument]);
    if (asked === '') continue;
    const description = properties[argument]?.description ?? '';
    const chosen = choose(argument, asked, vocabularyOf(directory, name), description);
    if (chosen.id === undefined) return { ...chosen, argument };
    ids[argument] = chosen.id;
  }
  return { ids };
}

/** With a greater share of wrong letters two names have nothing in common. */
const FAR = 0.5;

/** Fewer letters than this occur in most names. */
const SHORTEST_PART = 3;

/** How far a record is from what was asked, from 0 (all words are there) to 1. */
function unlikeness(asked: string, { id, name = '', nameEn = '' }: Named): number {
  const words = asked.split(' ');
  const each = [id, name, nameEn].map(nameKey).flatMap((key) => {
    const length = Math.max(asked.length, key.length);
    const lost = words.filter((word) => word.length < SHORTEST_PART || !key.includes(word));
    return [lost.length / words.length, editDistance(asked, key, Math.floor(length * FAR)) / length];
  });
  return Math.min(...each);
}

/** The records that someone who asked for `text` may have meant, nearest first. */
export function recordsNamedLike(text: string, records: readonly Named[], limit: number): Named[] {
  const asked = nameKey(text);
  if (asked === '') return [];
  return records
    .map((record) => ({ record, far: unlikeness(asked, record) }))
    .filter(({ far }) => far <= FAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ record }) => record);
}
