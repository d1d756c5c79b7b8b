import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildSite } from '../../build/build.ts';
import { buildOptions } from '../../build/settings.ts';
import { installTools } from '../harness/tools.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { inDeno, median } from './measure.ts';

const RUNS = 15;
const tools = await installTools('deno');

/** Asked once in a fresh process; its time counts from before the import until the answer is read. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'tools/list': `new Request('https://data.example.sa/mcp', { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })`,
  search: `new Request('https://data.example.sa/api/agent/faq?q=' + encodeURIComponent('النسبة الموزونة'))`,
};

const program = (handler: string, question: string, publicDir: string): string => `
const request = ${question};
const site = { read: (path) => Deno.readTextFile(${JSON.stringify(publicDir)} + path) };
const started = performance.now();
const { handle } = await import(${JSON.stringify(handler)});
const response = await handle(request, site);
const text = await response.text();
const ms = performance.now() - started;
if (!response.ok) throw new Error(text);
console.log(ms);
`;

/** Median milliseconds of an import and a first answer, each in a process of its own. */
const cold = (file: string): number => median(Array.from({ length: RUNS }, () => Number(inDeno(tools, file))));

const publicDir = join(tools, 'public');
await buildSite(buildOptions({ content: CONTENT_DIR, out: publicDir }, {}, 'https://data.example.sa'));

const directory = join(tools, 'bench');
mkdirSync(directory, { recursive: true });
const handler = join(directory, 'handler.mjs');
const { outputFiles } = await build({
  entryPoints: ['edge/handler.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
});
const code = outputFiles[0]?.contents ?? new Uint8Array();
writeFileSync(handler, code);
const empty = join(directory, 'empty.mjs');
writeFileSync(empty, `export const handle = async () => new Response('{}');`);
console.log(`The function: ${code.length} bytes minified, ${gzipSync(code, { level: 9 }).length} gzipped`);

for (const [name, question] of Object.entries(QUESTIONS)) {
  const time = (of: string, label: string): number => {
    const file = join(directory, `${label}.mjs`);
    writeFileSync(file, program(of, question, publicDir));
    return cold(file);
  };
  const [base, ours] = [time(empty, 'empty-run'), time(handler, 'handler-run')];
  console.log(
    `Fresh Deno process, import and first ${name}: ${ours.toFixed(1)} ms, empty handler ${base.toFixed(1)} ms, difference ${(ours - base).toFixed(1)} ms`,
  );
}
