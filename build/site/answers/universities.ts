import type { Edition } from '../../publication/publication.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { coverageOf, holdersOf } from '../derived/major-holders.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = (record: UniversityRecord, { catalogue }: Edition) => ({
  id: record.id,
  name: record.name,
  region: catalogue.regions.find((region) => region.id === record.regionId)?.name ?? null,
  kind: record.kind,
  qsRank: record.qsRank,
  qsRankTo: record.qsRankTo,
  qsYear: record.qsYear,
  url: record.url ?? '',
  nameEn: record.nameEn,
  regionId: record.regionId,
  city: record.city,
  cityEn: record.cityEn,
  type: record.type,
});

export const universities: CollectionAnswers<'universities'> = {
  listed,
  detailed: (record, edition) => ({
    ...listed(record, edition),
    aliases: record.aliases,
    aliasesEn: record.aliasesEn,
    founded: record.founded,
    identifiers: record.identifiers,
    collegesCoverage: record.collegesCoverage,
    colleges: record.colleges,
    confidence: record.confidence,
    note: record.note,
    noteEn: record.noteEn,
    verifiedOn: record.verifiedOn,
    sources: record.sources,
  }),
  envelope: (elements) => ({ count: elements.length, universities: elements }),
  filters: {
    region: {
      values: ({ catalogue }) =>
        catalogue.regions.map((region) => ({
          id: region.id,
          accepted: regionSpellings(region),
          holds: ({ regionId }) => regionId === region.id,
        })),
      unknown: (empty, { catalogue }) => ({
        ...empty,
        regions: catalogue.regions.map((region) => ({
          id: region.id,
          name: region.name,
          nameEn: region.nameEn,
          accepted: regionSpellings(region),
        })),
      }),
    },
    major: {
      values: ({ catalogue }) =>
        [...holdersOf(catalogue)].map(([id, { universities: holders }]) => {
          const ids = new Set(holders);
          return { id, accepted: [id], holds: (university) => ids.has(university.id) };
        }),
      beside: (part, { catalogue }) => ({ ...part, coverage: coverageOf(catalogue) }),
      unknown: (empty, { catalogue }) => ({
        ...empty,
        majors: catalogue.majors.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
      }),
    },
  },
  counts: (records) => {
    const colleges = records.flatMap((record) => record.colleges);
    return {
      universities: records.length,
      colleges: colleges.length,
      majors: colleges.reduce((sum, college) => sum + college.majors.length, 0),
    };
  },
};
