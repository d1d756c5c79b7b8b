import { describe, expect, it } from 'vitest';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { publication } from '../support/publication.ts';
import { siteOf, textOf } from '../support/site-files.ts';

/** What a copy of all data asks for, with the list by which it is kept current. */
const REQUESTS = [
  '/api/agent/manifest.json',
  '/feeds/universities.ndjson',
  '/api/agent/majors.json',
  '/api/agent/fields.json',
  '/api/agent/regions.json',
  '/feeds/places.ndjson',
  '/feeds/exams.ndjson',
  '/feeds/calendar.ndjson',
  '/feeds/faq.ndjson',
  '/feeds/changes.ndjson',
];

const { files } = siteOf(publication({ catalogue: await frozenCatalogue() }));
const text = textOf({ files });

/** The lists of an answer: its members that hold objects. */
const listsIn = (answer: object): unknown[] => Object.values(answer).filter(Array.isArray).flat();

const copied = REQUESTS.slice(1).flatMap((path) =>
  path.endsWith('.ndjson')
    ? text(path)
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    : listsIn(JSON.parse(text(path))),
);
const held = new Set(copied.map((record) => JSON.stringify(record)));
const universities = copied.map(Object).filter((record) => 'collegesCoverage' in record);
const byId = new Map(universities.map((record) => [record.id, record]));

describe('a full copy of the data', () => {
  it('takes at most ten requests', () => expect(REQUESTS.length).toBeLessThanOrEqual(10));

  const folders = ['universities', 'majors', 'places', 'exams', 'calendar', 'faq'];
  it.each(folders)('holds every record of %s as the answer about it has it', (folder) => {
    const records = files.filter(({ path }) => new RegExp(`^/api/agent/${folder}/[^/]+\\.json$`).test(path));
    const answers = records.filter(({ path }) => path !== '/api/agent/faq/index.json');
    expect(answers.length).toBeGreaterThan(0);
    for (const { path } of answers) {
      const elements = listsIn(JSON.parse(text(path)));
      expect(
        elements.filter((element) => !held.has(JSON.stringify(element))),
        path,
      ).toEqual([]);
    }
  });

  it('holds all that the rows of lists and of their parts say', () => {
    const parts = files.filter(({ path }) => /^\/api\/agent\/(?:regions|universities\/major)\/[^/]+\.json$/.test(path));
    expect(parts.length).toBeGreaterThan(10);
    for (const path of ['/api/agent/universities.json', ...parts.map((part) => part.path)]) {
      for (const row of JSON.parse(text(path)).universities) expect(byId.get(row.id), path).toMatchObject(row);
    }
  });

  it('is kept current by a list of all that it holds', () => {
    const { files: listed } = JSON.parse(text('/api/agent/manifest.json'));
    const paths = listed.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(REQUESTS.slice(1)));
  });
});
