import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { plainText } from '../../../edge/text/plain-text.ts';
import { answer, CSV_TYPE, type Edition, plainFile, type SiteFile } from '../../publication/publication.ts';
import { DataPackage } from '../../schema/discovery.ts';
import { isRecord } from '../../schema/json-value.ts';
import type { Source } from '../../schema/source.ts';
import { LICENCE } from '../answers/credit.ts';
import { statusOf } from '../answers/exams.ts';
import { keptYear } from '../answers/places.ts';
import { regionName } from '../answers/regions.ts';
import SCHEMAS from './tables.json' with { type: 'json' };

type Row = Readonly<Record<string, unknown>>;

/** One kind of thing as a table: a row for each, no list in a cell that has a table of its own. */
interface Table {
  readonly name: string;
  readonly title: Bilingual;
  /** Names of the columns, those of the JSON answers where there is one, each with its type unless it is text. */
  readonly columns: string;
  readonly key: readonly string[];
  /** Columns that name a row elsewhere, each in one reference alone: `table.key`; for a key of two, `table.key.key`. */
  readonly references?: Readonly<Record<string, string>>;
  readonly rows: (edition: Edition) => Iterable<Row>;
}

const tableOf = (name: keyof typeof SCHEMAS, rows: Table['rows']): Table => ({ name, ...SCHEMAS[name], rows });

/** The page that leads, of a record with several. */
const leading = ({ sources }: { readonly sources: readonly { readonly url: string }[] }) => sources[0]?.url ?? null;

/** Parts of a record, each with its number there, the page that it rests on, and what is said of all of them. */
const numbered = (parts: readonly { readonly source: Source | null }[], about: Row): Row[] =>
  parts.map((each, at) => ({ ...each, ...about, number: at + 1, source: each.source?.url }));

const colleges = ({ catalogue }: Edition) =>
  catalogue.universities.flatMap((university) =>
    university.colleges.map((college) => ({ ...college, university: university.id, source: college.source.url })),
  );

/** What holds everywhere else than in the places. */
const ELSEWHERE = 'elsewhere';

/** Terms, holidays and single days of each school year, as each place keeps them. */
const calendarDays = ({ catalogue: { calendar, places } }: Edition): Row[] =>
  calendar.flatMap((record) =>
    [null, ...places.map(({ id }) => id)].flatMap((place) => {
      const { terms, holidays, endOfYear, staffReturn } = keptYear(record, place);
      const single = (id: string, day: typeof endOfYear) => ({ id, name: null, nameEn: null, first: day, last: day });
      const days = [
        ...terms.map((each) => ({ ...each, kind: 'term' })),
        ...holidays,
        { ...single('end-of-year', endOfYear), kind: 'day' },
        { ...single('staff-return', staffReturn), kind: 'day' },
      ];
      return days.map(({ first, last, ...each }) => ({
        ...each,
        year: record.year,
        place: place ?? ELSEWHERE,
        starts: first.day,
        startsCertainty: first.certainty,
        startsSource: first.credit.sources[0]?.url,
        ends: last.day,
        endsCertainty: last.certainty,
        endsSource: last.credit.sources[0]?.url,
      }));
    }),
  );

const UNIVERSITIES = tableOf('universities', ({ catalogue }) =>
  catalogue.universities.map((record) => ({
    ...record,
    region: regionName(catalogue, record.regionId),
    colleges: record.colleges.length,
    source: leading(record),
  })),
);

