import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RegionRecord } from '../../schema/region.ts';
import type { CollectionAnswers } from './collection.ts';

/** The Arabic name of a region; null for none. */
export const regionName = ({ regions }: Pick<Catalogue, 'regions'>, id: string | null): string | null =>
  regions.find((region) => region.id === id)?.name ?? null;

/** The institutions of a region, in the order of the catalogue. */
export const universitiesIn = ({ universities }: Pick<Catalogue, 'universities'>, region: string) =>
  universities.filter(({ regionId }) => regionId === region);

/** The institutions in whose cities the days of a place hold that is a region, and no city. */
export function universitiesAt(place: Pick<RegionRecord, 'id' | 'name'>, catalogue: Catalogue) {
  const isCity = catalogue.universities.some(({ city }) => city === place.name);
  return isCity ? [] : universitiesIn(catalogue, place.id);
}

const PREFIX = 'منطقة ';
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Every value of the `region` query parameter that means this region: its id, its Arabic name with and without «منطقة»,
 * its English name, the listed aliases, and the Latin ones in lower case, in capitals and with capital initials. A static
 * host compares values letter by letter, so what is accepted has to be listed.
 */
export function regionSpellings(region: RegionRecord): string[] {
  const spellings = [region.id, region.name, region.nameEn, ...region.aliases].flatMap((value) => {
    const lower = value.toLowerCase();
    const titled = lower.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
    if (!isArabic(value)) return [value, lower, titled, value.toUpperCase()];
    return value.includes('منطقة') ? [value] : [value, PREFIX + value];
  });
  return [...new Set(spellings)];
}

/** A region with every spelling that `?region=` accepts. */
export function acceptedRegion(region: RegionRecord) {
  const { id, name, nameEn } = region;
  return { id, name, nameEn, accepted: regionSpellings(region) };
}

export const regions: CollectionAnswers<'regions'> = {
  elements: ({ catalogue }) =>
    catalogue.regions.map((region) => ({
      ...acceptedRegion(region),
      universities: universitiesIn(catalogue, region.id).length,
    })),
  envelope: (elements) => ({ count: elements.length, regions: elements }),
};
