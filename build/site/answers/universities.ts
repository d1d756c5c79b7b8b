import { problemFile } from '../../../http/addresses.ts';
import type { Rule } from '../../../http/route-table.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import {
  type University,
  UniversityAnswer,
  type UniversityDetail,
  UniversityList,
  type UniversityRecord,
} from '../../schema/university.ts';
import { regionSpellings } from '../derived/region-spellings.ts';

const ADDRESS = '/api/agent/universities';
const LIST = `${ADDRESS}.json`;
const UNKNOWN_REGION = '/api/agent/regions/unknown.json';
const detailFile = (id: string): string => `${ADDRESS}/${id}.json`;
const regionFile = (id: string): string => `/api/agent/regions/${id}.json`;

function listed(record: UniversityRecord, catalogue: Catalogue): University {
  return {
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
  };
}

function detailed(record: UniversityRecord, catalogue: Catalogue): UniversityDetail {
  return {
    ...listed(record, catalogue),
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
  };
}

const envelope = (universities: readonly University[]): UniversityList => ({
  count: universities.length,
  universities: [...universities],
});

/** The list, one file for each university, one for each region, and what an unknown region is answered. */
export function universityFiles({ catalogue }: Publication): SiteFile[] {
  const all = catalogue.universities.map((record) => listed(record, catalogue));
  const regions = catalogue.regions.map((region) => ({
    id: region.id,
    name: region.name,
    nameEn: region.nameEn,
    accepted: regionSpellings(region),
  }));
  return [
    answer(LIST, UniversityList, envelope(all)),
    ...catalogue.universities.map((record) =>
      answer(detailFile(record.id), UniversityAnswer, {
        count: 1,
        universities: [detailed(record, catalogue)],
      }),
    ),
    ...catalogue.regions.map(({ id }) =>
      answer(
        regionFile(id),
        UniversityList,
        envelope(all.filter((university) => university.regionId === id)),
      ),
    ),
    answer(UNKNOWN_REGION, UniversityList, { ...envelope([]), regions }),
  ];
}

/** Which file answers which query: `id` first, then `region`, then the whole list. */
export function universityRules({
  universities,
  regions,
}: Pick<Catalogue, 'universities' | 'regions'>): Rule[] {
  const rule = (query: Rule['query'], file: string, status = 200): Rule => ({
    path: ADDRESS,
    query,
    file,
    status,
  });
  return [
    ...universities.map(({ id }) => rule({ id }, detailFile(id))),
    rule({ id: true }, problemFile('unknown-university'), 404),
    ...regions.flatMap((region) =>
      regionSpellings(region).map((spelling) => rule({ region: spelling }, regionFile(region.id))),
    ),
    rule({ region: true }, UNKNOWN_REGION),
    rule({}, LIST),
  ];
}
