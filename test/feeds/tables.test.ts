import { describe, expect, it } from 'vitest';
import { siteOf } from '../../build/site/site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { CATALOGUE, publication } from '../support/publication.ts';

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

const bodyOf = (path: string, parts = {}): string =>
  String(siteOf(publication(parts)).files.find((file) => file.path === path)?.body);

describe('the table of universities', () => {
  const text = bodyOf('/feeds/universities.csv');
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
    const hostile = bodyOf('/feeds/universities.csv', { catalogue: { ...CATALOGUE, universities } });
    const [, row] = rowsOf(hostile.replace(/^\ufeff/, ''));
    expect(row?.[1]).toBe(shown);
    expect(row).toHaveLength(header.length);
  });
});

describe('the lists line by line', async () => {
  const catalogue = await frozenCatalogue();

  it.each([
    ['exams', 'exams'],
    ['calendar', 'years'],
    ['faq', 'faq'],
    ['regions', 'regions'],
  ])('%s are the elements of the answer', (name, member) => {
    const lines = bodyOf(`/feeds/${name}.ndjson`, { catalogue }).split('\n');
    expect(lines.pop()).toBe('');
    const answer = JSON.parse(bodyOf(`/api/agent/${name}.json`, { catalogue }));
    expect(lines.map((line) => JSON.parse(line))).toEqual(answer[member]);
    expect(lines.length).toBeGreaterThan(3);
  });

  it('universities are whole: each line is what the answer about it says', () => {
    const lines = bodyOf('/feeds/universities.ndjson', { catalogue }).trimEnd().split('\n');
    expect(lines.length).toBe(catalogue.universities.length);
    for (const line of lines.slice(0, 20)) {
      const { id } = JSON.parse(line);
      const { universities } = JSON.parse(bodyOf(`/api/agent/universities/${id}.json`, { catalogue }));
      expect(JSON.parse(line)).toEqual(universities[0]);
    }
  });
});

describe('the manifest', async () => {
  const { files } = siteOf(publication({ catalogue: await frozenCatalogue() }));
  const text = String(files.find(({ path }) => path === '/api/agent/manifest.json')?.body);
  const manifest: { files: { path: string; etag: string; bytes: number }[]; count: number } =
    JSON.parse(text);

  it('lists every file of data but itself, with the ETag that a host is told to send and its length', () => {
    const data = files.filter(
      ({ path }) => /^\/(api\/agent|feeds)\//.test(path) && path !== '/api/agent/manifest.json',
    );
    expect(manifest.count).toBe(data.length);
    expect(manifest.files.map(({ path }) => path)).toEqual(data.map(({ path }) => path).sort());
    const { table } = siteOf(publication({ catalogue: CATALOGUE }));
    const small: typeof manifest = JSON.parse(
      String(siteOf(publication()).files.find(({ path }) => path === '/api/agent/manifest.json')?.body),
    );
    for (const { path, etag } of small.files) expect(table.files[path]?.etag).toBe(etag);
  });
});
