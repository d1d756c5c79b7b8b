/**
 * What checking and building take: the shipped content, and synthetic records beside Eleventy and Astro, which read and
 * check the same records and have to give the same answers. Before each run one record is edited; the peers keep what
 * they remember from the run before.
 *
 *     npm run bench:peers [-- --records 2000 --runs 3]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { selfContained } from '../../build/schema/json-schema.ts';
import { University, UniversityDetail, UniversityRecord } from '../../build/schema/university.ts';
import { installTools, toolEnvironment } from '../harness/tools.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { writeSynthetic } from './synthetic.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '2000' }, runs: { type: 'string', default: '3' } },
});
const [records, runs] = [Number(values.records), Number(values.runs)];

const tools = await installTools('peers');
/** All run on the same Node, one that Astro supports. */
const node = join(tools, `node_modules/node-linux-${process.arch}/bin/node`);
/** The projects of the peers stand where their packages are installed. */
for (const peer of ['eleventy', 'astro']) {
  cpSync(`test/bench/peers/${peer}`, join(tools, peer), { recursive: true });
  cpSync('test/bench/peers/answers.mjs', join(tools, peer, 'answers.mjs'));
}

const work = resolve('.cache/bench');
const content = join(work, 'content');
const [spec, usage] = [join(work, 'spec.json'), join(work, 'usage')];
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
await writeSynthetic(content, records);
writeFileSync(
  spec,
  JSON.stringify({
    record: selfContained(UniversityRecord),
    row: Object.keys(University.properties),
    detail: Object.keys(UniversityDetail.properties),
    regions: (await frozenCatalogue()).regions.map(({ id, name }) => ({ id, name })),
  }),
);

interface Run {
  readonly cwd?: string;
  readonly args: readonly string[];
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A command of package.json, without `node`. */
const script = (name: string, ...args: readonly string[]): Run => ({
  args: [...(scripts[name] ?? '').split(' ').slice(1), ...args],
});
const outOf = (name: string) => join(work, name.replaceAll(' ', '-'));

const OURS = 'this build, without pages of single records';
const ELEVENTY = 'Eleventy 3, js-yaml, Ajv';
const OUR_RUNS: Readonly<Record<string, Run>> = {
  'check of the shipped content': script('check'),
  'build of the shipped content': script('build', '--out', outOf('shipped')),
  [OURS]: script('build', '--content', content, '--as-of', '2026-11-20', '--out', outOf(OURS), '--no-pages'),
};
const PEERS: Readonly<Record<string, Run>> = {
  [ELEVENTY]: {
    cwd: join(tools, 'eleventy'),
    args: [join(tools, 'node_modules/@11ty/eleventy/cmd.cjs'), '--incremental'],
  },
  'Astro 7 content collections, Ajv': {
    cwd: join(tools, 'astro'),
    args: [join(tools, 'node_modules/astro/bin/astro.mjs'), 'build'],
  },
};

interface Cost {
  /** Seconds of processor time, of the process and all that it started. */
  readonly cpu: number;
  readonly wall: number;
  readonly mib: number;
}

/** Runs a command once, in a process of its own. */
function costOf(name: string, { cwd, args }: Run): Cost {
  const env = { ...toolEnvironment(tools), BENCH_USAGE: usage, BENCH_SPEC: spec, BENCH_CONTENT: content };
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@" >&2 && times', 'sh', node, '--import', resolve('test/bench/peers/usage.mjs'), ...args],
    { cwd, encoding: 'utf8', env: { ...env, BENCH_OUT: outOf(name), BENCH_CACHE: `${outOf(name)}-cache` } },
  );
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
  // The last line is of what the shell started: minutes and seconds of the program, and of the system for it.
  const seconds = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const cpu = seconds.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { cpu, wall, mib: Number(readFileSync(usage, 'utf8')) };
}

/** Keys that follow from files that the peers do not read, or from names. */
const DERIVED = ['questions', 'isInstitution'];

/** @throws Error when a peer has not given the answers of this program: as values, lists in any order */
function compareAnswers(name: string): void {
  const [ours, theirs] = [join(outOf(OURS), 'api/agent'), join(outOf(name), 'api/agent')];
  const answer = (folder: string, file: string): unknown =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'), (key, value) =>
      DERIVED.includes(key) ? undefined : value,
    ).universities.toSorted((one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1));
  const files = ['universities', 'regions'].flatMap((folder) =>
    readdirSync(join(theirs, folder)).map((file) => join(folder, file)),
  );
  for (const file of ['universities.json', ...files]) {
    if (!isDeepStrictEqual(answer(ours, file), answer(theirs, file))) {
      throw new Error(`${name} gives another ${file}.`);
    }
  }
}

const edited = join(content, 'universities/synthetic-00042.yaml');
const text = readFileSync(edited, 'utf8');
const costs = new Map<string, Cost>();
for (let run = 0; run < runs; run += 1) {
  writeFileSync(edited, text.replace(/^nameEn: .*$/m, `nameEn: Edited University ${run}`));
  for (const [name, each] of Object.entries({ ...OUR_RUNS, ...PEERS })) {
    const [before, now] = [costs.get(name), costOf(name, each)];
    const least = (key: keyof Cost) => Math.min(now[key], before?.[key] ?? now[key]);
    costs.set(name, { cpu: least('cpu'), wall: least('wall'), mib: least('mib') });
    if (name in PEERS) compareAnswers(name);
  }
}

console.log(
  `Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}, ${cpus().length} cores, ` +
    `${records} synthetic records, the least of ${runs} runs in turn`,
);
for (const [name, { cpu, wall, mib }] of costs) {
  const eleventy = costs.get(ELEVENTY) ?? { cpu, mib };
  const ratios =
    name === OURS || name in PEERS
      ? `  ${(cpu / eleventy.cpu).toFixed(2)} and ${(mib / eleventy.mib).toFixed(2)} times Eleventy`
      : '';
  console.log(
    `${name.padEnd(45)}${cpu.toFixed(2).padStart(6)} s CPU ${wall.toFixed(2).padStart(6)} s ${String(mib).padStart(5)} MiB${ratios}`,
  );
}
