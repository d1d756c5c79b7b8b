import { PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { problemDocument } from '../../../edge/http/problems.ts';
import { COLLECTIONS } from '../../collections/collections.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/problem.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { groupBy } from '../../values/group-by.ts';
import { oncePer } from '../../values/once-per.ts';
import { whileSame } from '../../values/while-same.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import { slug } from '../derived/slug.ts';
import type { RefusedValue } from './collection.ts';

/** A city that is no region, and the region that it lies in. */
interface City {
  readonly slug: string;
  readonly spellings: readonly string[];
  readonly regionId: string;
}

interface Named {
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly regionId: string | null;
}

const cityOf = oncePer(
  ({ city, cityEn, regionId }: UniversityRecord): Named => ({ name: city, nameEn: cityEn, regionId }),
);

interface Naming {
  readonly named: readonly Named[];
  /** Names of regions. */
  readonly regions: readonly string[];
}

const citiesAmong = whileSame(({ named, regions }: Naming): readonly City[] => {
  const taken = new Set(regions);
  const known = named.flatMap(({ name, nameEn, regionId }) =>
    nameEn === null || regionId === null ? [] : [{ slug: slug(nameEn), name, nameEn, regionId }],
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

/** The cities of institutions and of the calendar, but for those that have the name of a region. */
const citiesOf = oncePer(({ regions, places, universities }: Edition['catalogue']) =>
  citiesAmong({
    named: [
      ...places.map(({ name, nameEn, regionId }) => ({ name, nameEn, regionId })),
      ...universities.map(cityOf),
    ],
    regions: regions.flatMap(regionSpellings),
  }),
);

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
