import { describe, expect, it } from 'vitest';
import { edited, load, type Tree, withFile } from '../support/content-tree.ts';

/** Names that every JavaScript object knows: a look-up that forgets it takes them for something of ours. */
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

const codesIn = async (tree: Tree): Promise<string[]> =>
  (await load(tree)).findings.map(({ file, code }) => `${file} ${code}`);

const KSU = 'universities/ksu.yaml';

describe.each(NAMES)('%s', (name) => {
  it.each<[string, () => Tree, string]>([
    ['a region', () => edited(KSU, 'regionId: riyadh', `regionId: ${name}`), `${KSU} unknown-reference`],
    ['a word of a list', () => edited(KSU, 'kind: public', `kind: ${name}`), `${KSU} unknown-word`],
    [
      'a university that a question is about',
      () => edited('faq/transfer.yaml', 'appliesTo: ksu', `appliesTo: ${name}`),
      'faq/transfer.yaml unknown-reference',
    ],
    [
      'a key of a record',
      () => edited(KSU, 'kind: public', `kind: public\n${name}: x`),
      `${KSU} ${['constructor', '__proto__'].includes(name) ? 'forbidden-key' : 'unknown-key'}`,
    ],
    [
      'a placeholder of a skill',
      () => edited('skills/agent-auth/SKILL.md', '{base_url}', `{${name}}`),
      'skills/agent-auth/SKILL.md unknown-placeholder',
    ],
    ['a folder of the content', () => withFile(`${name}/a.yaml`, 'id: a\n'), `${name}/a.yaml unexpected-file`],
  ])('is not taken for %s', async (_what, tree, finding) => {
    expect(await codesIn(tree())).toEqual([finding]);
  });
});
