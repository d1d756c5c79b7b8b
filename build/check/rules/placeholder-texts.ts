import { fold } from '../../../edge/text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import { findingAt } from '../entry.ts';
import type { Spot } from '../walk.ts';

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

/** What is not announced is null, never a text that says so. */
export function textSaysSomething(text: string, { document, path, key }: Spot): Finding[] {
  if (document.text !== null || !saysNothing(text)) return [];
  return [findingAt(document, path, 'placeholder-text', { key, found: text })];
}
