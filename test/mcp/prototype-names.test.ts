import { describe, expect, test } from 'vitest';
import { BASE, call, ERAS } from './post.ts';
import { site } from './site.ts';

/** Names that every JavaScript object knows: a look-up that forgets it takes them for something of ours. */
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe.each(ERAS)('revision %s', (revision) => {
  const ask = async (method: string, params: Readonly<Record<string, unknown>>) =>
    (await call(site, revision, method, params)).json;

  test.each(NAMES)('%s is no region, university, tool, prompt, argument, resource or method', async (name) => {
    const tool = (tool: string, given: object) => ask('tools/call', { name: tool, arguments: given });
    for (const json of [
      await tool('list_universities', { region: name }),
      await tool('get_university', { id: name }),
      await tool('list_exams', Object.fromEntries([[name, 'x']])),
    ]) {
      expect(json).toMatchObject({ result: { isError: true } });
    }
    for (const json of [
      await tool(name, {}),
      await ask('prompts/get', { name, arguments: {} }),
      await ask('resources/read', { uri: `${BASE}/${name}` }),
      await ask('resources/read', { uri: name }),
      await ask('resources/read', { uri: `${BASE}/api/agent/universities?region=${name}` }),
      await ask(name, {}),
    ]) {
      expect(json).toMatchObject({ error: { code: expect.any(Number) } });
    }
    expect(
      await ask('completion/complete', {
        ref: { type: 'ref/prompt', name },
        argument: { name, value: '' },
      }),
    ).toMatchObject({ result: { completion: { values: [], total: 0 } } });
  });
});
