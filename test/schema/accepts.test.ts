import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { FORMATS, isAddress, plainHost } from '../../build/check/shape/formats.ts';
import { contentFile, type Owner } from '../../build/collections/content-files.ts';
import { fileSchema } from '../../build/collections/file-schema.ts';
import { parseFile } from '../../build/read/read.ts';
import { acceptsOf } from '../../build/schema/accepts.ts';
import type { JsonSchema } from '../../build/schema/json-schema.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { MARKS } from '../../build/schema/marks.ts';
import { fillOmitted } from '../../build/schema/omissible.ts';
import { VALID } from '../support/content-tree.ts';
import { fc } from '../support/properties.ts';
import { replacedAt } from '../support/replaced-at.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, formats: FORMATS }).addVocabulary(
  Object.values(MARKS),
);

/** Ajv takes a shape that is used twice for two of one name. */
const anonymous = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(anonymous);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, part]) => (key === '$id' ? [] : [[key, anonymous(part)]])),
  );
};

function judges(schema: JsonSchema) {
  const bare = anonymous(schema);
  if (!isRecord(bare)) throw new TypeError('A schema is a mapping.');
  return { ours: acceptsOf(schema, FORMATS), theirs: ajv.compile(bare) };
}

const SCHEMAS: readonly JsonSchema[] = [
  ...['null', 'boolean', 'string', 'number', 'integer', 'array', 'object'].map((type) => ({ type })),
  { type: ['string', 'null'] },
  { enum: ['a', 1, null, true] },
  { const: 'a' },
  { const: 1 },
  { minLength: 2 },
  { maxLength: 2 },
  { pattern: '^[ab]+$' },
  { pattern: '^.$' },
  ...Object.keys(FORMATS).map((format) => ({ format })),
  { minimum: 1 },
  { maximum: 1 },
  { minItems: 2 },
  { maxItems: 1 },
  { uniqueItems: true },
  { uniqueItems: false },
  { items: { type: 'string' } },
  { required: ['a', 'b'] },
  { properties: { a: { type: 'string' }, b: {} } },
  { properties: { a: {} }, additionalProperties: false },
  { properties: { a: {} }, additionalProperties: true },
  { properties: { a: {} }, additionalProperties: { type: 'integer' } },
  { patternProperties: { '^a': { type: 'string' } }, additionalProperties: false },
  { anyOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
  { description: 'x', [MARKS.figure]: true, [MARKS.refersTo]: 'regions' },
];

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'ا', '😀', '\ud800'), maxLength: 4 }),
  fc.constantFrom('2026-11-20', '2026-02-30', 'https://a.test/x', 'mailto:a@b.test', 'a@b.test', 'a.test'),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 2 },
    text,
    fc.constantFrom(null, true, false, 0, -0, 1, 2, 1.5),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'id', 'name'), tie('json'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

describe('a value is accepted when Ajv accepts it', () => {
  test.each(SCHEMAS.map((schema) => [JSON.stringify(schema), schema] as const))('%s', (_, schema) => {
    const { ours, theirs } = judges(schema);
    fc.assert(
      fc.property(json, (value) => {
        expect(ours(value)).toBe(theirs(value));
      }),
      { numRuns: 500 },
    );
  });

  const records = Object.entries(VALID).flatMap(([file, source]) => {
    const owner = contentFile(file)?.owner;
    const { document } = parseFile(file, new TextEncoder().encode(source));
    return owner === undefined || document === null ? [] : [{ owner, value: document.value }];
  });
  const owners = [...new Set(records.map(({ owner }) => owner))];

  test.each(owners)('a record of %s with anything at any place', (owner: Owner) => {
    const schema = fileSchema(owner);
    const { ours, theirs } = judges({ ...schema });
    const own = records.flatMap((record) =>
      record.owner === owner ? [fillOmitted(schema, record.value)] : [],
    );
    expect(own.map((value) => ours(value))).toEqual(own.map(() => true));
    const place = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...own), place, json, (value, steps, other) => {
        const changed = replacedAt(value, steps, other);
        expect(ours(changed)).toBe(theirs(changed));
      }),
      { numRuns: 500 },
    );
  });
});

test('a schema that says what is not known is refused, and not let pass', () => {
  for (const schema of [{ oneOf: [] }, { type: 'date' }, { format: 'time' }, { enum: [{}] }, { const: [] }]) {
    expect(() => acceptsOf(schema, FORMATS)).toThrow(TypeError);
  }
});

test('an address, a host or a mailbox of a plain form is one, and has the host that is read in it', () => {
  const standard = addFormats.default(new Ajv2020());
  const piece = fc.constantFrom(...'abz09-./_~%:@?#A&= ', 'xn--', '..', '.sa', '/a', '%D8', '/?q=');
  let plain = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const address = `https://a.${pieces.join('')}`;
      const host = plainHost(address);
      if (host === null) return;
      plain += 1;
      expect(new URL(address).hostname).toBe(host);
      expect(isAddress(address.replace('https', 'HTTPS'))).toBe(true);
      for (const [format, text] of Object.entries({ uri: address, hostname: host, email: `a.b-c@${host}` })) {
        expect([text, standard.validate({ format }, text)]).toEqual([text, true]);
      }
    }),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(0);
});
