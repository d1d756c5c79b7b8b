import { fold } from '../../../text/fold.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { sharedUses } from './shared-uses.ts';

/** No two records of a collection share a name, where its definition says so; spelling variants count as the same. */
export const namesAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    definitionOf(name).distinct.flatMap((key) => repeated(content[name], key)),
  );

function repeated(entries: readonly Entry<unknown>[], key: string): Finding[] {
  const uses = entries.flatMap(({ document, path, value }) => {
    const name = memberOf(value, key);
    return typeof name === 'string' ? [{ document, path: [...path, key], name, key: fold(name) }] : [];
  });
  return sharedUses(uses).map(({ use: { document, path, name }, other }) =>
    findingAt(document, path, 'duplicate-name', { name, other: other.document.file }),
  );
}

const REGION_WORD = /^منطقه /;
const regionKey = (spelling: string): string => fold(spelling).replace(REGION_WORD, '');

/** One spelling of a region, and where it stands. */
interface Spelling {
  readonly document: Document;
  readonly path: Path;
  readonly id: string;
  readonly text: string;
}

/**
 * A spelling means one region only, in whatever way it is written. What a region is called comes before every
 * alias, so that the alias is the finding wherever it stands.
 */
export function regionSpellingsAreUnique({ regions }: Content): Finding[] {
  const meanings = new Map<string, string>();
  return spellingsOf(regions).flatMap(({ document, path, id, text: spelling }) => {
    const other = meanings.get(regionKey(spelling)) ?? id;
    meanings.set(regionKey(spelling), other);
    return other === id ? [] : [findingAt(document, path, 'region-spelling', { spelling, other })];
  });
}

function spellingsOf(regions: Content['regions']): Spelling[] {
  const called = regions.flatMap(({ document, path, value: { id = '', name = '', nameEn = '' } }) =>
    Object.entries({ id, name, nameEn }).map(([key, text]) => ({ document, path: [...path, key], id, text })),
  );
  const aliases = regions.flatMap(({ document, path, value: { id = '', aliases = [] } }) =>
    aliases.map((text, at) => ({ document, path: [...path, 'aliases', at], id, text })),
  );
  return [...called, ...aliases].filter(({ text }) => text !== '');
}
