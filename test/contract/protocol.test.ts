import { describe, expect, it } from 'vitest';
import { Claim } from '../../build/schema/claim.ts';
import { FaqList } from '../../build/schema/faq.ts';
import { RegionList } from '../../build/schema/region.ts';
import { SkillList } from '../../build/schema/skill.ts';
import { UniversityList } from '../../build/schema/university.ts';
import { contractTarget, mediaType } from './target.ts';

const service = await contractTarget();
const { universities } = await service.read(UniversityList, '/api/agent/universities');
const { regions } = await service.read(RegionList, '/api/agent/regions');
const { skills } = await service.read(SkillList, '/api/agent/skills');
const { faq } = await service.read(FaqList, '/api/agent/faq');
const { rate_limit: limit } = await service.read(Claim, '/api/agent/claim');
const id = universities[0]?.id;

const STATIC = [
  '/api/agent/universities',
  `/api/agent/universities?id=${id}`,
  `/api/agent/universities?region=${regions[0]?.id}`,
  '/api/agent/regions/',
  '/api/agent/exams',
  '/api/agent/calendar',
  '/api/agent/faq',
  '/api/agent/skills',
  '/api/agent/claim',
  '/api/agent/status',
  '/api/agent/exams.json',
  ...skills.slice(0, 1).map(({ url }) => new URL(url).pathname),
  '/.well-known/oauth-protected-resource',
  '/docs/api',
];
const DYNAMIC = faq.slice(0, 1).map(({ question }) => `/api/agent/faq?q=${encodeURIComponent(question.slice(0, 200))}`);
const ERRORS = ['/nope', '/api/agent/universities?id=nobody'];

/** Headers that differ from one answer to the next, or that belong to the connection. */
const VOLATILE = [
  ...'date age connection keep-alive transfer-encoding ratelimit server x-nf-request-id'.split(' '),
  ...'x-nf-fetch-timing x-nf-invocation-metrics'.split(' '),
];
const VALIDATORS = ['etag', 'content-length'];

const stable = (response: Response, ignored: readonly string[]): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => !ignored.includes(name)));

describe.each([...STATIC, ...DYNAMIC, ...ERRORS])('%s', (target) => {
  it('carries the headers of every answer', async () => {
    const { headers } = await service.fetch(target);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const exposed = (headers.get('access-control-expose-headers') ?? '').split(/, */);
    for (const name of ['Link', 'RateLimit-Policy', 'RateLimit', 'Retry-After', 'ETag'])
      expect(exposed).toContain(name);
    expect(headers.get('ratelimit-policy')).toBe(`"per-address";q=${limit.requests};w=${limit.window_seconds}`);
    expect(headers.get('link')).toContain('rel="service-desc"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    if (!service.differs('file-headers')) {
      expect(headers.get('cache-control')).toMatch(/^public, max-age=300, must-revalidate$|^no-store$/);
    }
    for (const name of ['set-cookie', 'x-powered-by', 'last-modified']) expect(headers.get(name), name).toBeNull();
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await service.fetch(target);
    const head = await service.fetch(target, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    const ignored = service.differs('head-validators') ? [...VOLATILE, ...VALIDATORS] : VOLATILE;
    expect(stable(head, ignored)).toEqual(stable(get, ignored));
    expect(await head.text()).toBe('');
  });

  it('answers a preflight from any page', async () => {
    const response = await service.fetch(target, {
      method: 'OPTIONS',
      headers: { Origin: 'https://page.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
      expect.arrayContaining(['GET', 'HEAD', 'OPTIONS']),
    );
    expect(response.headers.get('access-control-allow-headers')).toBe('*');
  });
});

describe('a page', () => {
  const HTML = 'text/html';
  const MARKDOWN = 'text/markdown';
  it.each([
    ['/exams', MARKDOWN, MARKDOWN],
    ['/exams/', `${MARKDOWN}, ${HTML}, */*`, MARKDOWN],
    ['/', `${HTML};q=0.8, ${MARKDOWN}`, MARKDOWN],
    ['/en', MARKDOWN, MARKDOWN],
    ['/docs', MARKDOWN, MARKDOWN],
    ['/en.md', HTML, MARKDOWN],
    ['/exams', `${HTML}, ${MARKDOWN};q=0.5`, HTML],
    ['/exams', `${HTML}, ${MARKDOWN};q=0`, HTML],
    ['/exams', '*/*', HTML],
    ['/no-such-page', MARKDOWN, HTML],
    ['/api/agent/exams', MARKDOWN, 'application/json'],
  ])('%s for «%s» is %s', async (path, accept, type) => {
    const response = await service.fetch(path, { headers: { Accept: accept } });
    expect(response.status).toBe(path === '/no-such-page' ? 404 : 200);
    expect(mediaType(response)).toBe(type);
    if (type !== 'application/json') expect(response.headers.get('vary')).toContain('Accept');
    const text = await response.text();
    expect(text.startsWith('# ')).toBe(type === MARKDOWN);
  });
});

describe.each([...STATIC, ...DYNAMIC])('%s', (target) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s in JSON and names what it takes', async (method) => {
    const body = method === 'DELETE' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } };
    const response = await service.fetch(target, { method, ...body });
    expect(response.status).toBe(405);
    expect(mediaType(response)).toBe('application/problem+json');
    expect(response.headers.get('allow')?.split(', ')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });
});

describe.each(STATIC)('%s', (target) => {
  it('is answered with 304 to whoever has it', async () => {
    const first = await service.fetch(target);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(service.differs('strong-etag') ? /^(W\/)?"[^"]+"$/ : /^"[^"]+"$/);
    const lists = service.differs('validator-list') ? [] : [`"other", ${etag}`, '*'];
    for (const tag of [etag, `W/${etag.replace(/^W\//, '')}`, ...lists]) {
      const second = await service.fetch(target, { headers: { 'If-None-Match': tag } });
      expect(second.status, tag).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('etag')).toBe(etag);
      expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(second.headers.get('access-control-allow-origin')).toBe('*');
    }
    const stale = await service.fetch(target, { headers: { 'If-None-Match': '"other"' } });
    expect(stale.status).toBe(200);
  });

  it('is whole, whatever range is asked for', async () => {
    const whole = await (await service.fetch(target)).text();
    const response = await service.fetch(target, { headers: { Range: 'bytes=0-9' } });
    const text = await response.text();
    expect([
      [200, whole],
      [206, whole.slice(0, 10)],
    ]).toContainEqual([response.status, text]);
  });
});

it('gives 404 no validator by which an error could be kept', async () => {
  const response = await service.fetch('/api/agent/universities?id=nobody', {
    headers: { 'If-None-Match': '*' },
  });
  expect(response.status).toBe(404);
});
