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
  listed,
  detailed: (record) => ({
    ...listed(record),
    url: record.url,
    verifiedOn: record.verifiedOn,
    sources: record.sources,
  }),
  envelope: (elements) => ({ count: elements.length, scholarships: elements }),
  filters: {
    region: {
      values: (elements, { catalogue }) =>
        catalogue.regions.map(({ id }) => ({
          id,
          accepted: [id],
          elements: elements.filter(({ regionId }) => regionId === id),
        })),
      unknown: (empty) => empty,
    },
  },
  counts: (records) => ({ scholarships: records.length }),
};
