import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { universitiesCsv } from '../../build/site/feeds/csv.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { siteOf, textOf } from '../support/site-files.ts';

/** Rows of a CSV text, read by RFC 4180 alone. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('the table of universities', () => {
  const text = universitiesCsv(publication());
  const [header = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''));

  it('starts with a byte-order mark and ends each row with CRLF', () => {
    expect(text.startsWith('\ufeffid,name,nameEn,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.split('\n').length).toBe(text.split('\r\n').length);
  });

  it('has a row for each university, with empty cells where nothing is known', () => {
    const [first, second] = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
    expect(first).toMatchObject({
      id: 'ksu',
      name: 'جامعة الملك سعود',
      region: 'الرياض',
      qsRank: '143',
      qsRankTo: '',
      colleges: '1',
    });
    expect(second).toMatchObject({ id: 'quiet', kind: '', region: '', url: '', collegesCoverage: 'none' });
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => header.length));
  });

  it.each([
    ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['\u202e=1', "'=1"],
    ['＝1', "'＝1"],
    ['a,"b"\r\nc', 'a,"b" c'],
    ['<script>', '<script>'],
  ])('shows %j as the text %j', (name, shown) => {
    const universities = CATALOGUE.universities.map((record) => ({ ...record, name }));
    const hostile = universitiesCsv(publication({ catalogue: { ...CATALOGUE, universities } }));
    const [, row] = rowsOf(hostile.replace(/^\ufeff/, ''));
    expect(row?.[1]).toBe(shown);
    expect(row).toHaveLength(header.length);
  });
});

const { files, table } = siteOf(publication({ catalogue: await frozenCatalogue() }));
const text = textOf({ files });

describe('the lists line by line', () => {
  it.each([
    ['exams', 'exams'],
    ['calendar', 'years'],
    ['faq', 'faq'],
    ['regions', 'regions'],
  ])('%s are the elements of the answer', (name, member) => {
    const lines = text(`/feeds/${name}.ndjson`).split('\n');
    expect(lines.pop()).toBe('');
    const answer = JSON.parse(text(`/api/agent/${name}.json`));
    expect(lines.map((line) => JSON.parse(line))).toEqual(answer[member]);
    expect(lines.length).toBeGreaterThan(3);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(text('/api/agent/manifest.json'));

  it('lists every file of data but itself, with the ETag that a host is told to send and its length', () => {
    const data = files.flatMap(({ path }) =>
      /^\/(api\/agent|feeds)\//.test(path) && path !== '/api/agent/manifest.json' ? [path] : [],
    );
    expect(manifest).toEqual({
      asOf: '2026-11-20',
      count: data.length,
      files: data.sort().map((path) => ({ path, etag: table.files[path]?.etag, bytes: Buffer.byteLength(text(path)) })),
    });
  });
});

describe('the data package', async () => {
  const { files } = siteOf(publication({ catalogue: await frozenCatalogue() }));
  const text = textOf({ files });
  const description = JSON.parse(text('/datapackage.json'));
  type Field = { name: string; type: string };
  const tables = description.resources.map((resource: object) => {
    const { name, path, bytes, hash, schema } = Object(resource);
    const body = text(`/${path}`);
    const [header = [], ...rows] = rowsOf(body);
    const names: string[] = schema.fields.map(({ name }: Field) => name);
    const cells = rows.map((row) => Object.fromEntries(names.map((column, at) => [column, row[at] ?? ''])));
    return { name, body, bytes, hash, schema, header, names, cells, rows };
  });

  it('describes every table that is there, by its bytes', () => {
    const there = files.flatMap(({ path }) => (path.startsWith('/feeds/tables/') ? [path.slice(1)] : []));
    expect(description.resources.map(({ path }: { path: string }) => path)).toEqual(there);
    for (const { body, bytes, hash } of tables) {
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect(`sha256:${createHash('sha256').update(body).digest('hex')}`).toBe(hash);
    }
  });

  const TYPES: Record<string, RegExp> = {
    string: /^/,
    integer: /^-?\d*$/,
    number: /^(?:-?\d+(?:\.\d+)?)?$/,
    date: /^(?:\d{4}-\d{2}-\d{2})?$/,
  };
  const keyOf = (row: Record<string, string>, columns: readonly string[]) =>
    JSON.stringify(columns.map((column) => row[column]));

  const tableNames: string[] = tables.map(({ name }: { name: string }) => name);
  it.each(tableNames)('%s holds what its schema says', (asked) => {
    const found = tables.find(({ name }: { name: string }) => name === asked);
    const { schema, header, names, cells, rows } = Object(found);
    expect(header).toEqual(names);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(names.length);
    for (const { name, type } of schema.fields) {
      for (const row of cells) expect(row[name], name).toMatch(TYPES[type] ?? /never/);
    }
    const keys = cells.map((row: Record<string, string>) => keyOf(row, schema.primaryKey));
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of cells) for (const column of schema.primaryKey) expect(row[column]).not.toBe('');
    // The second version of the specification refuses an empty list.
    expect(schema.foreignKeys).not.toEqual([]);
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const target = tables.find(({ name }: { name: string }) => name === reference.resource);
      const known = new Set(target.cells.map((row: Record<string, string>) => keyOf(row, reference.fields)));
      for (const row of cells) if (row[fields[0]] !== '') expect(known).toContain(keyOf(row, fields));
    }
  });
});
