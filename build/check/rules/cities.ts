import { fold } from '../../../text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** Names of regions are told without their generic words: «منطقة تبوك», «Riyadh Region». */
const GENERIC = /^منطقه |^المنطقه | region$| province$/g;
const withoutGeneric = (folded: string): string => folded.replace(GENERIC, '');

const formsOf = (city: string) => {
  const folded = fold(city);
  return { folded, bare: withoutGeneric(folded) };
};

const placeOf = oncePer(({ document, value: { city, regionId } }: Content['universities'][number]) =>
  city && regionId ? [{ document, city, regionId, ...formsOf(city) }] : [],
);

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
  // Most cities have one region, and are called like none.
  const doubtful = placed.filter(({ folded, bare }) => counts.get(folded)?.size !== 1 || called.has(bare));
  return doubtful.flatMap(({ document, city, regionId, folded, bare }) => {
    const here = counts.get(folded)?.get(regionId) ?? 0;
    const rival = [...(counts.get(folded) ?? [])]
      .filter(([region]) => region !== regionId)
      .sort(([, a], [, b]) => b - a)[0];
    const usual = called.get(bare) ?? (rival !== undefined && rival[1] >= here ? rival[0] : regionId);
    if (usual === regionId) return [];
    // A city that the rest of the record names too is the right one.
    const named = fold(document.source).split(folded).length > 2;
    const path = [named ? 'regionId' : 'city'];
    return [findingAt(document, path, 'city-of-other-region', { city, region: regionId, usual })];
  });
}
