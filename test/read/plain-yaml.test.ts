import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainYaml } from '../../build/read/plain-yaml.ts';
import { parseYaml } from '../../build/read/yaml.ts';
import { HOSTILE_TEXTS } from '../check/hostile.ts';
import { VALID } from '../support/content-tree.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';
import { yamlPiece } from '../support/yaml-piece.ts';
import { expectAgreement } from './agreement.ts';

const CONTENT = readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(CONTENT_DIR, file), 'utf8'));
const RECORDS = [...Object.values(VALID).filter((text) => !text.startsWith('---')), ...CONTENT];

test('the records that editors write are plain, and mean what the parser says', () => {
  for (const text of RECORDS) expectAgreement(text);
  const declined = Object.entries(VALID).filter(([file, text]) => file.endsWith('.yaml') && !plainYaml(text));
  expect(declined).toEqual([]);
});

const PLAIN: readonly (readonly [string, string, unknown])[] = [
  ['a scalar', 'a: b\n', { a: 'b' }],
  ['nothing', 'a:\nb: c\n', { a: null, b: 'c' }],
  ['nothing at the end', 'a:\n', { a: null }],
  [
    'the words of the core schema',
    'a: null\nb: true\nc: False\nd: NULL\n',
    { a: null, b: true, c: false, d: null },
  ],
  ['words of YAML 1.1 alone', 'a: yes\nb: on\nc: y\n', { a: 'yes', b: 'on', c: 'y' }],
  ['whole numbers', 'a: 0\nb: 1957\nc: 007\n', { a: 0, b: 1957, c: 7 }],
  ['days and versions', 'a: 2026-11-20\nb: 1.0.0\nc: 12:30\n', { a: '2026-11-20', b: '1.0.0', c: '12:30' }],
  ['numbers of other scripts', 'a: ١٤٤٨\n', { a: '١٤٤٨' }],
  ['quotes', `a: 'it''s: #1'\nb: "x # y"\nc: '1448'\n`, { a: "it's: #1", b: 'x # y', c: '1448' }],
  ['comments', '# x\na: b # c\n  # d\nb: # e\n  - f # g\n\n# h\n', { a: 'b', b: ['f'] }],
  ['a number sign in a text', 'a: b#c\n', { a: 'b#c' }],
  ['colons in a text', 'a: https://x.example/?a=b:c\n', { a: 'https://x.example/?a=b:c' }],
  ['a mapping in a mapping', 'a:\n  b: c\n  d:\n    e: f\ng: h\n', { a: { b: 'c', d: { e: 'f' } }, g: 'h' }],
  ['a list', 'a:\n  - b\n  - 1\n', { a: ['b', 1] }],
  ['a list at the column of its key', 'a:\n- b\n- c\nd: e\n', { a: ['b', 'c'], d: 'e' }],
  ['a list of mappings', 'a:\n  - b: c\n    d: e\n  - b: f\n', { a: [{ b: 'c', d: 'e' }, { b: 'f' }] }],
  ['dashes with more spaces', 'a:\n  -   b: c\n      d: e\n', { a: [{ b: 'c', d: 'e' }] }],
  [
    'a list in brackets',
    'a: [b, 1, c d, true]\nb: []\nc: [ ]\nd: {}\n',
    { a: ['b', 1, 'c d', true], b: [], c: [], d: {} },
  ],
  ['texts in quotes in brackets', "a: ['041', b, ' c ']\n", { a: ['041', 'b', ' c '] }],
  ['a folded text', 'a: >-\n  b\n  c\n\n  d\ne: f\n', { a: 'b c\nd', e: 'f' }],
  ['a folded text with its last line feed', 'a: >\n  b\n  c\n\n\n', { a: 'b c\n' }],
  ['a literal text', 'a: |-\n  b\n    c\n\n\n  # d\ne: |\n  f\n', { a: 'b\n  c\n\n\n# d', e: 'f\n' }],
  ['a text in a list', 'a:\n  - >-\n    b\n    c\n  - d\n', { a: ['b c', 'd'] }],
  ['a comment behind a text', 'a: >-\n  b\n# c\nd: e\n', { a: 'b', d: 'e' }],
];

