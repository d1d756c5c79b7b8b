import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js';
import type { Static, TSchema } from 'typebox';
import { isDay } from '../days/days.ts';
import { shapeName } from './json-schema.ts';
import { isRecord, memberOf } from './json-value.ts';
import { MARKS } from './marks.ts';

export type { ErrorObject, ValidateFunction };

const EARLIEST_DAY = '1900-01-01';
const LATEST_DAY = '2100-12-31';

/** A day that exists in the Gregorian calendar, in a year that a person could have meant. */
export const isRealDay = (text: string): boolean => isDay(text) && text >= EARLIEST_DAY && text <= LATEST_DAY;

/** Whether a text has a format of JSON Schema. */
function conforms(name: FormatName, text: string): boolean {
  const format = fullFormats[name];
  if (typeof format === 'function') return format(text) === true;
  if (format instanceof RegExp) return format.test(text);
  throw new TypeError(`ajv-formats no longer defines ${name} by a function or a pattern.`);
}

/**
 * An absolute address that a reader can open: http or https with a host that has a dot (or is localhost) and
 * without credentials; or a mailto address. Only the ASCII letters of RFC 3986.
 */
function isAddress(text: string): boolean {
  if (!URL.canParse(text) || !conforms('uri', text)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(text);
  if (protocol === 'mailto:') return conforms('email', pathname);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (!/^https?:\/\/[^/]/i.test(text) || username !== '' || password !== '') return false;
  return hostname === 'localhost' || /^[^.]+(?:\.[^.]+)+$/.test(hostname);
}

/** What formats mean in content. They are stricter than those of JSON Schema. */
const CONTENT_FORMATS = {
  date: isRealDay,
  uri: isAddress,
  email: fullFormats.email,
  hostname: (text: string) => conforms('hostname', text) && text.includes('.'),
};

/**
 * Without what only costs time: optimizing the generated code takes twice the time of generating it, and saves less on a
 * few thousand values; that the schemas are schemas, TypeBox knows; no shape has a keyword that is new since draft 7; and
 * one that others use is compiled by itself, not once in each of them.
 */
const options = { code: { optimize: false }, validateSchema: false, meta: false, inlineRefs: false };

const content = new Ajv({
  ...options,
  allErrors: true,
  messages: false,
  allowUnionTypes: true,
  verbose: true,
  formats: CONTENT_FORMATS,
}).addVocabulary(Object.values(MARKS));

const answers = new Ajv({ ...options, strict: false, formats: fullFormats });

/**
 * The validator of what editors write. It reports every error, with the value and the schema that it is about.
 * @param name of the schema; the schema of a name is compiled once
 */
export function contentValidator<S extends TSchema>(name: string, schema: S): ValidateFunction<Static<S>> {
  return (
    content.getSchema<Static<S>>(name) ?? content.compile<Static<S>>({ ...membersFor(content, schema), $id: name })
  );
}

/** The validator of an answer of the site; null for an anonymous shape. It stops at the first error. */
export function answerValidator(schema: TSchema): ValidateFunction | null {
  const name = shapeName(schema);
  if (name === null) return null;
  if (!(name in answers.schemas)) partFor(answers, schema);
  return answers.getSchema(name) ?? null;
}

/** Errors of a validator of answers, as one sentence. */
export const errorsText = ({ errors }: ValidateFunction): string => answers.errorsText(errors, { dataVar: '' });

/** A part of a schema in which a shape that has a name is referred to, so that `ajv` compiles it once. */
function partFor(ajv: Ajv, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => partFor(ajv, item));
  if (!isRecord(part)) return part;
  const { $id, ...rest } = asOneShape(part);
  // Otherwise it is no name of a shape but a property that is called so.
  if (typeof $id !== 'string') return membersFor(ajv, part);
  if (!(String($id) in ajv.schemas)) ajv.addSchema({ ...membersFor(ajv, rest), $id });
  return { $ref: $id, description: rest.description, [MARKS.arabic]: rest[MARKS.arabic] };
}

/**
 * The members of a schema. Alternatives stay in their place, which tells the one that an error is about, and items, because
 * `ajv` copies all errors of a list for each wrong item to whose shape it refers.
 */
function membersFor(ajv: Ajv, schema: object): Record<string, unknown> {
  const { anyOf, items, ...members } = asOneShape({ ...schema });
  const parts = Object.entries(members).map(([key, part]) => [key, partFor(ajv, part)]);
  const inPlace = ({ $id: _, ...one }: Readonly<Record<string, unknown>>) => membersFor(ajv, one);
  const alternatives = Array.isArray(anyOf) && { anyOf: anyOf.map(inPlace) };
  return { ...Object.fromEntries(parts), ...alternatives, ...(isRecord(items) && { items: inPlace(items) }) };
}

/** A choice between a shape and null as a shape that may be null: a mistake in it is one error. */
function asOneShape({ anyOf, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [shape, nothing, ...others] = Array.isArray(anyOf) ? anyOf : [];
  const isNullable = memberOf(nothing, 'type') === 'null' && others.length === 0;
  if (!isRecord(shape) || typeof shape.type !== 'string' || !isNullable) {
    return anyOf === undefined ? rest : { ...rest, anyOf };
  }
  const { $id, ...members } = shape;
  return { ...rest, ...members, ...($id !== undefined && { $id: `${$id}-or-null` }), type: [shape.type, 'null'] };
}
