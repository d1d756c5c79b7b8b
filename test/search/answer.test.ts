import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handle } from '../../edge/handler.ts';
import { answerFaqSearch, searchFaq } from '../../edge/search/answer.ts';
import { INDEX, publishedFiles, siteWith } from './published.ts';

const files = await publishedFiles();
const site = siteWith(files);
const { faq }: { faq: { id: string }[] } = JSON.parse(files.get('/api/agent/faq.json') ?? '');

const ask = (query: string, init?: RequestInit) =>
  answerFaqSearch(new Request(`https://data.example/api/agent/faq?${query}`, init), site);
const bodyOf = async (query: string) => JSON.parse(await (await ask(query)).text());

describe('an answer', () => {
  test('holds the published entries with score and match, and the query', async () => {
    const body = await bodyOf(`q=${encodeURIComponent('كم رسوم القدارت')}`);
    const { score, match, ...entry } = body.faq[0];
    expect(JSON.stringify(entry)).toBe(JSON.stringify(faq.find(({ id }) => id === 'gat-fee')));
    expect({ score, match }).toEqual({ score: 1, match: 'strong' });
    expect(body.count).toBe(body.faq.length);
    expect(body.query).toEqual({
      text: 'كم رسوم القدارت',
      normalized: 'كم رسوم القدرات',
      corrected: 'كم رسوم القدرات',
    });
    expect(Object.keys(body)).toEqual(['count', 'faq', 'query']);
    for (const hit of body.faq) expect(hit.score).toBe(Math.round(hit.score * 1000) / 1000);
  });

  test('names a word once, as it was first written', async () => {
    const { query } = await bodyOf(`q=${encodeURIComponent('موعد القدرات وموعد التحصيلي')}`);
    expect(query.normalized).toBe('موعد القدرات التحصيلي');
  });

  test('says nothing of a correction where there was none', async () => {
    expect((await bodyOf('q=GAT')).query).toEqual({ text: 'GAT', normalized: 'gat' });
  });

  test('to nonsense is empty', async () => {
    expect(await (await ask('q=asdkjh')).text()).toBe(
      '{"count":0,"faq":[],"query":{"text":"asdkjh","normalized":"asdkjh"}}',
    );
  });

  test('carries the headers of every answer, and a strong validator of its bytes', async () => {
    const response = await ask('q=asdkjh');
    const common = JSON.parse(files.get('/_site/headers.json') ?? '');
    const digest = createHash('sha256')
      .update(await response.text())
      .digest('hex');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...Object.fromEntries(new Headers(common)),
      'cache-control': 'public, max-age=300, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
      etag: `"${digest.slice(0, 32)}"`,
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('to HEAD has the same headers and no body', async () => {
    const get = await ask('q=GAT');
    const head = await ask('q=GAT', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect([head.status, ...head.headers]).toEqual([get.status, ...get.headers]);
  });
});

describe('If-None-Match', () => {
  test.each([
    ['the tag', (tag: string) => tag],
    ['a weak tag', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('with %s gets 304 without a body', async (_, header) => {
    const etag = (await ask('q=GAT')).headers.get('etag') ?? '';
    const response = await ask('q=GAT', { headers: { 'If-None-Match': header(etag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('content-type')).toBe(false);
  });

  test('with the tag of another query gets the answer', async () => {
    const etag = (await ask('q=STEP')).headers.get('etag') ?? '';
    expect((await ask('q=GAT', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });
});

describe('the parameter q', () => {
  test.each([
    ['q=%D8%A7%D9%84%D9%82%D8%AF%D8%B1%D8%A7%D8%AA', 'القدرات'],
    ['q=القدرات', 'القدرات'],
    ['q=STEP+fee', 'STEP fee'],
    ['q=STEP%20fee', 'STEP fee'],
    ['q=GAT&q=STEP', 'STEP'],
    ['x=1&q=STEP&id=ksu', 'STEP'],
    ['q=%FF%FE', '\uFFFD\uFFFD'],
    ['q=100%', '100%'],
    ['q=C%2B%2B', 'C++'],
  ])('%s is read as %j', async (query, text) => {
    expect((await bodyOf(query)).query.text).toBe(text);
  });

  test.each(['', 'q=', 'q=%20%09', 'q=GAT&q=', 'Q=GAT'])('%j is no search: the file answers', async (query) => {
    const untouched = siteWith(files);
    const request = new Request(`https://data.example/api/agent/faq?${query}`);
    expect(await handle(request, untouched)).toBeUndefined();
    expect(untouched.reads).toEqual([]);
  });

  test('may be 200 characters long, counted as characters', async () => {
    expect((await ask(`q=${'ق'.repeat(200)}`)).status).toBe(200);
    expect((await ask(`q=${'🙂'.repeat(200)}`)).status).toBe(200);
    const response = await ask(`q=${'ق'.repeat(201)}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toBe(files.get('/problems/query-too-long.json'));
  });
});

describe('searchFaq', () => {
  test('gives the body of the REST answer', async () => {
    const body = await (await ask('q=GAT')).text();
    expect(await searchFaq(site, 'GAT')).toEqual({ json: body });
    const few = await searchFaq(site, 'GAT', { limit: 2 });
    expect('json' in few && JSON.parse(few.json).count).toBe(2);
  });

  test('refuses a long query', async () => {
    expect(await searchFaq(site, 'a'.repeat(201))).toEqual({
      fault: expect.stringContaining('at most 200 characters'),
    });
  });

  test('says what is missing or out of date', async () => {
    const without = new Map(files);
    without.delete(INDEX);
    await expect(searchFaq(siteWith(without), 'GAT')).rejects.toThrow('The site lacks /api/agent/faq/index.json');
    const old = new Map(files).set(INDEX, (files.get(INDEX) ?? '').replace(/"analyser":\d+/, '"analyser":0'));
    await expect(searchFaq(siteWith(old), 'GAT')).rejects.toThrow('made by analyser 0');
  });
});

test('the index depends on the content alone', async () => {
  expect((await publishedFiles()).get(INDEX)).toBe(files.get(INDEX));
});
