/**
 * The builders of TypeBox that the shapes are written with, under its names and with its types. They are made here
 * because importing TypeBox loads some 370 modules, which takes longer than checking all content; a test holds every
 * builder against TypeBox's own.
 */
import type {
  TArray,
  TArrayOptions,
  TInteger,
  TLiteral,
  TLiteralValue,
  TNull,
  TNumber,
  TNumberOptions,
  TObject,
  TObjectOptions,
  TOptional,
  TProperties,
  TRecord,
  TSchema,
  TSchemaOptions,
  TString,
  TStringOptions,
  TUnion,
  TUnknown,
  TUnsafe,
} from 'typebox';

export type { Static, TSchema, TUnsafe } from 'typebox';

/** Schemas of keys that may be missing. */
const optional = new WeakSet<TSchema>();

function objectOf<P extends TProperties>(properties: P, options?: TObjectOptions): TObject<P>;
function objectOf(properties: TProperties, options: TObjectOptions = {}): TSchema {
  const required = Object.keys(properties).filter((key) => !optional.has(properties[key] ?? {}));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

function arrayOf<T extends TSchema>(items: T, options?: TArrayOptions): TArray<T>;
function arrayOf(items: TSchema, options: TArrayOptions = {}): TSchema {
  return { type: 'array', items, ...options };
}

function stringOf(options?: TStringOptions): TString;
function stringOf(options: TStringOptions = {}): TSchema {
  return { type: 'string', ...options };
}

function numberOf(options?: TNumberOptions): TNumber;
function numberOf(options: TNumberOptions = {}): TSchema {
  return { type: 'number', ...options };
}

function integerOf(options?: TNumberOptions): TInteger;
function integerOf(options: TNumberOptions = {}): TSchema {
  return { type: 'integer', ...options };
}

function literalOf<V extends TLiteralValue>(value: V, options?: TSchemaOptions): TLiteral<V>;
function literalOf(value: TLiteralValue, options: TSchemaOptions = {}): TSchema {
  return { type: typeof value, const: value, ...options };
}

function nullOf(options?: TSchemaOptions): TNull;
function nullOf(options: TSchemaOptions = {}): TSchema {
  return { type: 'null', ...options };
}

function unknownOf(options?: TSchemaOptions): TUnknown;
function unknownOf(options: TSchemaOptions = {}): TSchema {
  return { ...options };
}

function unionOf<T extends TSchema[]>(anyOf: [...T], options?: TSchemaOptions): TUnion<T>;
function unionOf(anyOf: TSchema[], options: TSchemaOptions = {}): TSchema {
  return { anyOf, ...options };
}

/** Keys are any text. */
function recordOf<T extends TSchema>(key: TString, value: T, options?: TObjectOptions): TRecord<'^.*$', T>;
function recordOf(_: TString, value: TSchema, options: TObjectOptions = {}): TSchema {
  return { type: 'object', patternProperties: { '^.*$': value }, ...options };
}

function optionalOf<T extends TSchema>(schema: T): TOptional<T>;
function optionalOf(schema: TSchema): TSchema {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
}

function unsafe<T>(schema: TSchema): TUnsafe<T>;
function unsafe(schema: TSchema): TSchema {
  return { ...schema };
}

export {
  arrayOf as Array,
  integerOf as Integer,
  literalOf as Literal,
  nullOf as Null,
  numberOf as Number,
  objectOf as Object,
  optionalOf as Optional,
  recordOf as Record,
  stringOf as String,
  unionOf as Union,
  unknownOf as Unknown,
  unsafe as Unsafe,
};
