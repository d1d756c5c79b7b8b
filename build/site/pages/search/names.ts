import type { NameRow, NamesDocument } from '../../../../assets/names.ts';
import { JSON_TYPE } from '../../../../http/headers.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { plainFile, type SiteFile } from '../../../publication/publication.ts';

export const NAMES_FILE = '/assets/names.json';

type Searched = Pick<Catalogue, 'universities' | 'majors' | 'regions' | 'exams' | 'faq'>;

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** What the search of the pages finds records by, and shows of them. */
const namesDocument = ({ universities, majors, regions, exams, faq }: Searched): NamesDocument => ({
  universities: universities.map(
    ({ id, name, nameEn, aliases, aliasesEn, city, cityEn }): NameRow => [
      id,
      name,
      nameEn,
      [...aliases, ...aliasesEn, ...present([city, cityEn])],
    ],
  ),
  majors: majors.map(
    ({ id, name, nameEn, aliases, aliasesEn }): NameRow => [id, name, nameEn, [...aliases, ...aliasesEn]],
  ),
  regions: regions.map(({ id, name, nameEn, aliases }): NameRow => [id, name, nameEn, aliases]),
  exams: exams.map(
    ({ id, name, nameEn, abbreviation }): NameRow => [id, name, nameEn, present([abbreviation])],
  ),
  faq: faq.map(({ id, question, questionEn }): NameRow => [id, question, questionEn]),
});

export const namesFiles = (catalogue: Searched): SiteFile[] => [
  plainFile(NAMES_FILE, JSON_TYPE, JSON.stringify(namesDocument(catalogue))),
];
