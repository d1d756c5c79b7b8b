import { PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { problemDocument } from '../../../edge/http/problems.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { COLLECTIONS } from '../../collections/collections.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/problem.ts';
import type { RegionRecord } from '../../schema/region.ts';
import { slug } from './addresses.ts';
import type { CollectionAnswers, RefusedValue } from './collection.ts';

/** The Arabic name of a region; null for none. */
export const regionName = ({ regions }: Pick<Catalogue, 'regions'>, id: string | null): string | null =>
  regions.find((region) => region.id === id)?.name ?? null;

/** The institutions of a region, in the order of the catalogue. */
export const universitiesIn = (
  { universities }: Pick<Catalogue, 'universities'>,
  region: string,
): Catalogue['universities'] => universities.filter(({ regionId }) => regionId === region);

const PREFIX = 'منطقة ';
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const titled = (text: string): string =>
  text.toLowerCase().replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Every value of the `region` query parameter that means this region: its id, its Arabic name with and without «منطقة»,
 * its English name, the listed aliases, and the Latin ones in lower case, in capitals and with capital initials. A static
 * host compares values letter by letter, so what is accepted has to be listed.
 */
export function regionSpellings(region: RegionRecord): string[] {
  const spellings = [region.id, region.name, region.nameEn, ...region.aliases].flatMap((value) => {
    if (!isArabic(value)) return [value, value.toLowerCase(), titled(value), value.toUpperCase()];
    return value.includes('منطقة') ? [value] : [value, PREFIX + value];
  });
  return [...new Set(spellings)];
}

/** The regions with every spelling that `?region=` accepts. */
export const regions: CollectionAnswers<'regions'> = {
  elements: ({ catalogue }) =>
    catalogue.regions.map((region) => ({
      id: region.id,
      name: region.name,
      nameEn: region.nameEn,
      accepted: regionSpellings(region),
      universities: universitiesIn(catalogue, region.id).length,
    })),
  envelope: (elements) => ({ count: elements.length, regions: elements }),
};

/** A city that is no region, and the region that it lies in. */
interface City {
  readonly slug: string;
  readonly spellings: readonly string[];
  readonly regionId: string;
}

/** The cities of institutions and of the calendar, but for those that have the name of a region. */
function citiesOf({ regions, places, universities }: Catalogue): City[] {
  const regionNames = new Set(regions.flatMap(regionSpellings));
  const named = [
    ...places,
    ...universities.map(({ city, cityEn, regionId }) => ({ name: city, nameEn: cityEn, regionId })),
  ].flatMap(({ name, nameEn, regionId }) =>
    nameEn === null || regionId === null ? [] : [{ slug: slug(nameEn), name, nameEn, regionId }],
  );
  return [...groupBy(named, (city) => city.slug)].flatMap(([slug, alike]) => {
    const [first] = alike;
    const spellings = alike
      .flatMap(({ name, nameEn }) => [name ?? nameEn, nameEn, nameEn.toLowerCase(), nameEn.toUpperCase()])
      .filter((spelling) => !regionNames.has(spelling));
    return first === undefined || spellings.length === 0
      ? []
      : [{ slug, spellings: [...new Set(spellings)], regionId: first.regionId }];
  });
}

const fileOf = ({ slug }: City): string => `/problems/cities/${slug}.json`;

/** Cities given as a region: none of them is one, but each lies in one. */
export const refusedCities = ({ catalogue }: Edition): RefusedValue[] =>
  citiesOf(catalogue).map((city) => ({
    accepted: city.spellings,
    file: fileOf(city),
  }));

const [BY_REGION] = COLLECTIONS.universities.filters;

/** What to ask instead, for each city. */
export const cityFiles = ({ catalogue, baseUrl }: Edition): SiteFile[] =>
  citiesOf(catalogue).map((city) =>
    answer(
      fileOf(city),
      Problem,
      {
        ...problemDocument('region-is-city', baseUrl),
        region: city.regionId,
        regionUrl: `${baseUrl}${BY_REGION.folder}/${city.regionId}`,
      },
      PROBLEM_TYPE,
    ),
  );
