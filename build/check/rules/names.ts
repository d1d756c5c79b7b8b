import { fold } from '../../../edge/search/normalise.ts';
import type { Path } from '../../read/document.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import type { Finding } from '../finding.ts';
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

/** A spelling means one region only, in whatever way it is written. */
export function regionSpellingsAreUnique({ regions }: Content): Finding[] {
  return regions.flatMap(({ document, value }) => {
    const meanings = new Map<string, string>();
    return (value.regions ?? []).flatMap((region, index) => {
      const { id = '', name, nameEn, aliases = [] } = region;
      const spellings: readonly (readonly [Path, string | undefined])[] = [
        [['id'], id],
        [['name'], name],
        [['nameEn'], nameEn],
        ...aliases.map((alias, at) => [['aliases', at], alias] as const),
      ];
      return spellings.flatMap(([path, spelling]) => {
        if (!spelling) return [];
        const other = meanings.get(regionKey(spelling)) ?? id;
        meanings.set(regionKey(spelling), other);
        if (other === id) return [];
        return [findingAt(document, ['regions', index, ...path], 'region-spelling', { spelling, other })];
      });
    });
  });
}
