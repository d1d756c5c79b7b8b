import { fold } from '../../edge/text/fold.ts';
import { sortedBy } from '../../edge/text/order.ts';
import { checkContent } from '../check/check.ts';
import type { Entry, SoundTexts } from '../check/entry.ts';
import type { CollectionName, RecordOf } from '../collections/collections.ts';
import { COLLECTION_NAMES, definitionOf, forEachOf } from '../collections/collections.ts';
import type { DocumentOf } from '../collections/documents.ts';
import { readContent } from '../read/read.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { SOURCE_KINDS } from '../schema/source.ts';

/** The records of each collection, in the order in which answers show them. */
export type Records = { readonly [N in CollectionName]: readonly RecordOf<N>[] };

/** All content, typed and checked. */
export interface Catalogue extends Records {
  readonly service: DocumentOf<'service'>;
  readonly glossary: DocumentOf<'glossary'>;
  /** Ids whose record is gone, by collection. */
  readonly retired: DocumentOf<'retired'>;
  /** The whole SKILL.md of each skill by its name; `{base_url}` and its kin are still to be filled in. */
  readonly skillTexts: ReadonlyMap<string, string>;
  /** SHA-256 over every content file, as 64 lower-case hex digits. */
  readonly contentHash: string;
}

/**
 * Reads and checks a content directory, and makes the catalogue of it when nothing is wrong.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 * @param sound texts that were checked before
 * @returns the findings by file, line, column and code, and the catalogue: null when any finding is an error
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function loadContent(dir: string, asOf: string | null = null, sound?: SoundTexts) {
  const reading = await readContent(dir);
  const { checked, findings } = checkContent(reading, asOf, sound);
  const service = checked.service.valid[0]?.value;
  const glossary = checked.glossary.valid[0]?.value;
  const retired = checked.retired.valid[0]?.value;
  const isSound = findings.every((finding) => finding.severity === 'warning');
  if (!isSound || service === undefined || glossary === undefined || retired === undefined) {
    return { findings, catalogue: null };
  }
  const catalogue: Catalogue = {
    ...forEachOf<Records>(COLLECTION_NAMES, (name) => inOrder<unknown>(name, checked[name].valid)),
    service,
    glossary,
    retired,
    skillTexts: new Map(checked.skills.valid.map(({ value, document }) => [value.name, document.text ?? ''])),
    contentHash: reading.contentHash,
  };
  return { findings, catalogue };
}

const ORDER: readonly unknown[] = Object.keys(SOURCE_KINDS);
const rank = (source: unknown): number => ORDER.indexOf(memberOf(source, 'kind'));
const byRank = (a: unknown, b: unknown): number => rank(a) - rank(b);

/**
 * Puts the sources within a value, at whatever depth, into the order in which they are shown: the body that decides, then
 * newspapers, then others, and as the editor wrote them among equals. The first of `source` and `otherSources` leads.
 */
function orderSources(value: unknown): void {
  if (Array.isArray(value)) value.forEach(orderSources);
  if (!isRecord(value)) return;
  const { sources, source, otherSources } = value;
  if (Array.isArray(sources)) sources.sort(byRank);
  if (Array.isArray(otherSources) && isRecord(source)) {
    const [first, ...others] = [source, ...otherSources].sort(byRank);
    Object.assign(value, { source: first, otherSources: others });
  }
  Object.values(value).forEach(orderSources);
}

/** The records of a collection, in the order that its definition names. */
function inOrder<T>(name: CollectionName, valid: readonly Entry<T>[]): T[] {
  const { orderedBy, newestFirst } = definitionOf(name);
  const values = valid.map(({ value }) => value);
  // In place: nobody else holds what was just read.
  values.forEach(orderSources);
  const records = sortedBy(values, (record) => orderedBy.map((key) => fold(String(memberOf(record, key)))));
  return newestFirst ? records.reverse() : records;
}

/** Every record by its path, such as `exams/gat` or `calendar/1448`. */
export const recordsByPath = (catalogue: Catalogue): ReadonlyMap<string, unknown> =>
  new Map(
    COLLECTION_NAMES.flatMap((name) =>
      catalogue[name].map((each) => [`${name}/${memberOf(each, definitionOf(name).idKey)}`, each]),
    ),
  );
