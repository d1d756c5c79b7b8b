import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { memberOf } from './json-value.ts';
import { about, type Words } from './marks.ts';
import { eachMeaning, nullable, oneOf, questionIds, shape } from './shape.ts';
import { lookedOn, Source } from './source.ts';

/** Why a record holds no value. */
export const MISSING_REASONS = CODES.missingReasons satisfies Words;

const Missing = shape('Missing', { ar: 'سبب خلو قيمة', en: 'What is known of why a value is missing.' })({
  reason: about(oneOf(MISSING_REASONS, 'MissingReason'), eachMeaning(MISSING_REASONS)),
  lookedOn,
  source: nullable(Source),
  questions: about(questionIds, { ar: 'الأسئلة التي تجيب عنها', en: 'Questions that answer it.' }),
});
export type Missing = Type.Static<typeof Missing>;

/**
 * What a record or an answer says of why keys are null or empty lists; a key with an English twin stands for both.
 * @param name of the shape
 * @param keys of which it may say so
 */
export const missingOf = <K extends string>(name: string, keys: readonly K[]) =>
  Type.Unsafe<{ readonly [key in K]?: Missing }>(
    shape(name, {
      ar: 'سبب خلو القيم الفارغة، لما يُعلم سببه منها',
      en: 'Why values are null or empty, for those of which it is known.',
    })(Object.fromEntries(keys.map((key) => [key, Type.Optional(Missing)]))),
  );

/** Whether a value says nothing: null, left out, or a list without an item. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Why values of a record are missing: what the record says of a key, else that all of them were looked for in vain.
 * @param lookedOn day on which they were; null: nobody knows
 */
export function whyMissing<K extends string>(
  record: { readonly missing: { readonly [key in K]?: Missing } },
  keys: readonly K[],
  lookedOn: string | null,
): { readonly [key in K]?: Missing } {
  const missing: { [key in K]?: Missing } = {};
  for (const key of keys) {
    const searched: Missing | undefined =
      lookedOn === null ? undefined : { reason: 'not-found', lookedOn, source: null, questions: [] };
    const why = record.missing[key] ?? searched;
    if (isEmptyValue(memberOf(record, key)) && why !== undefined) missing[key] = why;
  }
  return missing;
}
