import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frozenRoutes } from '../support/frozen-content.ts';
import { frozenServer } from '../support/local-server.ts';
import { type Link, linksOf } from './links.ts';

const server = await frozenServer();
const { base } = server;

interface Visited {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const visited = new Map<string, Visited>();
/** Each link with the document that it was found in. */
const found: (Link & { readonly from: string })[] = [];

async function visit(address: string): Promise<void> {
  if (visited.has(address)) return;
  const response =
    address === `${base}/mcp`
      ? await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        })
      : await fetch(address);
  const body = await response.text();
  const contentType = response.headers.get('content-type') ?? '';
  visited.set(address, { status: response.status, contentType, body });
  if (response.status !== 200 || /^(font|image)\//.test(contentType)) return;
  const links = linksOf({ url: address, contentType, body, linkHeader: response.headers.get('link') }, base);
  for (const each of links) {
    found.push({ ...each, from: address });
    await visit(each.target.split('#')[0] ?? each.target);
  }
}

const seeds = (await frozenRoutes()).filter(({ path }) => !path.includes('{'));
for (const { path } of seeds) await visit(base + path);
await visit(`${base}/`);

const essence = (type: string): string => type.split(';')[0]?.trim() ?? '';
const short = (address: string): string => decodeURIComponent(address.slice(base.length)) || '/';

describe('every address in every document', () => {
  it('was followed', () => {
    expect(visited.size).toBeGreaterThan(120);
    expect(found.filter(({ type }) => type !== null).length).toBeGreaterThan(30);
  });

  it('answers 200', () => {
    const broken = found
      .filter(({ target }) => visited.get(target.split('#')[0] ?? '')?.status !== 200)
      .map(({ from, target }) => `${short(from)} -> ${short(target)}`);
    expect([...new Set(broken)]).toEqual([]);
  });

  it('has the declared type', () => {
    const wrong = found.flatMap(({ from, target, type }) => {
      const actual = visited.get(target.split('#')[0] ?? '')?.contentType ?? '';
      return type === null || essence(type) === essence(actual)
        ? []
        : [`${short(from)} -> ${short(target)}: ${type}, but it is ${actual}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has the type that the route table says', () => {
    for (const { path, contentType } of seeds) {
      const actual = visited.get(base + path)?.contentType ?? '';
      expect(essence(actual), path).toBe(essence(contentType));
    }
  });

  it('has the anchor that a fragment names', () => {
    const missing = found.flatMap(({ from, target }) => {
      const [address = '', fragment] = target.split('#');
      const page = visited.get(address);
      if (fragment === undefined || essence(page?.contentType ?? '') !== 'text/html') return [];
      return page?.body.includes(`id="${decodeURIComponent(fragment)}"`) ? [] : [`${short(from)} -> ${short(target)}`];
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('digests', () => {
  const list = (path: string): { url: string; digest: string }[] =>
    JSON.parse(visited.get(base + path)?.body ?? '{"skills":[]}').skills;

  it.each(['/.well-known/agent-skills/index.json', '/api/agent/skills'])(
    'in %s are those of the bytes served',
    async (path) => {
      const skills = list(path);
      expect(skills.length).toBeGreaterThan(0);
      for (const { url, digest } of skills) {
        const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
        expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`, url).toBe(digest);
      }
    },
  );
});

describe('what must not be there', () => {
  it.each([
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server/mcp',
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration/mcp',
    '/mcp/.well-known/oauth-protected-resource',
    '/.well-known/agent.json',
    '/.well-known/agent-card.json',
  ])('%s is a 404', async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['/', '/mcp', '/api/agent/claim', '/nope'])('%s asks for no credential', async (path) => {
    const response = await fetch(base + path, { headers: { Authorization: 'Bearer nonsense' } });
    expect([401, 403]).not.toContain(response.status);
    expect(response.headers.get('www-authenticate')).toBeNull();
  });
});
