import { describe, expect, test } from 'vitest';
import { BASE, call, ERAS, MODERN } from './post.ts';
import { site } from './site.ts';

const UNIVERSITIES = `${BASE}/api/agent/universities`;

describe.each(ERAS)('revision %s', (revision) => {
  test.each([
    [`${BASE}/api/agent/exams`, '/api/agent/exams.json'],
    [`${BASE}/api/agent/status`, '/api/agent/status.json'],
    [`${UNIVERSITIES}?id=ksu`, '/api/agent/universities/ksu.json'],
    [`${UNIVERSITIES}?region=riyadh`, '/api/agent/regions/riyadh.json'],
    [`${UNIVERSITIES}?region=مكة المكرمة`, '/api/agent/regions/makkah.json'],
    [`${UNIVERSITIES}?region=${encodeURIComponent('منطقة مكة المكرمة')}`, '/api/agent/regions/makkah.json'],
    [`${UNIVERSITIES}?region=Eastern+Province`, '/api/agent/regions/eastern.json'],
  ])('%s is the REST answer', async (uri, file) => {
    const { json } = await call(site, revision, 'resources/read', { uri });
    expect(json).toMatchObject({
      result: {
        contents: [{ uri: new URL(uri).href, mimeType: 'application/json', text: await site.read(file) }],
      },
    });
  });

  test.each([
    `${BASE}/nope`,
    `${BASE}/_site/mcp.json`,
    'https://elsewhere.example/api/agent/exams',
    '/api/agent/exams',
    'constructor',
    '',
    `${UNIVERSITIES}?id=`,
    `${UNIVERSITIES}?id=nope`,
    `${UNIVERSITIES}?id=../exams`,
    `${UNIVERSITIES}?id=%`,
    `${UNIVERSITIES}?region=`,
    `${UNIVERSITIES}?region=mars`,
    `${UNIVERSITIES}?region=constructor`,
  ])('%j is no resource, in the code of the revision', async (uri) => {
    const { status, json } = await call(site, revision, 'resources/read', { uri });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      error: {
        code: revision === MODERN ? -32602 : -32002,
        message: expect.stringContaining('resources/list'),
        data: { uri },
      },
    });
  });
});

test('a resource may be kept as long as the answer itself', async () => {
  const { json } = await call(site, MODERN, 'resources/read', { uri: `${BASE}/api/agent/exams` });
  expect(json).toMatchObject({ result: { ttlMs: 300_000, cacheScope: 'public' } });
});

test('a resource says how long it is and when it last changed', async () => {
  const { json } = await call(site, MODERN, 'resources/list');
  for (const { uri, size, annotations } of Object(json).result.resources) {
    const body = (await site.read(`${uri.slice(BASE.length)}.json`)) ?? '';
    expect(size, uri).toBe(Buffer.byteLength(body));
    expect(annotations.lastModified, uri).toMatch(/^2026-\d\d-\d\dT00:00:00\+03:00$/);
  }
});

test('every listed resource can be read', async () => {
  const { json } = await call(site, MODERN, 'resources/list');
  const resources: { uri: string }[] = Object(json).result.resources;
  expect(resources.length).toBeGreaterThan(4);
  for (const { uri } of resources) {
    expect((await call(site, MODERN, 'resources/read', { uri })).json).toHaveProperty('result');
  }
});