const TABLES: readonly Table[] = [
  UNIVERSITIES,
  tableOf('regions', ({ catalogue }) => catalogue.regions),
  tableOf('colleges', colleges),
  // By far the longest table: its rows are made one after the other.
  tableOf('programmes', function* (edition) {
    for (const { university, id: college, majors, source } of colleges(edition)) {
      for (const major of majors) yield { ...major.study, source, ...major, university, college };
    }
  }),
  tableOf('majors', ({ catalogue }) => catalogue.majors),
  tableOf('fields', ({ catalogue }) => catalogue.fields),
  tableOf('admission', ({ catalogue }) =>
    catalogue.admission.flatMap(({ id, university, year, readOn, tracks }) =>
      tracks.flatMap(({ name, nameEn, weights, minimums, source }, at) =>
        Object.entries({ weight: weights ?? {}, minimum: minimums ?? {} }).flatMap(([measure, scores]) =>
          Object.entries(scores).map(([score, value]) => {
            const about = { admission: id, track: at + 1, university, year, name, nameEn, readOn };
            return { ...about, measure, score, value, source: source.url };
          }),
        ),
      ),
    ),
  ),
  tableOf('exams', ({ catalogue, asOf }) =>
    catalogue.exams.map((exam) => {
      const { times, years } = exam.attemptLimit ?? {};
      return { ...exam, ...statusOf(exam, asOf), source: leading(exam), attemptTimes: times, attemptYears: years };
    }),
  ),
  tableOf('windows', ({ catalogue }) => catalogue.exams.flatMap(({ id, windows }) => numbered(windows, { exam: id }))),
  tableOf('admission-windows', ({ catalogue }) =>
    catalogue.admission.flatMap(({ id, university, windows }) => numbered(windows, { admission: id, university })),
  ),
  tableOf('calendar-days', calendarDays),
  tableOf('questions', ({ catalogue }) => catalogue.faq.map((entry) => ({ ...entry, source: leading(entry) }))),
  tableOf('changes', ({ catalogue }) =>
    catalogue.changes.flatMap(({ id, day, changes }) => numbered(changes, { entry: id, day })),
  ),
];

/** What a spreadsheet takes for a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠]/;

const told = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(told).join(' ');
  return isRecord(value) ? JSON.stringify(value) : String(value);
};

/** Most cells are ids, days and addresses. */
const CODE = /^\w[\w:/.-]*$/;

/** A cell as RFC 4180 writes it. A text that a spreadsheet would run starts with an apostrophe instead. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const written = told(value);
  if (typeof value === 'number' || CODE.test(written)) return written;
  const text = plainText(written);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const columnsOf = ({ columns }: Table) =>
  columns.split(' ').map((column) => {
    const [name = '', type = 'string'] = column.split(':');
    return { name, type };
  });

function csv(table: Table, edition: Edition): string {
  const names = columnsOf(table).map(({ name }) => name);
  let text = line(names);
  for (const row of table.rows(edition)) text += line(names.map((name) => cell(row[name])));
  return text;
}

/** Without it Excel takes the Arabic of the file for another encoding; programs take it for a part of the first name. */
const BYTE_ORDER_MARK = '\ufeff';

/** The universities as a table (RFC 4180), which spreadsheets open as it is. */
export const universitiesCsv = (edition: Edition): string => BYTE_ORDER_MARK + csv(UNIVERSITIES, edition);

export const tableAddress = (name: string): string => `/feeds/tables/${name}.csv`;
export const DATA_PACKAGE = '/datapackage.json';

/** Every table, and the Data Package (Frictionless, version 2) that says what their columns are. */
export function* tableFiles(edition: Edition): Generator<SiteFile> {
  const { service } = edition.catalogue;
  const resources = [];
  for (const table of TABLES) {
    const file = plainFile(tableAddress(table.name), CSV_TYPE, csv(table, edition));
    const schema = {
      fields: columnsOf(table),
      missingValues: [''],
      primaryKey: table.key,
      ...(table.references && {
        foreignKeys: Object.entries(table.references).map(([columns, target]) => {
          const [resource = '', ...fields] = target.split('.');
          return { fields: columns.split(' '), reference: { resource, fields } };
        }),
      }),
    };
    resources.push({
      name: table.name,
      title: `${table.title.ar} | ${table.title.en}`,
      type: 'table',
      path: file.path.slice(1),
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: file.digest.bytes,
      hash: `sha256:${file.digest.sha256}`,
      schema,
    });
    yield file;
  }
  const description = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'saudi-public-education',
    title: `${service.name} | ${service.nameEn}`,
    description: `${service.description} ${service.descriptionEn}`,
    homepage: edition.baseUrl,
    version: edition.asOf,
    licenses: [{ name: 'CC-BY-4.0', path: LICENCE, title: 'Creative Commons Attribution 4.0' }],
    contributors: [{ title: service.publisher.nameEn, path: service.publisher.url, roles: ['publisher'] }],
    resources,
  };
  yield answer(DATA_PACKAGE, DataPackage, description);
}
