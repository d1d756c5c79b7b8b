/**
 * Builds the same records with this program, with peers, and with nothing but reading and writing, side by side and in
 * turn, holds their answers against each other, and writes what each took as a table and a chart.
 *
 *     npm run bench:peers [-- --sizes 100,1000,10000 --runs 3 --pages]
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { selfContained } from '../../build/schema/json-schema.ts';
import { University, UniversityDetail, UniversityRecord } from '../../build/schema/university.ts';
import { installTools, toolEnvironment } from '../harness/tools.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { chartOf } from './peers/chart.ts';
import { type Cost, type Measured, SCENARIOS, tableOf } from './peers/table.ts';
import { writeSynthetic } from './synthetic.ts';

const AS_OF = '2026-11-20';
const RESULTS = 'test/bench/results';
const PAGES = 'pages.mjs';

const { values } = parseArgs({
  options: { sizes: { type: 'string' }, runs: { type: 'string' }, pages: { type: 'boolean' } },
});
/** Whether the pages of single records are made, too: of the peers Eleventy alone knows how. */
const hasPages = values.pages === true;
const sizes = (values.sizes ?? '100,1000,10000').split(',').map(Number);
const runs = Number(values.runs ?? '3');

const tools = await installTools('peers', 'bench');
const work = resolve('.cache/bench');
const modern = ['x64', 'arm64']
  .map((arch) => join(tools, `node_modules/node-linux-${arch}/bin/node`))
  .find(existsSync);

/** The projects of the peers stand where their packages are installed. */
for (const peer of ['eleventy', 'astro']) {
  cpSync(`test/bench/peers/${peer}`, join(tools, peer), { recursive: true });
  cpSync('test/bench/peers/answers.mjs', join(tools, peer, 'answers.mjs'));
}

