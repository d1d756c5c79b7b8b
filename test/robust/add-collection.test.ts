import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../guide/scholarships/', import.meta.url));

/** A file of the example, and where the guide says that it goes. */
const NEW_FILES = {
  'build/schema/scholarship.ts': 'schema.ts',
  'build/collections/scholarships.ts': 'definition.ts',
  'build/site/answers/scholarships.ts': 'answers.ts',
  'content/scholarships/first-degree.yaml': 'first-degree.yaml',
};

/** Tables that get an import and a line. */
const TABLES = ['build/collections/collections.ts', 'build/site/answers/answers.ts'];

/** Compiles only while the compiler refuses what the guide says that it refuses. */
const FORGOTTEN = `
import type { COLLECTIONS } from './collections/collections.ts';
import { ANSWERS } from './site/answers/answers.ts';
import type { CollectionAnswers } from './site/answers/collection.ts';

const { scholarships, ...others } = ANSWERS;
export const entered: keyof typeof COLLECTIONS = 'scholarships';
// @ts-expect-error The table of answers lacks a collection.
export const answers: typeof ANSWERS = others;
// @ts-expect-error The table of collections lacks one.
export const collection: CollectionAnswers<'bursaries'> = scholarships;
`;

const copy = mkdtempSync(join(tmpdir(), 'collection-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed`);
  writeFileSync(path, after);
}

/** What the guide says of both tables. */
const enter = (text: string): string =>
  text
    .replace(
      "import { skills } from './skills.ts';",
      (line) => `import { scholarships } from './scholarships.ts';\n${line}`,
    )
    .replace(/^ {2}skills,$/m, '  scholarships,\n  skills,');

beforeAll(() => {
  for (const folder of ['build', 'edge', 'hosts', 'scripts']) {
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(ROOT, 'test/fixtures/content'), join(copy, 'content'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [target, source] of Object.entries(NEW_FILES)) {
    mkdirSync(dirname(join(copy, target)), { recursive: true });
    cpSync(join(EXAMPLE, source), join(copy, target));
  }
  for (const table of TABLES) edit(table, enter);
});

/** What the compiler says; empty when it accepts the program. */
function compile(): string {
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: copy, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

const SCRIPT = `
  const { loadContent } = await import('./build/catalogue/catalogue.ts');
  const { siteFiles } = await import('./build/site/site.ts');
  const { verified } = await import('./build/site/verify.ts');
  const { handle } = await import('./edge/handler.ts');
  const { editorSchemas } = await import('./scripts/editing/schemas/editor-schemas.ts');
  const { offersIn } = await import('./build/site/forms/offers.ts');
  const { catalogue } = await loadContent('content');
  const edition = { catalogue, baseUrl: 'https://data.example', asOf: '2026-11-20', recordPages: false };
  const files = new Map([...verified(siteFiles(edition))].map(({ path, body }) => [path, body]));
  const text = (path) => String(files.get(path));
  const read = async (path) => files.has(path) ? text(path) : null;
  const call = async (given) => {
    const params = { name: 'list_scholarships', arguments: given };
    const request = new Request('https://data.example/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    return (await (await handle(request, { read })).json()).result.content[0].text;
  };
  console.log(JSON.stringify({
    findings: (await loadContent('mistaken')).findings.filter(({ severity }) => severity === 'error'),
    list: text('/api/agent/scholarships.json'),
    detail: text('/api/agent/scholarships/first-degree.json'),
    region: text('/api/agent/scholarships/region/riyadh.json'),
    lines: text('/feeds/scholarships.ndjson'),
    status: JSON.parse(text('/api/agent/status.json')).counts.scholarships,
    operation: JSON.parse(text('/openapi.json')).paths['/api/agent/scholarships'].get.tags,
    tool: [await call({}), await call({ region: 'riyadh' }), await call({ id: 'first-degree' })],
    documented: text('/en/docs/scholarships.html').includes('/api/agent/scholarships'),
    guide: text('/llms.txt').includes('/api/agent/scholarships)'),
    dataset: text('/catalog.jsonld').includes('#scholarships'),
    editors: [...editorSchemas(offersIn(catalogue)).keys()].includes('scholarship.json'),
  }));
`;

describe('the example of the programmers’ guide', () => {
  it('compiles, and does not when a table was forgotten', () => {
    writeFileSync(join(copy, 'build/forgotten.ts'), FORGOTTEN);
    expect(compile()).toBe('');
  });

  it('gives list, detail, filter, feed, tool, documentation, editor schema and findings', () => {
    cpSync(join(copy, 'content'), join(copy, 'mistaken'), { recursive: true });
    edit('mistaken/scholarships/first-degree.yaml', (text) =>
      text.replace('- monthlySar', '- name').replace('regionId: riyadh', 'regionId: atlantis'),
    );
    const row =
      '{"id":"first-degree","name":"منحة الدرجة الأولى","nameEn":"First Degree Scholarship","regionId":"riyadh","monthlySar":1000}';
    const list = `{"count":1,"scholarships":[${row}]}`;
    const built = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
        cwd: copy,
        encoding: 'utf8',
      }),
    );
    expect(built).toMatchObject({
      // A reference to nothing, and a figure that no source supports.
      findings: [
        { code: 'unknown-reference', file: 'scholarships/first-degree.yaml', line: 4 },
        { code: 'no-source', file: 'scholarships/first-degree.yaml', line: 5 },
      ],
      list,
      detail: expect.stringContaining('https://www.scholarships.gov.sa/announcement'),
      region: list,
      lines: expect.stringMatching(/^\{"id":"first-degree".*"supports":\["monthlySar"\]\}\]\}\n$/),
      status: 1,
      operation: ['scholarships'],
      tool: [list, list, built.detail],
      documented: true,
      guide: true,
      dataset: true,
      editors: true,
    });
  });
});
