import type { TSchema } from 'typebox';
import { COLLECTIONS } from '../../collections/collections.ts';
import { DOCUMENTS } from '../../collections/documents.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { placesIn, visitAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type EntryRule, eachRecord } from '../each-record.ts';
import { findingAt } from '../entry.ts';
import { saysNothing } from './placeholder-texts.ts';

/** Nearly all texts have a letter of the first kind or nothing but ASCII, which is seen far more quickly. */
const COMMON_ARABIC = /[\u0621-\u063a\u0641-\u064a]/;
const ASCII = /^[ -~]*$/;
const ARABIC = /\p{Script=Arabic}/u;
const hasArabic = (text: string): boolean =>
  COMMON_ARABIC.test(text) || (!ASCII.test(text) && ARABIC.test(text));
const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;
const isArabic = (text: string): boolean =>
  hasArabic(text) && lettersOf(text, /\p{Script=Arabic}/gu) > lettersOf(text, /\p{Script=Latin}/gu);
const isLatin = (text: string): boolean => !hasArabic(text) && /\p{Script=Latin}{2}/u.test(text);

/** Keys that stay null in one language where no source gives the name in it. */
const MAY_LACK_ENGLISH: ReadonlySet<string> = new Set(['name']);

/** What is said in both languages is Arabic in the one key and English in the other, and in both or in neither. */
export const languagesAreTheirOwn = (content: Content): Finding[] => [
  ...languagesOfRecords(content),
  ...content.service.flatMap(languagesOfService),
];

/** The rule for the texts of a shape, which says at some places the same in both languages, under `key` and `keyEn`. */
function languagesIn(schema: TSchema): EntryRule {
  const places = placesIn(schema, ({ properties }) => {
    const keys = Object.keys(isRecord(properties) ? properties : {}).filter((key) => key.endsWith('En'));
    return keys.length > 0 ? keys.map((keyEn) => keyEn.slice(0, -2)) : undefined;
  });
  return ({ document, path: start, value }) => {
    const findings: Finding[] = [];
    if (document.text !== null) return findings;
    for (const { pattern, mark: keys } of places) {
      visitAt(value, pattern, (part, path) => {
        for (const key of keys) {
          const [arabic, english] = [memberOf(part, key) ?? null, memberOf(part, `${key}En`)];
          if (english === undefined || areTheirOwn(arabic, english)) continue;
          findings.push(...pair(document, [...start, ...path], key, arabic, english));
        }
      });
    }
    return findings;
  };
}

const languagesOfRecords = eachRecord((name) => languagesIn(COLLECTIONS[name].record));
const languagesOfService = languagesIn(DOCUMENTS.service);

/** As nearly all are: an Arabic text, and one without an Arabic letter. */
const areTheirOwn = (arabic: unknown, english: unknown): boolean =>
  typeof arabic === 'string' && typeof english === 'string' && hasArabic(arabic) && !hasArabic(english);

function pair(document: Document, path: Path, key: string, arabic: unknown, english: unknown): Finding[] {
  const keyEn = `${key}En`;
  if (typeof arabic === 'string' && typeof english === 'string' && isLatin(arabic) && isArabic(english)) {
    return [findingAt(document, [...path, key], 'languages-exchanged', { key, keyEn })];
  }
  if (saysOnlyOne(key, arabic, english)) {
    const [written, missing] = arabic === null ? [keyEn, key] : [key, keyEn];
    const at = valueAt(document.value, [...path, missing]) === undefined ? written : missing;
    return [findingAt(document, [...path, at], 'half-translated', { key: written, missing })];
  }
  return [
    ...inOtherLanguage(document, [...path, key], arabic, isLatin, 'ar'),
    ...inOtherLanguage(document, [...path, keyEn], english, isArabic, 'en'),
  ];
}

function saysOnlyOne(key: string, arabic: unknown, english: unknown): boolean {
  const [written, ...more] = [arabic, english].filter((text) => text !== null);
  return (
    typeof written === 'string' && more.length === 0 && !MAY_LACK_ENGLISH.has(key) && !saysNothing(written)
  );
}

function inOtherLanguage(
  document: Document,
  path: Path,
  value: unknown,
  isOther: (text: string) => boolean,
  wanted: 'ar' | 'en',
): Finding[] {
  const items = Array.isArray(value)
    ? value.map((item, index) => [[...path, index], item] as const)
    : [[path, value] as const];
  return items.flatMap(([at, text]) =>
    typeof text === 'string' && isOther(text) && !saysNothing(text)
      ? [findingAt(document, at, 'wrong-language', { key: String(path.at(-1)), wanted, found: text })]
      : [],
  );
}
