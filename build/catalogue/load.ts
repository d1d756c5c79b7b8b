import { fold } from '../../edge/text/fold.ts';
import { sortedBy } from '../../edge/text/order.ts';
import { checkContent } from '../check/check.ts';
import { type CollectionName, definitionOf, forEachCollection } from '../collections/collections.ts';
import type { Finding } from '../findings/finding.ts';
import { readSnapshot } from '../read/read.ts';
import { type Snapshot, takeSnapshot } from '../read/snapshot.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { oncePer } from '../values/once-per.ts';
import { whileSame } from '../values/while-same.ts';
import type { Catalogue, Records } from './catalogue.ts';
import { deepFreeze } from './freeze.ts';
import { officialFirst } from './official-first.ts';

/** What came of a content directory. */
export interface Loaded {
  /** By file, line, column and code. */
  readonly findings: readonly Finding[];
  /** null when any finding is an error. */
  readonly catalogue: Catalogue | null;
}

type Checked = ReturnType<typeof checkContent>['collections'];

/** The keys by which a record is ordered; worked out once for each list of names and each record. */
const orderKeysOf = oncePer((orderedBy: readonly string[]) => {
  const keysOf = oncePer((record: object) => orderedBy.map((key) => fold(String(memberOf(record, key)))));
  return (record: unknown) => (isRecord(record) ? keysOf(record) : []);
});

/** The sound records of a collection, in the order that its definition names. */
function recordsOf<N extends CollectionName>(checked: Checked, name: N): Records[N];
function recordsOf(checked: Checked, name: CollectionName): readonly unknown[] {
  const { orderedBy, newestFirst } = definitionOf(name);
  const records = checked[name].whole.map(({ value }): unknown => officialFirst(value));
  const places = orderOf[name](records.map(orderKeysOf(orderedBy)));
  const ordered = places.map((place) => records[place]);
  return newestFirst ? ordered.reverse() : ordered;
}

type Order = (keys: readonly (readonly string[])[]) => readonly number[];

/** The places of records in the order of their keys. */
const orderOf = forEachCollection<Record<CollectionName, Order>>(() =>
  whileSame((keys) => sortedBy([...keys.keys()], (place) => keys[place] ?? [])),
);

/**
 * Reads and checks a content directory, and makes the catalogue of it when nothing is wrong.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 * @throws UserError when the directory is missing or cannot be listed
 */
export const loadContent = async (dir: string, asOf: string | null = null): Promise<Loaded> =>
  loadSnapshot(await takeSnapshot(dir), asOf);

/** The same for a content directory that was read already. */
export function loadSnapshot(snapshot: Snapshot, asOf: string | null = null): Loaded {
  const reading = readSnapshot(snapshot);
  const { collections, documents, findings } = checkContent(reading, asOf);
  const service = documents.service.whole[0]?.value;
  const glossary = documents.glossary.whole[0]?.value;
  const retired = documents.retired.whole[0]?.value;
  const sound = findings.every((finding) => finding.severity === 'warning');
  if (!sound || service === undefined || glossary === undefined || retired === undefined) {
    return { findings, catalogue: null };
  }
  const content = {
    ...forEachCollection<Records>((name) => recordsOf(collections, name)),
    service,
    glossary,
    retired,
    skillTexts: new Map(
      collections.skills.whole.map(({ value, document }) => [value.name, document.text ?? '']),
    ),
  };
  return { findings, catalogue: catalogueOf(deepFreeze(content), reading.contentHash) };
}

/** Apart, so that the catalogue holds on to nothing else of what was read. */
const catalogueOf = (content: Omit<Catalogue, 'contentHash'>, hash: () => string): Catalogue =>
  Object.freeze({
    ...content,
    get contentHash() {
      return hash();
    },
  });
