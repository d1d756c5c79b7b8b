import { describe, expect, it } from 'vitest';
import { publication } from '../support/publication.ts';
import { faultsOf, type Site, siteOf } from '../support/site-files.ts';

const site = siteOf(publication());
const [first] = site.files;
const exams = site.files.find(({ path }) => path === '/api/agent/exams.json');
if (first === undefined || exams === undefined) throw new Error('The site has no files.');

/** The site with a file more. */
const withFile = (...files: Site['files']): Site => ({ ...site, files: [...site.files, ...files] });
const withRule = (file: string): Site => ({
  ...site,
  table: { ...site.table, rules: [{ path: '/new', query: {}, file, status: 200 }, ...site.table.rules] },
});

describe('the verification of a finished site', () => {
  it('finds nothing wrong with a right one', () => {
    expect(faultsOf(site)).toEqual([]);
  });

  it.each<[string, Site, string]>([
    [
      'a file at a rewritten address, where a host would prefer it over the rule',
      withFile({ ...first, path: '/api/agent/exams' }),
      '/api/agent/exams: a file lies at a rewritten address',
    ],
    [
      'a rule that leads to a file that is not there',
      withRule('/nowhere.json'),
      '/new: there is no file /nowhere.json',
    ],
    ['a path that two files have', withFile(first), `two files have the path ${first.path}`],
  ])('reports %s', (_what, broken, sentence) => {
    expect(new Set(faultsOf(broken))).toEqual(new Set([sentence]));
  });

  it.each([
    '/api/agent/universities.json',
    '/api/agent/universities/ksu.json',
    '/api/agent/regions.json',
    '/api/agent/exams.json',
    '/api/agent/calendar.json',
    '/api/agent/faq.json',
    '/api/agent/skills.json',
    '/api/agent/claim.json',
    '/api/agent/status.json',
  ])('reports a key of %s that no shape has, though clients are told to bear it', (path) => {
    const file = site.files.find((each) => each.path === path);
    if (file === undefined) throw new Error(`The site has no ${path}.`);
    const wrong = { ...file, path: '/wrong.json', value: { ...Object(file.value), surprise: 1 } };
    expect(faultsOf(withFile(wrong))).toEqual([
      expect.stringMatching(/^\/wrong\.json does not match \w+: .*additional properties/),
    ]);
  });

  it('reports an answer that has not the published shape', () => {
    const wrong = { ...exams, path: '/wrong.json', body: Buffer.from('{"exams":[]}'), value: { exams: [] } };
    expect(faultsOf(withFile(wrong))).toEqual([
      expect.stringMatching(/^\/wrong\.json does not match ExamList: .*required/),
    ]);
  });
});
