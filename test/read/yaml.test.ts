import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { commonValue, readYaml } from '../../build/read/yaml.ts';
import { HOSTILE_TEXTS } from '../check/hostile.ts';
import { VALID } from '../support/content-tree.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { fc, yamlPiece } from '../support/properties.ts';
import { isReadAlike } from './agreement.ts';

const CONTENT = readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(CONTENT_DIR, file), 'utf8'));
const RECORDS = [...Object.values(VALID).filter((text) => !text.startsWith('---')), ...CONTENT];

test('what editors write is read without `yaml`, and as `yaml` reads it', () => {
  expect(RECORDS.filter((text) => commonValue(text) === null || !isReadAlike(text))).toEqual([]);
});

test.each<[string, string, unknown]>([
  ['nothing', 'a:\nb: ~\nc: null\n', { a: null, b: null, c: null }],
  ['truth values, and words of YAML 1.1', 'a: true\nb: yes\nc: on\n', { a: true, b: 'yes', c: 'on' }],
  ['numbers', 'a: 1957\nb: 007\nc: -1.5\nd: 1e3\n', { a: 1957, b: 7, c: -1.5, d: 1000 }],
  ['days, versions and times', 'a: 2026-11-20\nb: 1.0.0\nc: 12:30\n', { a: '2026-11-20', b: '1.0.0', c: '12:30' }],
  ['numbers of other scripts', 'a: ١٤٤٨\n', { a: '١٤٤٨' }],
  ['quotes', `a: 'it''s: #1'\nb: "x # y"\nc: '1448'\n`, { a: "it's: #1", b: 'x # y', c: '1448' }],
  ['comments', '# x\na: b # c\nb: # e\n  - f # g\n\n# h\n', { a: 'b', b: ['f'] }],
  ['lists and mappings', 'a:\n- b: c\n  d: [e, 1]\n- {}\nf:\n  - g\n', { a: [{ b: 'c', d: ['e', 1] }, {}], f: ['g'] }],
  ['folded texts', 'a: >-\n  b\n  c\n\n  d\ne: >\n  f\n', { a: 'b c\nd', e: 'f\n' }],
  ['literal texts', 'a: |-\n  b\n    c\n\n  # d\ne: |\n  f\n', { a: 'b\n  c\n\n# d', e: 'f\n' }],
  ['returns', 'a: b\r\nc: d\r\n', { a: 'b', c: 'd' }],
])('%s', (_, text, value) => {
  expect(readYaml(text, 'record.yaml')).toMatchObject({ findings: [], content: { value } });
});

/** Records with some characters taken out and others put in. */
const wounded = fc
  .tuple(
    fc.constantFrom(...RECORDS),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.array(yamlPiece, { maxLength: 2 })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([record, wounds]) =>
    wounds.reduce((text, [place, removed, pieces]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + pieces.join('') + text.slice(at + removed);
    }, record),
  );

/** Records with lines moved, doubled or indented otherwise. */
const rearranged = fc
  .tuple(
    fc.constantFrom(...RECORDS),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: -4, max: 4 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([record, moves]) => {
    const lines = record.split('\n');
    for (const [from, to, shift] of moves) {
      const line = lines[from % lines.length] ?? '';
      const moved = shift < 0 ? line.slice(-shift) : ' '.repeat(shift) + line;
      lines.splice(to % lines.length, shift % 2 === 0 ? 0 : 1, moved);
    }
    return lines.join('\n');
  });

const pieced = fc
  .tuple(fc.constantFrom('', 'a: ', 'a:\n  ', 'a:\n  - '), fc.array(yamlPiece, { maxLength: 30 }))
  .map(([start, pieces]) => `${start}${pieces.join('')}\n`);

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('null', '12', '1.5', 'a: b', 'a #b', '- a', "it's", 'ا ب', 'a\nb', 'a\n\n b', ' a', ''),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z][\w-]{0,8}$/), word), tie('tree'), { maxKeys: 4 }),
  ),
}));
/** Any value as the printer of `yaml` writes it. */
const printed = fc
  .tuple(
    fc.dictionary(fc.stringMatching(/^[a-z]+$/), tree, { minKeys: 1 }),
    fc.record({
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(0, 20, 80),
      blockQuote: fc.constantFrom<(true | 'folded' | 'literal')[]>(true, 'folded', 'literal'),
      singleQuote: fc.constantFrom(null, true, false),
    }),
  )
  .map(([value, options]) => stringify(value, options));

test.each(Object.entries({ wounded, rearranged, pieced, printed }))(
  'js-yaml and `yaml` agree on texts that are %s',
  (_, text) => {
    fc.assert(fc.property(text, isReadAlike), { numRuns: 500 });
  },
);

test.each([
  '...\na: b\n',
  '%YAML 1.2\n---\na: b\n',
  ' ---\na: b\n',
  'a: >2\n    \n',
  'a:\n# b\n c\nd: e\n',
  'a: !!str 1\n',
  'a: &b c\n',
])('%j, which they take differently, is left to `yaml`', (text) => {
  expect(isReadAlike(text)).toBe(true);
});

test.each(Object.entries(HOSTILE_TEXTS))('they agree on %s, or it is left to `yaml`', (_, text) => {
  expect([text, `${text}\n`].every(isReadAlike)).toBe(true);
});

describe('a long text', () => {
  const items = (count: number): string =>
    `a:\n${Array.from({ length: count }, (_, at) => `- id: a ${at} # [b, c]\n`).join('')}`;

  test('is read without `yaml`, and alike', () => {
    expect(commonValue(items(1_500))).not.toBeNull();
    expect(isReadAlike(items(1_500))).toBe(true);
  });
  test.each([items(20_000), `a: [${'b, '.repeat(50_000)}c]\n`, `a: "${'\\n'.repeat(110_000)}"\n`])(
    'with more parts than a file may have is refused',
    (text) => {
      expect(readYaml(text, 'record.yaml').findings).toMatchObject([{ code: 'too-complex' }]);
    },
  );
});
