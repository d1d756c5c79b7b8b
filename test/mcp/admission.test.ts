import { describe, expect, test } from 'vitest';
import { call, MODERN } from './post.ts';
import { site } from './site.ts';

const structured = async (name: string, given: object) => {
  const { json } = await call(site, MODERN, 'tools/call', { name, arguments: given });
  return Object(json).result.structuredContent;
};

describe('admission over MCP', () => {
  test('one call gives every formula that is held, with year and source', async () => {
    const { formulas, total, count } = await structured('list_universities', { part: 'admission' });
    expect(formulas).toHaveLength(total);
    expect(count).toBe(total);
    expect(formulas).toContainEqual({
      university: 'kfupm',
      year: null,
      track: 'Regular track for secondary school graduates',
      weights: { school: 10, gat: 50, saat: 40 },
      source: 'https://apply.kfupm.edu.sa/terms-and-conditions',
    });
  });

  test('the other arguments narrow it, page by page', async () => {
    const { formulas } = await structured('list_universities', { part: 'admission', kind: 'private' });
    expect(new Set(formulas.map(({ university }: { university: string }) => university))).toEqual(new Set(['reu']));
    const first = await structured('list_universities', { part: 'admission', limit: 1 });
    expect(first).toMatchObject({ count: 1, nextCursor: '1' });
  });

  test('one institution with its weights and windows in place of its colleges', async () => {
    const { universities, sources } = await structured('get_university', { id: 'kfupm', part: 'admission' });
    expect(universities).toHaveLength(1);
    expect(universities[0]).toMatchObject({ id: 'kfupm', admission: [{ year: null, readOn: '2026-11-22' }] });
    expect(universities[0]).not.toHaveProperty('colleges');
    expect(universities[0].admission[0].tracks[0].source).toBe(sources[0].id);
    const [question] = universities[0].questions;
    const { faq } = await structured('search_faq', { q: question, limit: 1 });
    expect(faq).toMatchObject([{ id: question, score: 1, match: 'strong' }]);
  });

  test('an institution of which nothing is held has an empty list', async () => {
    const { universities } = await structured('get_university', { id: 'ksu', part: 'admission' });
    expect(universities[0]).toMatchObject({ id: 'ksu', admission: [] });
  });

  test('no tool takes a score', async () => {
    const { json } = await call(site, MODERN, 'tools/list');
    const tools: { inputSchema: { properties: object } }[] = Object(json).result.tools;
    const names = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties));
    expect(names.filter((name) => /score|gat|saat|grade|percent/i.test(name))).toEqual([]);
  });
});
