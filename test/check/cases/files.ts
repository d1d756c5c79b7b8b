import { VALID, withFile, withoutFile } from '../../support/content-tree.ts';
import { type Case, fee, of } from './case.ts';

export const FILE_CASES: readonly Case[] = [
  of('a file with another ending', withFile('universities/new.yml', 'id: new\n'), '1:1 unexpected-file'),
  of('an upper-case file name', withFile('exams/GAT2.yaml', 'id: GAT2\n'), '1:1 unexpected-file'),
  of('a stray file', withFile('notes.txt', 'hello'), '1:1 unexpected-file'),
  of('a file beside a SKILL.md', withFile('skills/agent-auth/script.sh', 'ls'), '1:1 unexpected-file'),
  of('a record one folder too deep', withFile('faq/more/a.yaml', 'id: a\n'), '1:1 unexpected-file'),
  of('README.md and dotfiles are ignored', withFile('faq/README.md', '# FAQ', withFile('.gitkeep', ''))),
  of('a missing glossary', withoutFile('glossary.yaml'), '1:1 missing-file'),
  of('a file over 512 kB', withFile(fee, `id: fee\n${'#'.repeat(512 * 1024)}`), '1:1 file-too-large'),
  of('an empty file', withFile(fee, ''), '1:1 empty-file'),
  of('a file of comments alone', withFile(fee, '# nothing\n\n# here\n'), '1:1 empty-file'),
  of(
    'a byte that is no UTF-8',
    withFile(fee, bytes('id: fee\nquestion: كم', [0xc3, 0x28], '\n')),
    'faq/fee.yaml:2:13 not-utf8',
  ),
  of(
    'a character that is cut off at the end',
    withFile(fee, bytes('id: fee\nname: ', [0xd9])),
    'faq/fee.yaml:2:7 not-utf8',
  ),
  of('a byte order mark', withFile(fee, `\uFEFF${VALID[fee]}`), '1:1 byte-order-mark'),
];

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
