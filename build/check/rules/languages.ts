import type { TSchema } from 'typebox';
import { COLLECTION_NAMES, COLLECTIONS } from '../../collections/collections.ts';
import { DOCUMENTS } from '../../collections/documents.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { partsAt, placesIn } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, type SoundTexts, soundUnder } from '../entry.ts';
import { quantitiesAgree } from './quantities.ts';
import { saysNothing } from './texts.ts';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const LATIN_PAIR = /\p{Script=Latin}{2}/u;
const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;
const isArabic = (text: string): boolean =>
  text.search(ARABIC) >= 0 && lettersOf(text, ARABIC) > lettersOf(text, LATIN);
const isLatin = (text: string): boolean => LATIN_PAIR.test(text) && text.search(ARABIC) < 0;

/** Whether a name has words of the other language besides what stands in brackets; «STEP» is called so in both. */
const isPartlyLatin = (text: string): boolean =>
  isLatin(text) || /\p{Script=Latin}\p{Ll}{2}/u.test(text.replace(/\([^)]*\)/g, ''));
const NAMES: ReadonlySet<string> = new Set(['name', 'city']);

/** What is said in both languages is Arabic in the one key and English in the other, and in both or in neither. */
export const languagesAreTheirOwn = (content: Content, sound: SoundTexts): Finding[] => [
  ...COLLECTION_NAMES.flatMap((name) => languagesIn(COLLECTIONS[name].record, content[name], sound)),
  ...languagesIn(DOCUMENTS.service, content.service, sound),
];

/** @param schema the shape of the entries, which says at some places the same in both languages, under `key` and `keyEn` */
function languagesIn(schema: TSchema, entries: readonly Entry<unknown>[], sound: SoundTexts): Finding[] {
  const places = placesIn(schema, ({ properties }) => {
    const keysEn = Object.keys(isRecord(properties) ? properties : {}).filter((key) => key.endsWith('En'));
    const pairOf = (keyEn: string) => ({ key: keyEn.slice(0, -2), keyEn, known: soundUnder(`both ${keyEn}`, sound) });
    return keysEn.length > 0 ? keysEn.map(pairOf) : undefined;
  });
  const findings: Finding[] = [];
  for (const { document, path: start, value } of entries) {
    for (const { pattern, mark: pairs } of places) {
      for (const [part, path] of partsAt(value, pattern)) {
        for (const { key, keyEn, known } of pairs) {
          const arabic = memberOf(part, key) ?? null;
          const english = memberOf(part, keyEn);
          const areTexts = typeof arabic === 'string' && typeof english === 'string';
          if (english === undefined || (areTexts && known.get(arabic) === english)) continue;
          const found = pair(document, [...start, ...path], key, arabic, english);
          findings.push(...found);
          if (areTexts && found.length === 0) known.set(arabic, english);
        }
      }
    }
  }
  return findings;
}

function pair(document: Document, path: Path, key: string, arabic: unknown, english: unknown): Finding[] {
  const keyEn = `${key}En`;
  if (typeof arabic === 'string' && typeof english === 'string' && isLatin(arabic) && isArabic(english)) {
    return [findingAt(document, [...path, key], 'languages-exchanged', { key, keyEn })];
  }
  const isNameless = key === 'name' && path.length > 0 && arabic === null && english === null;
  if (isNameless && !memberOf(valueAt(document.value, path), key)) {
    return [findingAt(document, path, 'missing-key', { key, meaning: null })];
  }
  const said = arabic ?? english;
  if ((arabic === null || english === null) && typeof said === 'string' && !saysNothing(said)) {
    const [written, missing] = arabic === null ? [keyEn, key] : [key, keyEn];
    const isLeftOut = valueAt(document.value, [...path, missing]) === undefined;
    const at = [...path, isLeftOut ? written : missing];
    // A name that no source gives in one language is left out there; one that is left empty was forgotten.
    const isForgotten = !isLeftOut || key !== 'name';
    if (isForgotten) return [findingAt(document, at, 'half-translated', { key: written, missing })];
  }
  const wrong = [
    ...inOtherLanguage(document, path, key, arabic, NAMES.has(key) ? isPartlyLatin : isLatin, 'ar'),
    ...inOtherLanguage(document, path, keyEn, english, isArabic, 'en'),
  ];
  return wrong.length > 0 || typeof arabic !== 'string' || typeof english !== 'string'
    ? wrong
    : quantitiesAgree(document, path, key, arabic, english);
}

function inOtherLanguage(
  document: Document,
  path: Path,
  key: string,
  value: unknown,
  isOther: (text: string) => boolean,
  wanted: 'ar' | 'en',
): Finding[] {
  return [value].flat().flatMap((text, index) => {
    if (typeof text !== 'string' || !isOther(text) || saysNothing(text)) return [];
    const at = [...path, key, ...(Array.isArray(value) ? [index] : [])];
    return [findingAt(document, at, 'wrong-language', { key, wanted, found: text })];
  });
}
