import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

const UPWARDS: readonly [file: string, imported: string][] = [
  ['build/read/a.ts', '../check/check.ts'],
  ['build/days/a.ts', '../schema/shape.ts'],
  ['build/schema/a.ts', '../collections/collections.ts'],
  ['build/check/rules/a.ts', '../../site/site.ts'],
  ['build/site/answers/a.ts', '../routes.ts'],
  ['build/site/answers/c.ts', '../feeds/atom.ts'],
  ['build/site/discovery/a.ts', '../pages/files.ts'],
  ['edge/mcp/a.ts', '../../build/schema/shape.ts'],
  ['edge/a.ts', 'node:fs'],
  ['edge/http/a.ts', '../handler.ts'],
  ['edge/text/a.ts', '../http/headers.ts'],
  ['edge/router/a.ts', '../../hosts/local/server.ts'],
  ['hosts/local/a.ts', '../../scripts/start.ts'],
  ['scripts/a.ts', '../test/support/command.ts'],
];
const DOWNWARDS: typeof UPWARDS = [
  ['build/check/b.ts', '../read/document.ts'],
  ['build/site/pages/b.ts', '../discovery/files.ts'],
  ['edge/mcp/b.ts', '../http/headers.ts'],
];

cpSync(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
for (const [file, imported] of [...UPWARDS, ...DOWNWARDS]) {
  write(file, `import { x } from '${imported}';\n\nexport const y = x;\n`);
}
write('edge/text/one.ts', "import type { B } from './two.ts';\n\nexport type A = B;\n");
write('edge/text/two.ts', "import type { A } from './one.ts';\n\nexport type B = A;\n");

/** What lint says, a line each: file and rule. */
const { stdout, stderr } = spawnSync(
  join(ROOT, 'node_modules/.bin/biome'),
  ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '.'],
  { cwd: copy, encoding: 'utf8' },
);
const findings = (stdout + stderr).split('\n');
const refuses = (file: string, rule: string): boolean =>
  findings.some((line) => line.includes(rule) && line.includes(`/${file},`));

it.each(UPWARDS)('%s may not import %s', (file) => {
  expect(refuses(file, 'noRestrictedImports'), findings.join('\n')).toBe(true);
});

it.each(DOWNWARDS)('%s may import %s', (file) => {
  expect(refuses(file, 'noRestrictedImports')).toBe(false);
});

it('types may not go round in a circle either', () => {
  expect(refuses('edge/text/one.ts', 'noImportCycles'), findings.join('\n')).toBe(true);
});

it('no room of the build imports a file that stands above all rooms', () => {
  const upwards = readdirSync(join(ROOT, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file.includes('/'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, 'build', file), 'utf8');
      return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, imported = '']) => ({
        file,
        target: posix.join(posix.dirname(file), imported),
      }));
    })
    .filter(({ target }) => !target.includes('/'));
  expect(upwards).toEqual([]);
});
