import { fold } from '../../../text/fold.ts';
import { COLLECTION_NAMES } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { keyOfPath, placesIn, textsIn } from '../walk.ts';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;
const isArabic = (text: string): boolean => lettersOf(text, ARABIC) > lettersOf(text, LATIN);
const isLatin = (text: string): boolean => lettersOf(text, ARABIC) === 0 && /\p{Script=Latin}{2}/u.test(text);

/** Texts that say that there is none, folded and without punctuation: null says it better. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  [
    'n/a na none null nil tbd tba unknown todo ? ?? ??? - -- --- . .. ... … —',
    'not announced|not announced yet|not yet announced|not available|not known|not stated|to be announced',
    'to be determined|coming soon|no data|undefined|lorem ipsum',
    'لم يعلن|لم تعلن|لم يعلن بعد|لم تعلن بعد|لم يتم الاعلان|لم يتم الاعلان بعد|غير معلن|غير معلنه|غير معروف|غير معروفه',
    'غير متوفر|غير متوفره|غير متاح|غير محدد|غير محدده|لم يحدد|لم يحدد بعد|لم تحدد بعد|لا يوجد|لا توجد|لا ينطبق|مجهول',
    'سيعلن لاحقا|يعلن لاحقا|قريبا|يحدد لاحقا|سيتم الاعلان لاحقا|بدون|لا شيء',
  ]
    .flatMap((line) => line.split(line.includes('|') ? '|' : ' '))
    .map(fold),
);
const LONGEST_PLACEHOLDER = 30;
const saysNothing = (text: string): boolean =>
  text.length <= LONGEST_PLACEHOLDER &&
  (PLACEHOLDERS.has(fold(text)) || PLACEHOLDERS.has(fold(text.replace(/[.!؟?«»"'()[\]]/g, ''))));

/** What is not announced is null, never a text that says so. */
export function textsSaySomething({ documents }: Content): Finding[] {
  return documents.filter(isYaml).flatMap((document) =>
    textsIn(document)
      .filter(({ path, text }) => isFreeText(path) && saysNothing(text))
      .map(({ path, text }) =>
        findingAt(document, path, 'placeholder-text', { key: keyOfPath(path), found: text }),
      ),
  );
}

const isYaml = ({ text }: Document): boolean => text === null;

/** Keys whose values are codes or numbers in the form of text: other rules speak of them. */
const CODES: ReadonlySet<string> = new Set([
  'id',
  'type',
  'kind',
  'regionId',
  'url',
  'registrationUrl',
  'confidence',
  'collegesCoverage',
  'degree',
  'delivery',
  'category',
  'supports',
  'system',
  'year',
  'gregorian',
  'sets',
]);
const isFreeText = (path: Path): boolean => !CODES.has(keyOfPath(path) ?? '');

/** Keys that stay null in one language where no source gives the name in it. */
const MAY_LACK_ENGLISH: ReadonlySet<string> = new Set(['name']);

/** What is said in both languages is Arabic in the one key and English in the other, and in both or in neither. */
export function languagesAreTheirOwn(content: Content): Finding[] {
  const entries: readonly Entry<unknown>[] = [
    ...COLLECTION_NAMES.flatMap((name): readonly Entry<unknown>[] => content[name]),
    ...content.service,
  ];
  return entries
    .filter(({ document }) => isYaml(document))
    .flatMap((entry) =>
      placesIn(entry).flatMap(({ path, value }) =>
        isRecord(value) ? pairs(entry.document, [...entry.path, ...path], value) : [],
      ),
    );
}

function pairs(document: Document, path: Path, value: Readonly<Record<string, unknown>>): Finding[] {
  return Object.keys(value)
    .filter((key) => key.endsWith('En') || Object.hasOwn(value, `${key}En`))
    .map((key) => key.replace(/En$/, ''))
    .filter((key, index, keys) => keys.indexOf(key) === index)
    .flatMap((key) => pair(document, path, key, value[key] ?? null, value[`${key}En`] ?? null));
}

function pair(document: Document, path: Path, key: string, arabic: unknown, english: unknown): Finding[] {
  const keyEn = `${key}En`;
  if (typeof arabic === 'string' && typeof english === 'string') {
    if (isLatin(arabic) && isArabic(english)) {
      return [findingAt(document, [...path, key], 'languages-exchanged', { key, keyEn })];
    }
  }
  if (saysOnlyOne(key, arabic, english)) {
    const [written, missing] = arabic === null ? [keyEn, key] : [key, keyEn];
    const at = memberOf(valueAt(document.value, path), missing) === undefined ? written : missing;
    return [findingAt(document, [...path, at], 'half-translated', { key: written, missing })];
  }
  return [
    ...inOtherLanguage(document, [...path, key], arabic, isLatin, 'ar'),
    ...inOtherLanguage(document, [...path, keyEn], english, isArabic, 'en'),
  ];
}

const valueAt = (value: unknown, path: Path): unknown => path.reduce(memberOf, value);

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
      ? [findingAt(document, at, 'wrong-language', { key: keyOfPath(path), wanted, found: text })]
      : [],
  );
}
