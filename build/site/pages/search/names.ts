import type { NameRow, NamesDocument } from '../../../../assets/names.ts';
import { JSON_TYPE } from '../../../../http/headers.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { plainFile, type SiteFile } from '../../../publication/publication.ts';
import { holdersOf } from '../../derived/major-holders.ts';

export const NAMES_FILE = '/assets/names.json';

type Searched = Pick<Catalogue, 'universities' | 'majors' | 'regions' | 'exams' | 'faq'>;

const placeIn = (list: readonly string[], value: string | null): number | null => {
  const place = value === null ? -1 : list.indexOf(value);
  return place < 0 ? null : place;
};

/** What the search of the pages finds records by, and shows of them. */
function namesDocument(catalogue: Searched): NamesDocument {
  const { universities, majors, regions, exams, faq } = catalogue;
  const cities = new Map(
    universities.flatMap(({ city, cityEn }): [string, NameRow][] =>
      city === null ? [] : [[city, [city, city, cityEn ?? city]]],
    ),
  );
  const ids = universities.map(({ id }) => id);
  const holders = holdersOf(catalogue);
  const placesOf = (found: readonly string[] = []) => found.flatMap((id) => placeIn(ids, id) ?? []);
  return {
    universities: universities.map(
      ({ id, name, nameEn, aliases, aliasesEn }): NameRow => [id, name, nameEn, [...aliases, ...aliasesEn]],
    ),
    majors: majors.map(
      ({ id, name, nameEn, aliases, aliasesEn }): NameRow => [id, name, nameEn, [...aliases, ...aliasesEn]],
    ),
    regions: regions.map(({ id, name, nameEn, aliases }): NameRow => [id, name, nameEn, aliases]),
    cities: [...cities.values()],
    exams: exams.map(
      ({ id, name, nameEn, abbreviation }): NameRow => [
        id,
        name,
        nameEn,
        abbreviation === null ? [] : [abbreviation],
      ],
    ),
    faq: faq.map(({ id, question, questionEn }): NameRow => [id, question, questionEn]),
    places: universities.map(({ city, regionId }) => [
      placeIn([...cities.keys()], city),
      placeIn(
        regions.map(({ id }) => id),
        regionId,
      ),
    ]),
    teachers: majors.map(({ id }) => placesOf(holders.get(id)?.universities)),
    likely: majors.map(({ id }) => placesOf(holders.get(id)?.byCollege)),
  };
}

export const namesFiles = (catalogue: Searched): SiteFile[] => [
  plainFile(NAMES_FILE, JSON_TYPE, JSON.stringify(namesDocument(catalogue))),
];
