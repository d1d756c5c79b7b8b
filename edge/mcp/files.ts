import { derivedFrom } from '../published.ts';

/** A published JSON file as it stands in a message: as a value, and as a text inside a JSON string. */
export interface Splice {
  readonly json: string;
  readonly quoted: string;
}

export const spliceOf = (json: string): Splice => ({ json, quoted: JSON.stringify(json) });

/** How many files are kept ready: the lists and a good part of the universities. */
const CAPACITY = 96;

/** A published file, ready to be spliced into a message without being parsed. */
export const readSplice = derivedFrom(spliceOf, CAPACITY);
