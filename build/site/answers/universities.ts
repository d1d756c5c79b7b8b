import { groupBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { answer, type Edition } from '../../publication/publication.ts';
import { whyMissing } from '../../schema/missing.ts';
import {
  type CollegeRecord,
  UNIVERSITY_MISSING,
  UniversityList,
  type UniversityRecord,
} from '../../schema/university.ts';
import { slug } from './addresses.ts';
import type { CollectionAnswers, OtherValue } from './collection.ts';
import { questionsBy, universitiesOf } from './faq.ts';
import { coverageOf, holdersOf } from './majors.ts';
import { acceptedRegion, regionName, regionSpellings, universitiesIn } from './regions.ts';

/** How many institutions a filter cannot judge; nothing where it can judge all. */
const unknownIn = (filter: string, count: number) => (count === 0 ? {} : { unknown: { [filter]: count } });

/** Whether an institution stands for its own college, because its majors need one to stand in. */
export const isInstitution = (
  college: Pick<CollegeRecord, 'name' | 'nameEn'>,
  { name, nameEn }: Pick<UniversityRecord, 'name' | 'nameEn'>,
): boolean => college.name === name || college.nameEn === nameEn;

/** An institution as the list shows it. */
function row(record: UniversityRecord, catalogue: Catalogue) {
  const { id, name, kind, qsRank, qsRankTo, qsYear, nameEn, regionId, city, cityEn, type } = record;
  const region = regionName(catalogue, regionId);
  const url = record.url ?? '';
  return { id, name, region, kind, qsRank, qsRankTo, qsYear, url, nameEn, regionId, city, cityEn, type };
}

/** Cities sent as a region, unless a region is called so: the institutions there, and the region that it lies in. */
function citiesAsRegions({ catalogue, baseUrl }: Edition): OtherValue[] {
  const regionNames = new Set(catalogue.regions.flatMap(regionSpellings));
  const inCities = catalogue.universities.filter(({ cityEn, regionId }) => cityEn !== null && regionId !== null);
  return [...groupBy(inCities, ({ cityEn }) => slug(cityEn ?? ''))].flatMap(([city, records]) => {
    const spellings = records
      .flatMap(({ city, cityEn }) => [city, cityEn, slug(cityEn ?? ''), cityEn?.toUpperCase()])
      .flatMap((spelt) => (spelt && !regionNames.has(spelt) ? [spelt] : []));
    const [first] = records;
    if (first?.cityEn == null || first.regionId === null || spellings.length === 0) return [];
    const { city: name, cityEn, regionId } = first;
    const answered = {
      count: records.length,
      universities: records.map((record) => row(record, catalogue)),
      city: {
        name: name ?? cityEn,
        nameEn: cityEn,
        region: regionId,
        regionUrl: `${baseUrl}/api/agent/regions/${regionId}`,
      },
    };
    const file = answer(`/api/agent/regions/city/${city}.json`, UniversityList, answered);
    return [{ accepted: [...new Set(spellings)], file }];
  });
}

export const universities: CollectionAnswers<'universities'> = {
  elements: ({ catalogue }) => catalogue.universities.map((record) => row(record, catalogue)),
  details: ({ catalogue }) => {
    const questions = questionsBy(catalogue.faq, universitiesOf);
    return catalogue.universities.map((record) => ({
      ...row(record, catalogue),
      ...record,
      url: record.url ?? '',
      colleges: record.colleges.map((college) =>
        isInstitution(college, record) ? { ...college, isInstitution: true as const } : college,
      ),
      missing: whyMissing(record, UNIVERSITY_MISSING, null),
      questions: questions.get(record.id) ?? [],
    }));
  },
  envelope: (elements) => ({ count: elements.length, universities: elements }),
  spellings: ({ id }) => [id.toUpperCase()],
  filters: {
    region: {
      values: ({ catalogue }) =>
        catalogue.regions.map((region) => ({
          id: region.id,
          accepted: regionSpellings(region),
          matches: universitiesIn(catalogue, region.id).map(({ id }) => id),
        })),
      beside: ({ catalogue }) => {
        const placeless = catalogue.universities.filter(({ regionId }) => regionId === null).length;
        return (part) => ({ ...part, ...unknownIn('region', placeless) });
      },
      others: citiesAsRegions,
      unknown: (empty, { catalogue }) => ({ ...empty, regions: catalogue.regions.map(acceptedRegion) }),
    },
    major: {
      values: ({ catalogue }) =>
        [...holdersOf(catalogue)].map(([id, { universities: matches }]) => ({ id, accepted: [id], matches })),
      beside: ({ catalogue }) => {
        const holders = holdersOf(catalogue);
        const coverage = coverageOf(catalogue);
        const unjudged = catalogue.universities.filter(({ collegesCoverage }) => collegesCoverage !== 'complete');
        const inPart = new Set(unjudged.map(({ id }) => id));
        return (part, major) => {
          const { universities: known = [], byCollege = [] } = holders.get(major ?? '') ?? {};
          const likely = new Set(byCollege);
          return {
            ...part,
            byCollege: catalogue.universities
              .filter(({ id }) => likely.has(id))
              .map((record) => row(record, catalogue)),
            ...unknownIn('major', inPart.size - known.filter((id) => inPart.has(id)).length),
            coverage,
          };
        };
      },
      unknown: (empty, { catalogue }) => ({
        ...empty,
        majors: catalogue.majors.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
      }),
    },
  },
  parts: ({ colleges, ...record }) => ({
    colleges: colleges.filter((college) => !isInstitution(college, record)).length,
    majors: colleges.reduce((sum, { majors }) => sum + majors.length, 0),
  }),
};
