import type { FoundValue, TextForm, ValueType } from '../../findings/codes.ts';
import { PATTERNS } from '../../schema/shape.ts';

/** By which pattern or format a schema asks for each form. */
const FORMS = {
  ...PATTERNS,
  email: 'email',
  'host-name': 'hostname',
} as const satisfies Readonly<Record<Exclude<TextForm, 'described'>, string>>;
const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name);
const FORM_NAMES = Object.keys(FORMS).filter(isForm);

/** The form that a pattern or format of a schema asks for. */
export const formOf = (patternOrFormat: unknown): TextForm =>
  FORM_NAMES.find((name) => FORMS[name] === patternOrFormat) ?? 'described';

const TYPES = new Map<string, ValueType>([
  ['string', 'text'],
  ['integer', 'whole-number'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
  ['object', 'mapping'],
]);

/** What a schema's `type` asks for, and whether null will do too. */
export function wantedType(type: unknown): { readonly wanted: ValueType; readonly orNull: boolean } {
  const types = [type].flat().map(String);
  const wanted = types.flatMap((name) => TYPES.get(name) ?? [])[0];
  if (wanted === undefined) throw new TypeError(`No content schema may ask for the type ${types.join()}.`);
  return { wanted, orNull: types.includes('null') };
}

/** What is there in the place of the value that was wanted. */
export function foundValue(value: unknown): FoundValue {
  if (value === null) return { type: 'empty', shown: null };
  if (Array.isArray(value)) return { type: 'list', shown: null };
  if (typeof value === 'object') return { type: 'mapping', shown: null };
  if (typeof value === 'string') return { type: 'text', shown: value };
  return { type: typeof value === 'boolean' ? 'boolean' : 'number', shown: String(value) };
}
