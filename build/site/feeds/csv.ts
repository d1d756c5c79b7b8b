import { plainText } from '../../../edge/text/plain-text.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { regionName } from '../answers/regions.ts';
import { isInstitution } from '../answers/universities.ts';

type Cell = string | number | null;

/** Columns by their names in the JSON answers. */
const COLUMNS: Readonly<Record<string, (record: UniversityRecord, region: string | null) => Cell>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  nameEn: ({ nameEn }) => nameEn,
  type: ({ type }) => type,
  kind: ({ kind }) => kind,
  regionId: ({ regionId }) => regionId,
  region: (_, region) => region,
  city: ({ city }) => city,
  cityEn: ({ cityEn }) => cityEn,
  url: ({ url }) => url,
  founded: ({ founded }) => founded,
  qsRank: ({ qsRank }) => qsRank,
  qsRankTo: ({ qsRankTo }) => qsRankTo,
  qsYear: ({ qsYear }) => qsYear,
  collegesCoverage: ({ collegesCoverage }) => collegesCoverage,
  colleges: ({ colleges, ...record }) => colleges.filter((college) => !isInstitution(college, record)).length,
  verifiedOn: ({ verifiedOn }) => verifiedOn,
  source: ({ sources }) => sources[0]?.url ?? null,
};

/** What a spreadsheet takes for a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** A cell as RFC 4180 writes it. A text that a spreadsheet would run starts with an apostrophe instead. */
function cell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = plainText(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** Without it Excel takes the Arabic of the file for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** The universities as a table (RFC 4180), which spreadsheets open as it is. */
export const universitiesCsv = (catalogue: Catalogue): string =>
  [
    BYTE_ORDER_MARK + line(Object.keys(COLUMNS)),
    ...catalogue.universities.map((record) => {
      const region = regionName(catalogue, record.regionId);
      return line(Object.values(COLUMNS).map((value) => cell(value(record, region))));
    }),
  ].join('');
