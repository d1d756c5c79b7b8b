import type { TSchema } from 'typebox';
import { fold } from '../../../text/fold.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  forEachCollection,
} from '../../collections/collections.ts';
import { DOCUMENTS } from '../../collections/documents.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import { placesIn, visitAt } from '../../schema/marks.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { type EntryRule, findingAt } from '../entry.ts';
import type { Spot } from '../walk.ts';

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

/** Texts that say that there is none, folded and without punctuation: null says it better. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  [
    'n/a na none null nil tbd tba unknown todo ? ?? ??? - -- --- . .. ... … —',
    'not announced|not available|not known|not stated|to be announced|will be announced|to be determined',
    'to be confirmed|coming soon|no data|undefined|lorem ipsum|not applicable|see website',
    'لم يعلن|لم تعلن|لم يتم الاعلان|لم يصدر|لم تصدر|غير معلن|غير معلنه|غير معروف|غير معروفه|غير متوفر|غير متوفره',
    'غير متاح|غير متاحه|غير محدد|غير محدده|لم يحدد|لم تحدد|لم يتم التحديد|لا يوجد|لا توجد|لا ينطبق|مجهول|بدون|لا شيء',
    'سيعلن|ستعلن|يعلن|تعلن|يحدد|سيحدد|سيتم الاعلان|سوف يتم الاعلان|يتم الاعلان|سيتم التحديد|قريبا|لاحقا',
  ]
    .flatMap((line) => line.split(line.includes('|') ? '|' : ' '))
    .map(fold),
);
const LONGEST_PLACEHOLDER = 40;
/** What such a text says besides, folded: of what, and since when. */
const BESIDES =
  / (?:عنه|عنها|عن ال\S+|بعد|لاحقا|قريبا|حتي الان|الي الان|في وقت لاحق|yet|later|soon|so far)(?= |$)/g;

/** Three letters or digits that folding leaves as they are, but for the case of the first and stretched ones. */
const PLAIN_BEGINNING =
  /^[A-Za-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي]([a-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي])(?!\1)[a-z\dابتثجحخدذرزسشصضطظعغفقكلمنهوي]/;
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...PLACEHOLDERS].flatMap((text) => [text.slice(0, 3), text.charAt(0).toUpperCase() + text.slice(1, 3)]),
);
/** Whether a text begins as no placeholder does, which is quickly seen, while folding takes long. */
const beginsOtherwise = (text: string): boolean =>
  PLAIN_BEGINNING.test(text) && !BEGINNINGS.has(text.slice(0, 3));

/** Whether a text says that there is nothing to say. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER || beginsOtherwise(text)) return false;
  const bare = text.replace(/[.!؟?«»"'()[\]]/g, '');
  const folded = fold(bare);
  if (PLACEHOLDERS.has(folded) || PLACEHOLDERS.has(folded.replace(BESIDES, ''))) return true;
  return bare !== text && PLACEHOLDERS.has(fold(text));
}

/** Keys whose values are codes or numbers in the form of text: other rules speak of them. */
export const CODES: ReadonlySet<string | null> = new Set([
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

/** What is not announced is null, never a text that says so. */
export function textSaysSomething(text: string, { document, path, key }: Spot): Finding[] {
  if (document.text !== null || !saysNothing(text)) return [];
  return [findingAt(document, path, 'placeholder-text', { key, found: text })];
}

/** Keys that stay null in one language where no source gives the name in it. */
const MAY_LACK_ENGLISH: ReadonlySet<string> = new Set(['name']);

/** What is said in both languages is Arabic in the one key and English in the other, and in both or in neither. */
export const languagesAreTheirOwn = (content: Content): Finding[] => [
  ...COLLECTION_NAMES.flatMap((name) => content[name].flatMap(languagesOf[name])),
  ...content.service.flatMap(languagesOfService),
];

/** For the texts of a shape: the names of what it says in both languages, by the places where it says it. */
function languagesIn(schema: TSchema): EntryRule {
  const places = placesIn(schema, ({ properties }) => {
    const keys = Object.keys(isRecord(properties) ? properties : {}).filter((key) => key.endsWith('En'));
    return keys.length > 0 ? keys.map((keyEn) => keyEn.slice(0, -2)) : undefined;
  });
  return oncePer(({ document, path: start, value }) => {
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
  });
}

const languagesOf = forEachCollection<Record<CollectionName, EntryRule>>((name) =>
  languagesIn(COLLECTIONS[name].record),
);
const languagesOfService = languagesIn(DOCUMENTS.service);

/** As nearly all are: an Arabic text, and one without an Arabic letter. */
const areTheirOwn = (arabic: unknown, english: unknown): boolean =>
  typeof arabic === 'string' && typeof english === 'string' && hasArabic(arabic) && !hasArabic(english);

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
      ? [findingAt(document, at, 'wrong-language', { key: String(path.at(-1)), wanted, found: text })]
      : [],
  );
}
