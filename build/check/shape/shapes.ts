import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Static, TSchema } from 'typebox';
import type { Kind } from '../../read/places.ts';
import { CalendarYearRecord } from '../../schema/calendar.ts';
import { ExamRecord } from '../../schema/exam.ts';
import { FaqRecord } from '../../schema/faq.ts';
import { GlossaryRecord } from '../../schema/glossary.ts';
import { isRecord } from '../../schema/json-value.ts';
import { RetiredIds, ServiceRecord } from '../../schema/service.ts';
import { SkillFrontMatter } from '../../schema/skill.ts';
import { Regions, UniversityRecord } from '../../schema/university.ts';
import { FORMATS } from './formats.ts';

/** A value of which any part may be missing: what is left of a record when its wrong parts are taken out. */
export type Partly<T> = T extends readonly (infer E)[]
  ? readonly Partly<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> | undefined }
    : T;

/** A kind of record: its schema, the check that it is whole, and the check that what it holds is right. */
export interface Shape<T> {
  readonly schema: TSchema;
  readonly isWhole: ValidateFunction<T & Partly<T>>;
  /** Compiled when a record turns out not to be whole, which is seldom. */
  readonly isRightAsFarAsItGoes: (value: unknown) => value is Partly<T>;
}

// Optimised code would take longer to write than it saves on so few records.
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  verbose: true,
  formats: FORMATS,
  code: { optimize: false },
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

function shape<S extends TSchema>(schema: S): Shape<Static<S>> {
  const plain = flat(schema);
  const partial = withoutRequirements(plain);
  if (!isRecord(plain) || !isRecord(partial)) throw new TypeError('A shape must be an object schema.');
  let isRight: ValidateFunction<Partly<Static<S>>> | undefined;
  return {
    schema,
    isWhole: ajv.compile<Static<S> & Partly<Static<S>>>(plain),
    isRightAsFarAsItGoes: (value): value is Partly<Static<S>> => {
      isRight ??= ajv.compile<Partly<Static<S>>>(partial);
      return isRight(value);
    },
  };
}

/** The shape of every kind of content. */
export const SHAPES = {
  university: shape(UniversityRecord),
  exam: shape(ExamRecord),
  calendar: shape(CalendarYearRecord),
  faq: shape(FaqRecord),
  regions: shape(Regions),
  service: shape(ServiceRecord),
  retired: shape(RetiredIds),
  glossary: shape(GlossaryRecord),
  skill: shape(SkillFrontMatter),
} as const satisfies Record<Kind, unknown>;