describe('the plain reader reads', () => {
  test.each(PLAIN)('%s', (_, text, value) => {
    expect(plainYaml(text)).toStrictEqual(value);
    expectAgreement(text);
  });
});

/** What the parser refuses, and what the plain reader leaves to it. The shapes are those of the YAML test suite. */
const DECLINED: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['comments alone', '# a\n'],
  ['a text without its last line feed', 'a: b'],
  ['a scalar', 'a\n'],
  ['a list', '- a\n'],
  ['an indented mapping', '  a: b\n'],
  ['a tab', 'a:\tb\n'],
  ['a return', 'a: b\r\n'],
  ['a space at the end of a line', 'a: b \n'],
  ['a no-break space', 'a: b\u00a0c\n'],
  ['a next-line character', 'a: b\u0085c\n'],
  ['a byte order mark', '\ufeffa: b\n'],
  ['a zero', 'a: b\u0000\n'],
  ['an anchor', 'a: &b c\n'],
  ['an alias', 'a: *b\n'],
  ['a tag', 'a: !!int 1\n'],
  ['a merge key', '<<: {a: b}\n'],
  ['a directive', '%YAML 1.2\n---\na: b\n'],
  ['a document start', '---\na: b\n'],
  ['a document end', 'a: b\n...\n'],
  ['two documents', 'a: b\n---\nc: d\n'],
  ['a key twice', 'a: b\na: c\n'],
  ['a key twice in a list', 'a:\n  - b: c\n    b: d\n'],
  ['__proto__', '__proto__: a\n'],
  ['constructor', 'a:\n  constructor: b\n'],
  ['prototype', 'prototype: a\n'],
  ['null as a key', 'null: a\n'],
  ['a truth value as a key', 'True: a\n'],
  ['a number as a key', '1: a\n'],
  ['a key in quotes', '"a": b\n'],
  ['an explicit key', '? a\n: b\n'],
  ['a key without its space', 'a:b\n'],
  ['a key before spaces', 'a : b\n'],
  ['a key of another script', 'مفتاح: a\n'],
  ['a colon in a text', 'a: b: c\n'],
  ['a colon at the end of a text', 'a: b:\n'],
  ['a text over two lines', 'a: b\n  c\n'],
  ['a text in quotes over two lines', 'a: "b\n  c"\n'],
  ['a text below its key', 'a:\n  b\n'],
  ['an escape', 'a: "b\\n"\n'],
  ['an unclosed quote', 'a: "b\n'],
  ['an unclosed single quote', "a: 'b''\n"],
  ['something behind a quote', 'a: "b" c\n'],
  ['a number sign right behind a quote', 'a: "b"#c\n'],
  ['a reserved character', 'a: @b\n'],
  ['a negative number', 'a: -1\n'],
  ['a fraction', 'a: 1.5\n'],
  ['an exponent', 'a: 1e3\n'],
  ['a fraction without digits', 'a: 1.\n'],
  ['an octal number', 'a: 0o7\n'],
  ['a hexadecimal number', 'a: 0xff\n'],
  ['an integer beyond safety', 'a: 12345678901234567890\n'],
  ['infinity', 'a: .inf\n'],
  ['a tilde', 'a: ~\n'],
  ['a mapping in braces', 'a: {b: c}\n'],
  ['a list in a list in brackets', 'a: [[b]]\n'],
  ['a list in brackets over two lines', 'a: [b,\n  c]\n'],
  ['an unclosed bracket', 'a: [b\n'],
  ['a comma too many', 'a: [b,]\n'],
  ['a comma in quotes in brackets', "a: ['b, c']\n"],
  ['a quote within a text in brackets', "a: [b'c, d'e]\n"],
  ['a quoted key in brackets', "a: ['b': c]\n"],
  ['a pair in brackets', 'a: [b: c]\n'],
  ['a list in a list', 'a:\n  - - b\n'],
  ['an empty item', 'a:\n  -\n  - b\n'],
  ['an item that is a comment', 'a:\n  - # b\n'],
  ['a missing dash', 'a:\n  - b\n  c\n'],
  ['a missing colon', 'a: b\nc\n'],
  ['a wrong indentation', 'a:\n    b: c\n  d: e\n'],
  ['an entry too deep', 'a: b\n  c: d\n'],
  ['a list too deep', 'a: b\n  - c\n'],
  ['a list and a mapping', 'a:\n- b\nc: d\n- e\n'],
  ['a text with an indentation of its own', 'a: >2-\n   b\n'],
  ['a text that keeps its line feeds', 'a: |+\n  b\n\n'],
  ['a folded text with a deeper line', 'a: >-\n  b\n    c\n'],
  ['a text that begins with a blank line', 'a: |-\n\n  b\n'],
  ['a text with a line between two columns', 'a: |-\n    b\n  c\n'],
  ['an empty block', 'a: >-\nb: c\n'],
];

