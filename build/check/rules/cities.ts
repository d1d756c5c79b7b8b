import { fold } from '../../../edge/text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** Names of regions are told without their generic words: «منطقة تبوك», «Riyadh Region». */
const GENERIC = /^منطقه |^المنطقه | region$| province$/g;
const withoutGeneric = (folded: string): string => folded.replace(GENERIC, '');

const placeOf = oncePer(({ document, value: { city, regionId } }: Content['universities'][number]) =>
  city && regionId ? [{ document, city, regionId, folded: fold(city) }] : [],
);

/** Where a city lies of which so many records say one region and so many another. */
function usualRegion(counts: ReadonlyMap<string, number>, regionId: string): string {
  const here = counts.get(regionId) ?? 0;
  const [rival] = [...counts].filter(([region]) => region !== regionId).sort(([, a], [, b]) => b - a);
  return rival !== undefined && rival[1] >= here ? rival[0] : regionId;
}

/**
 * A city lies in one region: in that after which it is called, else in that where most records put it. Where two
 * records alone disagree, nobody knows which of them is wrong, and both are told.
 */
export function citiesLieInOneRegion({ universities, regions }: Content): Finding[] {
  const called = new Map(
    regions.flatMap(({ value: { id = '', name = '', nameEn = '', aliases = [] } }) =>
      [name, nameEn, ...aliases].map((text) => [withoutGeneric(fold(text)), id] as const),
    ),
  );
  const known = new Set(regions.map(({ name }) => name));
  const placed = universities.flatMap(placeOf).filter(({ regionId }) => known.has(regionId));
  const counts = new Map<string, Map<string, number>>();
  for (const { folded, regionId } of placed) {
    const ofCity = counts.get(folded) ?? new Map<string, number>();
    if (ofCity.size === 0) counts.set(folded, ofCity);
    ofCity.set(regionId, (ofCity.get(regionId) ?? 0) + 1);
  }
  /** Where a city lies instead, by region and city. */
  const instead = new Map<string, string>();
  for (const [city, ofCity] of counts) {
    for (const regionId of ofCity.keys()) {
      const usual = called.get(withoutGeneric(city)) ?? usualRegion(ofCity, regionId);
      if (usual !== regionId) instead.set(`${regionId} ${city}`, usual);
    }
  }
  if (instead.size === 0) return [];
  return placed.flatMap(({ document, city, regionId, folded }) => {
    const usual = instead.get(`${regionId} ${folded}`);
    if (usual === undefined) return [];
    // A city that the rest of the record names too is the right one.
    const named = fold(document.source).split(folded).length > 2;
    const path = [named ? 'regionId' : 'city'];
    return [findingAt(document, path, 'city-of-other-region', { city, region: regionId, usual })];
  });
}
