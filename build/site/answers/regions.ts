import { groupBy } from '../../publication/group-by.ts';
import type { Edition } from '../../publication/publication.ts';
import type { RegionRecord } from '../../schema/university.ts';
import { oncePer } from '../../values/once-per.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import type { CollectionAnswers } from './collection.ts';

const universitiesByRegion = oncePer((universities: Edition['catalogue']['universities']) =>
  groupBy(universities, ({ regionId }) => regionId),
);

/** A region with every spelling that `?region=` accepts. */
const listed = (region: RegionRecord, { catalogue }: Edition) => ({
  id: region.id,
  name: region.name,
  nameEn: region.nameEn,
  accepted: regionSpellings(region),
  universities: universitiesByRegion(catalogue.universities).get(region.id)?.length ?? 0,
});

export const regions: CollectionAnswers<'regions'> = {
  listed,
  detailed: listed,
  envelope: (elements) => ({ count: elements.length, regions: elements }),
  filters: {},
  counts: (records) => ({ regions: records.length }),
};
