import { type Tree, VALID, withFile } from '../support/content-tree.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const texts = Object.entries(HOSTILE_TEXTS);

/** Every text as a record and as the front matter of a skill, all in one directory. */
const ALL_AT_ONCE: Tree = {
  ...VALID,
  ...Object.fromEntries(
    texts.flatMap(([, text], index) => [
      [`faq/evil-${index}.yaml`, text],
      [`skills/evil-${index}/SKILL.md`, `---\n${text}\n---\nbody\n`],
    ]),
  ),
};

/** Content directories that attack the reader. */
export const ATTACKS: readonly (readonly [string, Tree])[] = [
  ...texts.map(([name, text]) => [name, withFile('universities/evil.yaml', text)] as const),
  ['a file of ten megabytes', withFile('faq/huge.yaml', 'a: 1\n'.repeat(2_000_000))],
  ['all attacks at once', ALL_AT_ONCE],
];
