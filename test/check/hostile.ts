/** Texts that attack the reader: each is as large as a content file may be, or as deep as its author pleases. */

const FULL = 512 * 1024;
const fill = (piece: string): string => piece.repeat(Math.floor((FULL - 32) / piece.length));

/** Doubles its size with each line when its references are followed: two to the power of forty texts. */
const aliasBomb = ['a0: &a0 [x, x]', ...Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`)];

export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an alias bomb': aliasBomb.join('\n'),
  'an alias to itself': 'a: &a\n  b: *a\n',
  'very many aliases': `a: &a x\nb: [${'*a, '.repeat(20_000)}]\n`,
  'very many anchors': `a: ${fill('&a ')}`,
  'very many tags': `a: ${fill('! ')}`,
  'a tag of a program': 'a: !!js/function "function () { process.exit(3) }"\n',
  'deep brackets': fill('['),
  'deep braces': fill('{a: '),
  'deep dashes': fill('- '),
  'deep question marks': fill('? '),
  'deep colons': fill(': '),
  'brackets as deep as the number of parts allows': `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  'dashes as deep as the number of parts allows': `${'- '.repeat(30_000)}x\nb: 1`,
  'deep indentation': Array.from({ length: 700 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
  'keys in keys': fill('a: '),
  'many keys': Array.from({ length: 45_000 }, (_, n) => `k${n}: 1`).join('\n'),
  'one key again and again': fill('a: 1\n'),
  'unknown keys up to the limit': Array.from({ length: 14_000 }, (_, n) => `k${n}: 1`).join('\n'),
  'items of a wrong type up to the limit': `sources: [${'1,'.repeat(30_000)}]`,
  'many tabs': `a:\n${fill('\t')}`,
  'tabs as indentation': fill('\ta: 1\n'),
  'one long line': `a: ${fill('x')}`,
  'one long key': `${fill('x')}: 1`,
  'one long run of spaces': `a: x${fill(' ')}y`,
  'blank lines': `a: x${fill('\n')}`,
  'comments after blank lines': `a:\n  b: 1\n${'\n'.repeat(100_000)}${'   #\n'.repeat(80_000)}`,
  'many commas': `[${fill(',')}`,
  'many closing brackets': fill(']\n'),
  'many errors in one text': `a: "${fill('\\q')}`,
  'many unclosed quotes': fill('"\n'),
  'many documents': fill('--- a\n'),
  'many ends': fill('...\n'),
  'many directives': fill('%a\n'),
  'merge keys': fill('<<: {a: 1}\n'),
  'prototype keys': fill('__proto__: {a: 1}\n'),
  'a huge number': `founded: ${fill('9')}`,
  'a huge exponent': `founded: 1e${fill('9')}`,
  'a literal block': `a: |\n${fill('  x\n')}`,
  'a folded block': `a: >\n${fill('  x\n\n')}`,
  'control characters': fill('\u0000'),
  'only returns': fill('\r'),
};
