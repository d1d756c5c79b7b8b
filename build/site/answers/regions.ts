import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { RegionList } from '../../schema/university.ts';
import { regionSpellings } from '../derived/region-spellings.ts';

/** The regions with every spelling that `?region=` accepts. */
export function regionFiles({ catalogue }: Publication): SiteFile[] {
  const regions = catalogue.regions.map((region) => ({
    id: region.id,
    name: region.name,
    nameEn: region.nameEn,
    accepted: regionSpellings(region),
    universities: catalogue.universities.filter(({ regionId }) => regionId === region.id).length,
  }));
  return [answer('/api/agent/regions.json', RegionList, { count: regions.length, regions })];
}
