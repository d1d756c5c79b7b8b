import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import { relevanceSet } from '../search/published.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { median } from './measure.ts';

const catalogue = await frozenCatalogue();
const text = JSON.stringify(searchIndex(catalogue));
const engine = loadEngine(JSON.parse(text));

/** Milliseconds of a warm search, median of many. */
function timeOf(query: string): number {
  return median(
    Array.from({ length: 51 }, () => {
      const start = performance.now();
      searchQuestions(engine, query);
      return performance.now() - start;
    }),
  );
}

const kilobytes = (data: string | Uint8Array) => `${(gzipSync(data, { level: 9 }).length / 1024).toFixed(1)} kB`;
const options = { bundle: true, minify: true, format: 'esm', write: false } as const;
const { outputFiles } = await build({ entryPoints: ['edge/search/answer.ts'], ...options });
console.log(`Index, gzipped: ${kilobytes(text)} for ${catalogue.faq.length} entries`);
console.log(`Code of the search, gzipped: ${kilobytes(outputFiles[0]?.contents ?? '')}`);

const queries = ['tuning', 'blind'].flatMap((name) => relevanceSet(name).queries.map(({ q }) => q));
for (const query of queries) searchQuestions(engine, query);
const times = queries.map(timeOf);
const usual = median(times);
console.log(`A search: median ${usual.toFixed(3)} ms, worst ${Math.max(...times).toFixed(3)} ms`);

/** Ten kilobytes of each; the endpoint refuses them, the engine must bear them. */
const HOSTILE: Readonly<Record<string, string>> = {
  'stop words': 'ما هو ',
  'common words': 'متى كم كيف رسوم قبول جامعة درجة ',
  'misspelt words': 'القدارت المكافئث التحصليي الموزنوة الجامععات ',
  'one long word': 'ق',
  'an expanding letter': 'ﷺ',
  'the wrong layout': 'hgr]vhj ',
  emoji: '🙂',
  marks: '\u0651',
};
for (const [name, piece] of Object.entries(HOSTILE)) {
  const query = piece.repeat(Math.ceil(10_000 / piece.length));
  const time = timeOf(query);
  console.log(`10 kB of ${name}: ${time.toFixed(3)} ms, ${(time / usual).toFixed(1)} usual searches`);
}
