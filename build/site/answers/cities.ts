import { PROBLEM_TYPE } from '../../../http/headers.ts';
import { problemDocument } from '../../../http/problems.ts';
import { groupBy } from '../../publication/group-by.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/agent.ts';
import { oncePer } from '../../values/once-per.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import type { RefusedValue } from './collection.ts';

/** A city that is no region, and the region that it lies in. */
interface City {
  readonly slug: string;
  readonly spellings: readonly string[];
  readonly regionId: string;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The cities of institutions and of the calendar, but for those that have the name of a region. */
const citiesOf = oncePer(({ regions, places, universities }: Edition['catalogue']): readonly City[] => {
  const taken = new Set(regions.flatMap(regionSpellings));
  const named = [
    ...places.map(({ name, nameEn, regionId }) => ({ name, nameEn, regionId })),
    ...universities.map(({ city, cityEn, regionId }) => ({ name: city, nameEn: cityEn, regionId })),
  ];
  const known = named.flatMap(({ name, nameEn, regionId }) =>
    nameEn === null || regionId === null ? [] : [{ slug: slugOf(nameEn), name, nameEn, regionId }],
  );
  return [...groupBy(known, ({ slug }) => slug)].flatMap(([slug, alike]) => {
    const [first] = alike;
    const spellings = alike
      .flatMap(({ name, nameEn }) => [name ?? nameEn, nameEn, nameEn.toLowerCase(), nameEn.toUpperCase()])
      .filter((spelling) => !taken.has(spelling));
    return first === undefined || spellings.length === 0
      ? []
      : [{ slug, spellings: [...new Set(spellings)], regionId: first.regionId }];
  });
});

const fileOf = ({ slug }: City): string => `/problems/cities/${slug}.json`;

/** Cities given as a region: none of them is one, but each lies in one. */
export const refusedCities = ({ catalogue }: Edition): RefusedValue[] =>
  citiesOf(catalogue).map((city) => ({
    accepted: city.spellings,
    file: fileOf(city),
  }));

/** What to ask instead, for each city. */
export const cityFiles = ({ catalogue, baseUrl }: Edition): SiteFile[] =>
  citiesOf(catalogue).map((city) =>
    answer(
      fileOf(city),
      Problem,
      {
        ...problemDocument('region-is-city', baseUrl),
        region: city.regionId,
        regionUrl: `${baseUrl}/api/agent/regions/${city.regionId}`,
      },
      PROBLEM_TYPE,
    ),
  );
