import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import type { Owner } from '../../collections/content-files.ts';
import { fileSchema } from '../../collections/file-schema.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { acceptsOf } from '../../schema/accepts.ts';
import { ajvPackage } from '../../schema/ajv-package.ts';
import { isRecord } from '../../schema/json-value.ts';
import { MARKS } from '../../schema/marks.ts';
import { once, oncePerValue } from '../../values/once-per.ts';
import type { Entry } from '../entry.ts';
import { FORMATS } from './formats.ts';

/** A value of which any part may be missing: what is left of a record when its wrong parts are taken out. */
export type Partly<T> = T extends readonly (infer E)[]
  ? readonly Partly<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> | undefined }
    : T;

/** Files of one shape: those that are whole, and what is wrong with the others. */
export interface Examined<T> {
  readonly whole: readonly { readonly value: T; readonly document: Document }[];
  readonly entries: readonly Entry<Partly<T>>[];
  readonly findings: readonly Finding[];
}

/** A kind of record: its schema, the check that it is whole, and the check that what it holds is right. */
export interface Shape<T> {
  readonly schema: TSchema;
  readonly isWhole: (value: unknown) => value is T & Partly<T>;
  /** What is wrong with a value that is not whole. */
  readonly errorsIn: (value: unknown) => readonly ErrorObject[];
  readonly isRightAsFarAsItGoes: (value: unknown) => value is Partly<T>;
  /** What came of the files that were compared, while they are in use. */
  readonly examined: WeakMap<Document, Examined<T>>;
}

/** Ajv, which says what is wrong with a record. It is loaded when the first one turns out not to be whole. */
const ajv = once((): Ajv2020 => {
  const { Ajv2020 } = ajvPackage();
  // Optimised code would take longer to write than it saves on so few records.
  const options = { allErrors: true, allowUnionTypes: true, verbose: true, code: { optimize: false } };
  return new Ajv2020({ ...options, formats: FORMATS }).addVocabulary(Object.values(MARKS));
});

/**
 * The schema in the form that gives one error per mistake: a choice between a shape and null becomes one
 * shape that may be null, and a shape that is used twice loses its name, which Ajv would take for a conflict.
 */
function flat(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flat);
  if (!isRecord(schema)) return schema;
  const { $id: _, anyOf, ...rest } = schema;
  const [shape, nothing, ...others] = Array.isArray(anyOf) ? anyOf : [];
  if (isRecord(shape) && isRecord(nothing) && nothing.type === 'null' && others.length === 0) {
    return flat({ ...rest, ...shape, type: [shape.type, 'null'] });
  }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, part]) => (key === '$id' ? [] : [[key, flat(part)]])),
  );
}

/** The schema without anything that holds for a record only as a whole. */
function withoutRequirements(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequirements);
  if (!isRecord(schema)) return schema;
  const { required: _, minItems: __, uniqueItems: ___, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withoutRequirements(part)]));
}

const shapes = oncePerValue((owner: Owner) => compile(fileSchema(owner)));

/** The shape of the files of an owner. Compiling takes long, so it is done when first asked for, and once. */
export function shapeOf<T>(owner: Owner): Shape<T>;
export function shapeOf(owner: Owner): Shape<unknown> {
  return shapes(owner);
}

function compile(schema: TSchema): Shape<unknown> {
  const plain = flat(schema);
  const partial = withoutRequirements(plain);
  if (!isRecord(plain) || !isRecord(partial)) throw new TypeError('A shape must be an object schema.');
  const isWhole = acceptsOf(plain, FORMATS);
  const isRight = acceptsOf(partial, FORMATS);
  const explainer = once((): ValidateFunction => ajv().compile(plain));
  return {
    schema,
    examined: new WeakMap(),
    isWhole: (value): value is unknown => isWhole(value),
    errorsIn: (value) => {
      const explain = explainer();
      if (explain(value)) throw new Error('Ajv finds nothing wrong with a record that is not accepted.');
      return [...(explain.errors ?? [])];
    },
    isRightAsFarAsItGoes: (value): value is unknown => isRight(value),
  };
}
