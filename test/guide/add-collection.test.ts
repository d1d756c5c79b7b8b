import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('./scholarships/', import.meta.url));

/** A file of the example, and where the guide says that it goes. */
const NEW_FILES = {
  'build/schema/scholarship.ts': 'schema.ts',
  'build/collections/scholarships.ts': 'definition.ts',
  'build/site/answers/scholarships.ts': 'answers.ts',
  'content/scholarships/first-degree.yaml': 'first-degree.yaml',
};

/** Tables that get an import and a line. */
const TABLES = ['build/collections/collections.ts', 'build/site/answers/answers.ts'];

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'collection-'));
  for (const folder of ['build', 'edge', 'hosts', 'scripts']) {
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(ROOT, 'test/fixtures/content'), join(copy, 'content'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

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

/** Follows the guide, but forgets one of the files. */
function follow(forgotten?: string): void {
  for (const [target, source] of Object.entries(NEW_FILES)) {
    if (target === forgotten) continue;
    mkdirSync(dirname(join(copy, target)), { recursive: true });
    cpSync(join(EXAMPLE, source), join(copy, target));
  }
  for (const table of TABLES) if (table !== forgotten) edit(table, enter);
}

/** What the compiler says; empty when it is content. */
function compile(): string {
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: copy, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

const SCRIPT = `
  const { loadContent } = await import('./build/catalogue/load.ts');
  const { siteFiles, siteOf } = await import('./build/site/site.ts');
  const { verified } = await import('./build/site/verify.ts');
  const { handle } = await import('./edge/handler.ts');
  const { editorSchemas, idsIn } = await import('./scripts/editing/schemas/editor-schemas.ts');
  const { catalogue, findings } = await loadContent('content');
  if (catalogue === null) {
    console.log(JSON.stringify({ findings: findings.filter(({ severity }) => severity === 'error') }));
  }
  else {
    const edition = { catalogue, baseUrl: 'https://data.example', asOf: '2026-11-20' };
    const site = siteOf(edition);
    const text = (path) => String(site.files.find((file) => file.path === path)?.body);
    const read = async (path) => site.files.some((file) => file.path === path) ? text(path) : null;
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
      verified: [...verified(siteFiles(edition))].length === site.files.length,
      list: text('/api/agent/scholarships.json'),
      detail: text('/api/agent/scholarships/first-degree.json'),
      region: text('/api/agent/scholarships/region/riyadh.json'),
      lines: text('/feeds/scholarships.ndjson'),
      status: JSON.parse(text('/api/agent/status.json')).counts.scholarships,
      operation: JSON.parse(text('/openapi.json')).paths['/api/agent/scholarships'].get.tags,
      tool: [await call({}), await call({ region: 'riyadh' }), await call({ id: 'first-degree' })],
      documented: text('/en/docs/scholarships.html').includes('/api/agent/scholarships'),
      dataset: text('/catalog.jsonld').includes('#scholarships'),
      editors: [...editorSchemas(idsIn(catalogue)).keys()].includes('scholarship.json'),
    }));
  }
`;

/** Builds the copy's site in memory. */
const build = () =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
      cwd: copy,
      encoding: 'utf8',
    }),
  );

describe('the example of the programmers’ guide', () => {
  it('compiles, and gives list, detail, filter, feed, tool, documentation and editor schema', () => {
    follow();
    expect(compile()).toBe('');
    const row =
      '{"id":"first-degree","name":"منحة الدرجة الأولى","nameEn":"First Degree Scholarship","regionId":"riyadh","monthlySar":1000}';
    const list = `{"count":1,"scholarships":[${row}]}`;
    const built = build();
    expect(built).toMatchObject({
      verified: true,
      list,
      detail: expect.stringContaining('https://www.scholarships.gov.sa/announcement'),
      region: list,
      lines: expect.stringMatching(/^\{"id":"first-degree".*"supports":\["monthlySar"\]\}\]\}\n$/),
      status: 1,
      operation: ['scholarships'],
      tool: [list, list, built.detail],
      documented: true,
      dataset: true,
      editors: true,
    });
  });

  it('refuses a figure that no source supports, and a reference to nothing', () => {
    follow();
    edit('content/scholarships/first-degree.yaml', (text) =>
      text.replace('- monthlySar', '- name').replace('regionId: riyadh', 'regionId: atlantis'),
    );
    expect(build().findings).toMatchObject([
      { code: 'unknown-reference', file: 'scholarships/first-degree.yaml', line: 4 },
      { code: 'no-source', file: 'scholarships/first-degree.yaml', line: 5 },
    ]);
  });

  it.each([...Object.keys(NEW_FILES).filter((file) => file.endsWith('.ts')), ...TABLES])(
    'does not compile without %s',
    (file) => {
      follow(file);
      expect(compile()).toContain('scholarship');
    },
  );

  it('refuses records of a collection that nobody defined', () => {
    const target = join(copy, 'content/scholarships/first-degree.yaml');
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(EXAMPLE, 'first-degree.yaml'), target);
    expect(build().findings).toMatchObject([
      { code: 'unexpected-file', file: 'scholarships/first-degree.yaml' },
    ]);
  });
});
