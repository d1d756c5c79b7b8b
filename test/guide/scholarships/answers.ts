import type { ScholarshipRecord } from '../../schema/scholarship.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = ({ id, name, nameEn, regionId, monthlySar }: ScholarshipRecord) => ({
  id,
  name,
  nameEn,
  regionId,
  monthlySar,
});

export const scholarships: CollectionAnswers<'scholarships'> = {
  elements: ({ catalogue }) => catalogue.scholarships.map(listed),
  details: ({ catalogue }) =>
    catalogue.scholarships.map((record) => ({
      ...listed(record),
      url: record.url,
      verifiedOn: record.verifiedOn,
      sources: record.sources,
    })),
  envelope: (elements) => ({ count: elements.length, scholarships: elements }),
  filters: {
    region: {
      values: ({ catalogue }) =>
        catalogue.regions.map((region) => ({
          id: region.id,
          accepted: [region.id],
          matches: catalogue.scholarships.filter(({ regionId }) => regionId === region.id).map(({ id }) => id),
        })),
      unknown: (empty) => empty,
    },
  },
};
