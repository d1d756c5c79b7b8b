import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { splitSkill } from '../../build/read/read.ts';
import { call, LEGACY, MODERN, post } from './post.ts';
import { site } from './site.ts';

interface Skill {
  readonly uri: string;
  readonly frontmatter: { readonly name: string; readonly description: string };
  readonly resources: readonly { readonly uri: string; readonly digest: string }[];
}

/** The extension is no part of the schemas that `call` holds answers against, so errors alone go through it. */
const result = async (method: string, params: object): Promise<Record<string, unknown>> => {
  const body = { jsonrpc: '2.0', id: 1, method, params };
  const { json } = await post(site, body, { 'MCP-Protocol-Version': '2025-11-25' });
  return Object(json).result;
};

const { skills }: { skills: readonly Skill[] } = Object(await result('skills/list', {}));

describe('skills over MCP (SEP-2640)', () => {
  test('the extension is declared to whoever asks', async () => {
    const extensions = { 'io.modelcontextprotocol/skills': {} };
    expect((await call(site, MODERN, 'server/discover')).json).toMatchObject({
      result: { capabilities: { extensions } },
    });
    for (const protocolVersion of LEGACY) {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } };
      const { json } = await call(site, protocolVersion, 'initialize', params);
      expect(json).toMatchObject({ result: { capabilities: { extensions } } });
    }
  });

  test.each(skills)('$uri can be read, and is what its entry says', async (skill) => {
    const { uri, frontmatter, resources } = skill;
    expect(uri).toBe(`skill://${frontmatter.name}/SKILL.md`);
    expect(resources.map((resource) => resource.uri)).toEqual([uri]);
    const { json } = await call(site, MODERN, 'resources/read', { uri });
    const [{ text, mimeType }] = Object(json).result.contents;
    expect(mimeType).toBe('text/markdown');
    expect(resources[0]?.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(splitSkill(text)?.frontMatter).toContain(`name: ${frontmatter.name}`);
    expect(text).toContain(frontmatter.description);
    expect(await result('skills/get', { uri })).toEqual({ skill });
  });

  test.each(['skill://nope/SKILL.md', 'constructor', 5, undefined])('%j is no skill', async (uri) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'skills/get', params: { uri } };
    expect((await post(site, body)).json).toMatchObject({ error: { code: -32602 } });
  });
});
