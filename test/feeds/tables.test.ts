import { describe, expect, it } from 'vitest';
import { universitiesCsv } from '../../build/site/feeds/csv.ts';
import { siteOf } from '../../build/site/site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { textOf } from '../support/site-files.ts';

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
  const text = universitiesCsv(CATALOGUE);
  const [header = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''));

  it('starts with a byte-order mark and ends each row with CRLF', () => {
    expect(text.startsWith('\ufeffid,name,nameEn,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.split('\n').length).toBe(text.split('\r\n').length);
  });

  it('has a row for each university, with empty cells where nothing is known', () => {
    const [first, second] = rows.map((row) =>
      Object.fromEntries(header.map((name, index) => [name, row[index]])),
    );
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
    const hostile = universitiesCsv({ ...CATALOGUE, universities });
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
      files: data
        .sort()
        .map((path) => ({ path, etag: table.files[path]?.etag, bytes: Buffer.byteLength(text(path)) })),
    });
  });
});
