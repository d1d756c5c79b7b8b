import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import { installTools } from '../harness/tools.ts';
import { relevanceSet } from '../search/published.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { inDeno } from './measure.ts';

/** How the search grows with the questions: a row for each size, each in a process of its own. */
const SIZES = [80, 500, 5_000];
const tools = await installTools('deno');

/** A word that no real question holds; 400 new ones for each thousand questions. */
const inventedWord = (seed: number, size: number) =>
  [...String((seed * 7919) % Math.max(400, size * 0.4))].map((digit) => 'بتجدرسعفقك'[Number(digit)]).join('م');

/** As many questions as asked for: copies of the frozen ones in which every third word is another. */
async function contentOf(size: number) {
  const catalogue = await frozenCatalogue();
  const faq = Array.from({ length: size }, (_, at) => {
    const entry = catalogue.faq[at % catalogue.faq.length];
    if (entry === undefined) throw new Error('The frozen content has no questions.');
    if (at < catalogue.faq.length) return entry;
    let seed = at;
    const varied = (text: string) =>
      text
        .split(' ')
        .map((word, place) => (place % 3 === at % 3 ? inventedWord(seed++, size) : word))
        .join(' ');
    return {
      ...entry,
      id: `${entry.id}-${at}`,
      question: varied(entry.question),
      questionEn: varied(entry.questionEn),
      alternatives: entry.alternatives.map(varied),
      alternativesEn: entry.alternativesEn.map(varied),
      answer: entry.answer === null ? null : varied(entry.answer),
    };
  });
  return { ...catalogue, faq };
}

/** Milliseconds of processor time: a busy machine changes it little. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** MiB that the process of a first search in Deno holds more than before it, where the edge functions of Netlify run. */
function denoMemory(index: string): string {
  const directory = join(tools, 'growth');
  mkdirSync(directory, { recursive: true });
  const text = join(directory, 'index.json');
  const program = join(directory, 'program.mjs');
  buildSync({
    entryPoints: ['edge/search/engine.ts'],
    outfile: join(directory, 'engine.mjs'),
    bundle: true,
    format: 'esm',
  });
  writeFileSync(text, index);
  writeFileSync(
    program,
    `import { loadEngine, searchQuestions } from './engine.mjs';
const before = Deno.memoryUsage().rss;
searchQuestions(loadEngine(JSON.parse(Deno.readTextFileSync(${JSON.stringify(text)}))), 'كم رسوم القدارت');
console.log(Math.round((Deno.memoryUsage().rss - before) / 2 ** 20));`,
  );
  return inDeno(tools, program);
}

/** Prints a row of the table. */
async function measure(size: number): Promise<void> {
  const text = JSON.stringify(searchIndex(await contentOf(size)));
  const queries = ['tuning', 'blind'].flatMap((name) => relevanceSet(name).queries.map(({ q }) => q));
  const megabytes = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const before = megabytes();
  const started = processorTime();
  const engine = loadEngine(JSON.parse(text));
  const loaded = processorTime();
  searchQuestions(engine, 'كم رسوم القدارت');
  const first = processorTime();
  const memory = megabytes() - before;
  const times = queries.map((query) => {
    const runs = Array.from({ length: 5 }, () => {
      const start = processorTime();
      searchQuestions(engine, query);
      return processorTime() - start;
    });
    return Math.min(...runs);
  });
  times.sort((one, other) => one - other);
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2);
  const cells = [
    size,
    Math.round(gzipSync(text, { level: 9 }).length / 1000),
    (loaded - started).toFixed(0),
    (first - loaded).toFixed(1),
    share(0.5),
    share(0.99),
    memory.toFixed(0),
    denoMemory(text),
  ];
  console.log(cells.map((cell) => String(cell).padStart(11)).join(''));
}

const [size] = process.argv.slice(2);
if (size !== undefined) {
  await measure(Number(size));
} else {
  const heads = ['questions', 'index kB gz', 'load ms', 'first ms', 'p50 ms', 'p99 ms', 'heap MiB', 'Deno MiB'];
  console.log(heads.map((head) => head.padStart(11)).join(''));
  for (const each of SIZES) {
    const program = ['--expose-gc', '--import', 'tsx', import.meta.filename, String(each)];
    spawnSync(process.execPath, program, { stdio: 'inherit' });
  }
}
