import { readdirSync, readFileSync } from 'node:fs';
import TypeBox from 'typebox';
import { expect, it } from 'vitest';
import * as Type from '../../build/schema/type.ts';

const OPTIONS = { description: 'x', $id: 'X' };

/** The same schema written with either set of builders. */
const SCHEMAS: readonly (readonly [string, (make: typeof Type | typeof TypeBox) => unknown])[] = [
  ['String', (make) => [make.String(), make.String({ minLength: 1, ...OPTIONS })]],
  ['Number', (make) => [make.Number(), make.Number({ minimum: 1, ...OPTIONS })]],
  ['Integer', (make) => [make.Integer(), make.Integer({ maximum: 9, ...OPTIONS })]],
  ['Literal', (make) => [make.Literal('a'), make.Literal(1, OPTIONS), make.Literal(true)]],
  ['Null', (make) => [make.Null(), make.Null(OPTIONS)]],
  ['Unknown', (make) => [make.Unknown(), make.Unknown(OPTIONS)]],
  ['Array', (make) => [make.Array(make.String()), make.Array(make.Null(), { minItems: 1, ...OPTIONS })]],
  ['Union', (make) => [make.Union([make.String(), make.Null()]), make.Union([make.Null()], OPTIONS)]],
  ['Unsafe', (make) => [make.Unsafe({ type: 'string', enum: ['a'] })]],
  [
    'Object',
    (make) => [
      make.Object({}),
      make.Object({ a: make.String(), b: make.Optional(make.Null()) }, { additionalProperties: false }),
      make.Object({ a: make.Optional(make.Unsafe({ type: 'string' })) }, OPTIONS),
      make.Object({ a: make.Object({ b: make.Array(make.Optional(make.String())) }) }),
    ],
  ],
];

it.each(SCHEMAS)('%s is what TypeBox makes, key by key', (_, schema) => {
  expect(JSON.stringify(schema(Type))).toBe(JSON.stringify(schema(TypeBox)));
});

it('Record with any text as keys is what TypeBox makes', () => {
  const ours = Type.Record(Type.String(), Type.Number(), OPTIONS);
  const theirs = TypeBox.Record(TypeBox.String(), TypeBox.Number(), OPTIONS);
  expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
});

it('no code that checks, builds or answers loads TypeBox', () => {
  const loading = ['build', 'edge', 'http', 'router', 'serve', 'text']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /^import (?!type\b).* from 'typebox';$/m.test(readFileSync(file, 'utf8')));
  expect(loading).toEqual([]);
});
