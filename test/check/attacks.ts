import { type Tree, VALID, withFile } from '../support/content-tree.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const texts = Object.entries(HOSTILE_TEXTS);

/** Some of the texts as the front matter of skills, which is read like a record. */
const SKILLS: Tree = {
  ...VALID,
  ...Object.fromEntries(
    texts.slice(0, 12).map(([, text], index) => [`skills/evil-${index}/SKILL.md`, `---\n${text}\n---\nbody\n`]),
  ),
};

/** Content directories that attack the reader. */
export const ATTACKS: readonly (readonly [string, Tree])[] = [
  ...texts.map(([name, text]) => [name, withFile('universities/evil.yaml', text)] as const),
  ['a file of ten megabytes', withFile('faq/huge.yaml', 'a: 1\n'.repeat(2_000_000))],
  ['the front matter of skills', SKILLS],
];
