import type { FoundValue, TextForm, ValueType } from '../../findings/codes.ts';
import { PATTERNS } from '../../schema/shape.ts';

const FORM_OF_PATTERN: Readonly<Record<(typeof PATTERNS)[keyof typeof PATTERNS], TextForm>> = {
  [PATTERNS.id]: 'id',
  [PATTERNS.hijriYear]: 'hijri-year',
  [PATTERNS.year]: 'year',
  [PATTERNS.schoolYears]: 'school-years',
  [PATTERNS.reducedDay]: 'reduced-day',
  [PATTERNS.version]: 'version',
  [PATTERNS.wikidata]: 'wikidata',
  [PATTERNS.ror]: 'ror',
  [PATTERNS.repository]: 'repository',
  [PATTERNS.reversedDomain]: 'reversed-domain',
};
const FORMS = new Map<string, TextForm>([
  ...Object.entries(FORM_OF_PATTERN),
  ['email', 'email'],
  ['hostname', 'host-name'],
]);

/** The form that a pattern or format of a schema asks for. */
export const formOf = (patternOrFormat: unknown): TextForm => FORMS.get(String(patternOrFormat)) ?? 'described';

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
