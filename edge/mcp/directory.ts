import { MCP_DIRECTORY_FILE } from '../http/addresses.ts';
import { parsedFile } from '../site/published-site.ts';

/** Something that has a code, and mostly names. */
export interface Named {
  readonly id: string;
  readonly name?: string;
  readonly nameEn?: string;
}

/** What an argument may name. */
export interface Vocabulary {
  /** In the order in which they are shown. */
  readonly records: readonly Named[];
  /** The ids that each id, name or other name means, by its `lookupKey`; several where it is ambiguous. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** A university as the tool that lists them looks for it and shows it. */
export interface Institution {
  readonly row: Named;
  readonly region: string | null;
  readonly kind: string | null;
  readonly coverage: 'complete' | 'partial' | 'none';
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

/** Names and lists in which the tools look things up, computed by the build: `MCP_DIRECTORY_FILE`. */
export interface Directory {
  readonly vocabularies: Readonly<Record<string, Vocabulary>>;
  /** The best ranked first, then by name. */
  readonly institutions: readonly Institution[];
  /** The regions in which each city lies, by `lookupKey` of its name. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  /** The institutions of each major, by its id. */
  readonly holders: Readonly<Record<string, Holders>>;
}

/** Read when it is first needed: what only asks which tools there are does without. */
export const readDirectory = parsedFile(MCP_DIRECTORY_FILE, (text): Directory => JSON.parse(text));

/** The vocabulary of a name that the build has given. */
export function vocabularyOf({ vocabularies }: Directory, name: string): Vocabulary {
  const vocabulary = vocabularies[name];
  if (vocabulary === undefined) throw new Error(`The directory has no vocabulary ${name}.`);
  return vocabulary;
}
