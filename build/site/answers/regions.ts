import type { Edition } from '../../publication/publication.ts';
import type { RegionRecord } from '../../schema/region.ts';
import { regionMembers } from '../derived/region-members.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import type { CollectionAnswers } from './collection.ts';

/** A region with every spelling that `?region=` accepts. */
const listed = (region: RegionRecord, { catalogue }: Edition) => ({
  id: region.id,
  name: region.name,
  nameEn: region.nameEn,
  accepted: regionSpellings(region),
  universities: regionMembers(catalogue.universities).get(region.id)?.length ?? 0,
});

export const regions: CollectionAnswers<'regions'> = {
  listed,
  detailed: listed,
  envelope: (elements) => ({ count: elements.length, regions: elements }),
};
