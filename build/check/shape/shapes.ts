import type { TSchema } from 'typebox';
import { fileSchema, type Owner } from '../../collections/content-files.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { contentValidator, type ErrorObject } from '../../schema/ajv.ts';
import { oncePerValue } from '../../values/once-per.ts';
import type { Entry } from '../entry.ts';
import { isOfTheWhole } from './right-parts.ts';

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

const shapes = oncePerValue((owner: Owner) => compile(owner));

/** The shape of the files of an owner. Compiling takes long, so it is done when first asked for, and once. */
export function shapeOf<T>(owner: Owner): Shape<T>;
export function shapeOf(owner: Owner): Shape<unknown> {
  return shapes(owner);
}

function compile(owner: Owner): Shape<unknown> {
  const schema = fileSchema(owner);
  const validate = contentValidator(owner, schema);
  const errorsIn = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  return {
    schema,
    examined: new WeakMap(),
    isWhole: (value): value is unknown => validate(value),
    errorsIn,
    isRightAsFarAsItGoes: (value): value is unknown => errorsIn(value).every(isOfTheWhole),
  };
}
