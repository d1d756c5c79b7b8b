import type { Static, TSchema } from 'typebox';
import { contentValidator, type ErrorObject } from '../../schema/ajv.ts';
import { isRecord } from '../../schema/json-value.ts';
import { pointer } from '../entry.ts';

/** A value of which any part may be missing: what is left of a record when its wrong parts are taken out. */
export type DeepPartial<T> = T extends readonly (infer E)[]
  ? readonly DeepPartial<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/** Tells whether values have a shape. */
export interface Shape<T> {
  readonly isValid: (value: unknown) => value is T & DeepPartial<T>;
  /** Whether every part that is there is valid. */
  readonly isPartial: (value: unknown) => value is DeepPartial<T>;
  /** What is wrong with the value that was judged last. */
  readonly errors: () => readonly ErrorObject[];
}

/** @param name of the schema; the schema of a name is compiled once */
export function shapeOf<S extends TSchema>(name: string, schema: S): Shape<Static<S>> {
  const validate = contentValidator(name, schema);
  const errors = () => validate.errors ?? [];
  return {
    isValid: (value): value is Static<S> & DeepPartial<Static<S>> => validate(value),
    isPartial: (value): value is DeepPartial<Static<S>> => validate(value) || errors().every(isOfTheWhole),
    errors,
  };
}

/** Mistakes that concern a record as a whole and leave its parts usable. */
const OF_THE_WHOLE = new Set(['required', 'minItems', 'uniqueItems']);
const isOfTheWhole = ({ keyword }: ErrorObject): boolean => OF_THE_WHOLE.has(keyword);

/**
 * The parts of a value that no error touches, so that further rules can still be checked on them. Items keep
 * their places: a wrong item becomes empty in a list of records; a list of plain values is emptied as a whole.
 */
export function validParts(value: unknown, errors: readonly ErrorObject[]): unknown {
  const wrong = new Set(
    errors.flatMap((error) => {
      const { keyword, instancePath, params } = error;
      if (keyword === 'additionalProperties') return instancePath + pointer([String(params.additionalProperty)]);
      return isOfTheWhole(error) ? [] : instancePath;
    }),
  );
  return wrong.has('') ? {} : withoutPlaces(value, '', wrong);
}

function withoutPlaces(value: unknown, at: string, wrong: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const isWrong = value.map((_, index) => wrong.has(`${at}/${index}`));
    const isListOfRecords = value.some((item, index) => !isWrong[index] && isRecord(item));
    if (isWrong.includes(true) && !isListOfRecords) return [];
    return value.map((item, index) => (isWrong[index] ? {} : withoutPlaces(item, `${at}/${index}`, wrong)));
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([key, item]) => ({ key, item, place: at + pointer([key]) }));
  const kept = members.filter(({ place }) => !wrong.has(place));
  return Object.fromEntries(kept.map(({ key, item, place }) => [key, withoutPlaces(item, place, wrong)]));
}
