import { fold } from '../../../text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** Names of regions are told without their generic words: «منطقة تبوك», «Riyadh Region». */
const GENERIC = /^منطقه |^المنطقه | region$| province$/g;
const bare = (name: string): string => fold(name).replace(GENERIC, '');

/**
 * A city lies in one region: in that after which it is called, else in that where most records put it. Where two
 * records alone disagree, nobody knows which of them is wrong, and both are told.
 */
export function citiesLieInOneRegion({ universities, regions }: Content): Finding[] {
  const called = new Map(
    regions.flatMap(({ value: { id = '', name = '', nameEn = '', aliases = [] } }) =>
      [name, nameEn, ...aliases].map((text) => [bare(text), id] as const),
    ),
  );
  const counts = new Map<string, Map<string, number>>();
  for (const { value } of universities) {
    const { city, regionId } = value;
    if (!city || !regionId) continue;
    const ofCity = counts.get(fold(city)) ?? new Map<string, number>();
    counts.set(fold(city), ofCity.set(regionId, (ofCity.get(regionId) ?? 0) + 1));
  }
  const known = new Set(regions.map(({ name }) => name));
  return universities.flatMap(({ document, value: { city, regionId } }) => {
    if (!city || !regionId || !known.has(regionId)) return [];
    const here = counts.get(fold(city))?.get(regionId) ?? 0;
    const rival = [...(counts.get(fold(city)) ?? [])]
      .filter(([region]) => region !== regionId)
      .sort(([, a], [, b]) => b - a)[0];
    const usual = called.get(bare(city)) ?? (rival !== undefined && rival[1] >= here ? rival[0] : regionId);
    if (usual === regionId) return [];
    // A city that the rest of the record names too is the right one.
    const named = fold(document.source).split(fold(city)).length > 2;
    const path = [named ? 'regionId' : 'city'];
    return [findingAt(document, path, 'city-of-other-region', { city, region: regionId, usual })];
  });
}
