import Type from 'typebox';
import { isRecord } from './json-value.ts';
import { about } from './marks.ts';
import { part, text } from './shape.ts';

/** The key under which a YAML file of the content answers warnings of the check. It is never published. */
export const ACCEPT = 'accept';

const Acceptance = part({ ar: 'تنبيه صحيح وسبب صحته', en: 'A warning that is right, and why.' })({
  code: about(Type.String(), {
    ar: 'رمز تنبيه صحيح في هذا الملف',
    en: 'Code of a warning that is right in this file.',
  }),
  reason: about(text, { ar: 'سبب صحته، لمن يحرر الملف بعدك', en: 'Why it is right, for the next editor.' }),
});

/** What may stand under the key. */
export const Acceptances = about(Type.Array(Acceptance), {
  ar: 'تنبيهات الفحص الصحيحة في هذا الملف، مع سبب كل منها. لا تُنشر',
  en: 'Warnings of the check that are right in this file, each with the reason. Not published.',
});

/** What a file says without its answers to the check. */
export function withoutAcceptances(value: unknown): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, ACCEPT)) return value;
  const { [ACCEPT]: _, ...rest } = value;
  return rest;
}
