import { describe, expect, test } from 'vitest';
import { type Engine, loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import { indexOf, publishedFiles, type RelevanceSet, relevanceSet } from './published.ts';

const files = await publishedFiles();
const engine = loadEngine(indexOf(files));

/** Share of queries, in percent, with an entry that answers them among the first `depth` hits. */
function recall({ queries }: RelevanceSet, depth: number, on: Engine): number {
  const found = queries.filter(({ q, ids }) =>
    searchQuestions(on, q)
      .hits.slice(0, depth)
      .some(({ id }) => ids.includes(id)),
  );
  return (found.length / queries.length) * 100;
}

describe.each(['tuning', 'blind', 'second-blind'])('the %s queries', (name) => {
  const set = relevanceSet(name);

  test('find an answer among the first three', () => {
    expect(recall(set, 3, engine)).toBeGreaterThanOrEqual(95);
  });

  test('find an answer first', () => {
    expect(recall(set, 1, engine)).toBeGreaterThanOrEqual(80);
  });

  test('are mostly known to be answered', () => {
    const strong = set.queries.filter(({ q, ids }) =>
      searchQuestions(engine, q).hits.some(({ id, match }) => match === 'strong' && ids.includes(id)),
    );
    expect(strong.length / set.queries.length).toBeGreaterThanOrEqual(0.8);
  });

  test('of which those about nothing here hardly ever get a strong hit', () => {
    const misled = set.nonsense.filter((q) =>
      searchQuestions(engine, q).hits.some(({ match }) => match === 'strong'),
    );
    expect(misled.length, misled.join('\n')).toBeLessThanOrEqual(2);
  });

  test('name only entries that exist', () => {
    const ids = new Set(Object.values(indexOf(files).minisearch.documentIds));
    expect(set.queries.flatMap((query) => query.ids.filter((id) => !ids.has(id)))).toEqual([]);
  });
});

test('no query of the sets is stored as a phrasing, which would make it too easy', async () => {
  const { faq }: { faq: { question: string; questionEn: string }[] } = JSON.parse(
    files.get('/api/agent/faq.json') ?? '',
  );
  const stored = new Set(faq.flatMap(({ question, questionEn }) => [question, questionEn]));
  const sets = ['tuning', 'blind', 'second-blind'].map(relevanceSet);
  expect(sets.flatMap(({ queries }) => queries.filter(({ q }) => stored.has(q)))).toEqual([]);
});