describe('the plain reader leaves to the parser', () => {
  test.each(DECLINED)('%s', (_, text) => {
    expect(plainYaml(text)).toBeNull();
  });
  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_, text) => {
    expectAgreement(text);
    expectAgreement(`${text}\n`);
  });
});

test('a long text is read, up to where the parser could find it too complex', () => {
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => `- id: a-${at} # [b, c]\n`).join('');
  const long = `a:\n${lines(4_000)}`;
  expect(plainYaml(long)).not.toBeNull();
  expectAgreement(long.slice(0, long.indexOf('- id: a-50 ')));
  expect(parseYaml(long, 'record.yaml').content?.value).toStrictEqual(plainYaml(long));
  expect(plainYaml(`a:\n${lines(8_500)}`)).toBeNull();
  expect(plainYaml(`a: [${'b, '.repeat(50_000)}c]\n`)).toBeNull();
});

test('a wounded record is read as the parser reads it, or left to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RECORDS),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.array(yamlPiece, { maxLength: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
      (record, wounds) => {
        let text = record;
        for (const [place, removed, pieces] of wounds) {
          const at = place % (text.length + 1);
          text = text.slice(0, at) + pieces.join('') + text.slice(at + removed);
        }
        expectAgreement(text);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a record whose lines are moved, doubled or indented otherwise is read as the parser reads it, or left to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RECORDS),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: -4, max: 4 })), { minLength: 1, maxLength: 4 }),
      (record, moves) => {
        const lines = record.split('\n');
        for (const [from, to, shift] of moves) {
          const line = lines[from % lines.length] ?? '';
          lines.splice(
            to % lines.length,
            shift % 2 === 0 ? 0 : 1,
            shift < 0 ? line.slice(-shift) : ' '.repeat(shift) + line,
          );
        }
        expectAgreement(lines.join('\n'));
      },
    ),
    { numRuns: 1000 },
  );
});

test('a text made of pieces is read as the parser reads it, or left to it', () => {
  fc.assert(
    fc.property(fc.array(yamlPiece, { maxLength: 30 }), (pieces) => {
      expectAgreement(`${pieces.join('')}\n`);
      expectAgreement(`a: ${pieces.join('')}\n`);
      expectAgreement(`a:\n  ${pieces.join('')}\n`);
    }),
    { numRuns: 1000 },
  );
});

test('what the parser prints of any value is read as the value, or left to it', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('null', '12', '1.5', 'a: b', 'a #b', '- a', "it's", 'ا ب', 'a\nb', ''),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('tree'), { maxLength: 4 }),
    map: fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z][\w-]{0,8}$/), word), tie('tree'), { maxKeys: 4 }),
  }));
  const options = fc.record({
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 20, 80),
    blockQuote: fc.constantFrom<(true | 'folded' | 'literal')[]>(true, 'folded', 'literal'),
    singleQuote: fc.constantFrom(null, true, false),
  });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), tree, { minKeys: 1 }), options, (value, how) => {
      expectAgreement(stringify(value, how));
    }),
    { numRuns: 1000 },
  );
});

test('every character that is declined is a control, a space or a mark of the byte order, and no other', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (character === '\n') continue;
    const isUnusual = /[\p{Cc}\p{Z}\uFEFF]/u.test(character) && character !== ' ';
    expect([code, plainYaml(`a: b${character}c\n`) === null]).toEqual([code, isUnusual]);
  }
});
