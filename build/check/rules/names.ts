import { fold } from '../../../text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { sharedUses } from './shared-uses.ts';

interface Named {
  readonly name?: string | undefined;
  readonly nameEn?: string | undefined;
}

/** No two universities have the same name, nor two exams; spelling variants count as the same. */
export const namesAreUnique = ({ universities, exams }: Content): Finding[] => [
  ...repeatedNames(universities),
  ...repeatedNames(exams),
];

function repeatedNames(entries: readonly Entry<Named>[]): Finding[] {
  return (['name', 'nameEn'] as const).flatMap((key) => {
    const uses = entries.flatMap(({ document, value }) => {
      const name = value[key];
      return name === undefined ? [] : [{ document, name, key: fold(name) }];
    });
    return sharedUses(uses).map(({ use: { document, name }, other }) =>
      findingAt(document, [key], 'duplicate-name', { name, other: other.document.file }),
    );
  });
}

const REGION_WORD = /^منطقه /;
const regionKey = (spelling: string): string => fold(spelling).replace(REGION_WORD, '');

/** One spelling of a region, and where it stands. */
interface Spelling {
  readonly path: Path;
  readonly id: string;
  readonly text: string;
}

/**
 * A spelling means one region only, in whatever way it is written. What a region is called comes before every
 * alias, so that the alias is the finding wherever it stands.
 */
export function regionSpellingsAreUnique({ regions }: Content): Finding[] {
  return regions.flatMap(({ document, value }) => {
    const meanings = new Map<string, string>();
    return spellingsOf(value.regions ?? []).flatMap(({ path, id, text: spelling }) => {
      const other = meanings.get(regionKey(spelling)) ?? id;
      meanings.set(regionKey(spelling), other);
      return other === id ? [] : [findingAt(document, path, 'region-spelling', { spelling, other })];
    });
  });
}

type Regions = NonNullable<Content['regions'][number]['value']['regions']>;

function spellingsOf(regions: Regions): Spelling[] {
  const called = regions.flatMap(({ id = '', name = '', nameEn = '' }, index) =>
    Object.entries({ id, name, nameEn }).map(([key, text]) => ({ path: ['regions', index, key], id, text })),
  );
  const aliases = regions.flatMap(({ id = '', aliases = [] }, index) =>
    aliases.map((text, at) => ({ path: ['regions', index, 'aliases', at], id, text })),
  );
  return [...called, ...aliases].filter(({ text }) => text !== '');
}