if (hasPages) {
  buildSync({
    entryPoints: ['test/bench/peers/pages.ts'],
    outfile: join(tools, PAGES),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
}

const spec = join(work, 'spec.json');
mkdirSync(work, { recursive: true });
writeFileSync(
  spec,
  JSON.stringify({
    record: selfContained(UniversityRecord),
    row: Object.keys(University.properties),
    detail: Object.keys(UniversityDetail.properties),
    regions: (await frozenCatalogue()).regions.map(({ id, name }) => ({ id, name })),
  }),
);

interface Places {
  readonly content: string;
  readonly out: string;
  readonly cache: string;
}

/** What is run, in which directory. */
interface Builder {
  readonly name: string;
  /** What it leaves can be compared with the answers of this program. */
  readonly answers: boolean;
  command(places: Places): {
    readonly node?: string;
    readonly cwd?: string;
    readonly args: readonly string[];
  };
}

const OURS = 'this build';
const BUILDERS: readonly Builder[] = [
  {
    name: OURS,
    answers: true,
    command: ({ content, out }) => ({
      args: [
        '--import',
        'tsx',
        'scripts/build.ts',
        '--content',
        content,
        '--out',
        out,
        '--as-of',
        AS_OF,
        ...(hasPages ? [] : ['--no-pages']),
      ],
    }),
  },
  {
    name: 'Eleventy 3, js-yaml 5, Ajv',
    answers: true,
    command: ({ out }) => ({
      cwd: join(tools, 'eleventy'),
      args: [join(tools, 'node_modules/@11ty/eleventy/cmd.cjs'), `--output=${out}`],
    }),
  },
  ...(modern === undefined || hasPages
    ? []
    : [
        {
          name: 'Astro 7 content collections, Ajv',
          answers: true,
          command: () => ({
            node: modern,
            cwd: join(tools, 'astro'),
            args: [join(tools, 'node_modules/astro/bin/astro.mjs'), 'build'],
          }),
        },
      ]),
  {
    name: 'floor: read all, write all',
    answers: false,
    command: ({ content, out }) => ({
      args: [resolve('test/bench/peers/floor.mjs'), content, placesOf(OURS, content).out, out],
    }),
  },
];

const placesOf = (name: string, content: string): Places => {
  const folder = join(work, name.replaceAll(/\W+/g, '-'));
  return { content, out: join(folder, 'out'), cache: join(folder, 'cache') };
};

/** Runs a builder once, in a process of its own. */
function costOf(builder: Builder, content: string): Cost {
  const places = placesOf(builder.name, content);
  const { node = process.execPath, cwd = process.cwd(), args } = builder.command(places);
  const usage = join(work, 'usage.json');
  rmSync(usage, { force: true });
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    node,
    ['--import', resolve('test/bench/peers/usage.mjs'), ...args],
    {
      cwd,
      encoding: 'utf8',
      env: {
        ...toolEnvironment(tools),
        BENCH_USAGE: usage,
        BENCH_SPEC: spec,
        BENCH_CONTENT: content,
        BENCH_OUT: places.out,
        BENCH_CACHE: places.cache,
        ...(hasPages && {
          BENCH_PAGES: join(tools, PAGES),
          BENCH_FROZEN: resolve('test/fixtures/content'),
          BENCH_AS_OF: AS_OF,
        }),
      },
    },
  );
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${builder.name} failed:\n${stdout}${stderr}`);
  const { cpu, mib } = JSON.parse(readFileSync(usage, 'utf8'));
  return { wall, cpu, mib };
}

function parsed(...path: string[]): { readonly universities: readonly { readonly id: string }[] } {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

/** @throws Error when a builder has not given the answers of this program: as values, lists in any order */
function compareAnswers(builder: Builder, content: string): number {
  const [ours, theirs] = [OURS, builder.name].map((name) => join(placesOf(name, content).out, 'api/agent'));
  const folders = ['universities', 'regions'].flatMap((folder) =>
    readdirSync(join(theirs ?? '', folder)).map((file) => join(folder, file)),
  );
  for (const file of ['universities.json', ...folders.filter((file) => file.endsWith('.json'))]) {
    const [a, b] = [ours ?? '', theirs ?? ''].map((folder) =>
      parsed(folder, file).universities.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    if (!isDeepStrictEqual(a, b)) throw new Error(`${builder.name} gives another ${file}.`);
  }
  return folders.length + (hasPages ? comparePages(ours ?? '', theirs ?? '') : 0);
}

/** @throws Error when a page is another */
function comparePages(ours: string, theirs: string): number {
  const site = join(theirs, '../..');
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|md)$/.test(file),
  );
  for (const file of pages) {
    if (!readFileSync(join(ours, '../..', file)).equals(readFileSync(join(site, file)))) {
      throw new Error(`The peer gives another ${file}.`);
    }
  }
  return pages.length;
}

/** Another text in one record, a new one each time. */
function edit(content: string, time: number): void {
  const file = join(content, 'universities/synthetic-00042.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^nameEn: .*$/m, `nameEn: Edited University ${time}`));
}

const aside = join(work, 'aside');
mkdirSync(aside, { recursive: true });

/** Deleted at the end: after many were deleted, a file system may take several times as long to make new ones. */
function putAside(path: string): void {
  if (existsSync(path)) renameSync(path, join(aside, randomUUID()));
}

const measured: Measured[] = [];
const machine = `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB; the least of ${runs} runs in turn.`;

/** Whole after each size: the largest takes long. */
function writeResults(): void {
  mkdirSync(RESULTS, { recursive: true });
  const name = join(RESULTS, hasPages ? 'peers-pages' : 'peers');
  writeFileSync(`${name}.md`, `${tableOf(measured, OURS)}\n\n${machine}\n`);
  writeFileSync(`${name}.svg`, chartOf(measured, OURS));
}

for (const size of sizes) {
  const content = join(work, `content-${size}`);
  putAside(content);
  await writeSynthetic(content, size);
  for (let round = 0; round < runs; round += 1) {
    for (const scenario of SCENARIOS) {
      if (scenario === 'one edit') edit(content, round);
      for (const builder of BUILDERS) {
        const { out, cache } = placesOf(builder.name, content);
        if (scenario === 'cold') {
          for (const left of [out, cache, ...(builder.name === OURS ? [resolve('.cache/stamps')] : [])]) {
            putAside(left);
          }
        }
        const cost = costOf(builder, content);
        measured.push({ builder: builder.name, size, scenario, ...cost });
        console.log(
          `${size} ${scenario}, ${builder.name}: ${cost.cpu.toFixed(2)} s CPU, ${cost.wall.toFixed(2)} s, ${cost.mib.toFixed(0)} MiB`,
        );
      }
    }
    if (round > 0) continue;
    for (const builder of BUILDERS.filter(({ answers, name }) => answers && name !== OURS)) {
      console.log(`${size}: ${builder.name} gives the same ${compareAnswers(builder, content)} answers`);
    }
  }
  putAside(content);
  writeResults();
}
rmSync(aside, { recursive: true, force: true });
console.log(`${tableOf(measured, OURS)}\n\n${machine}`);
