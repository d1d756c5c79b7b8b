import type { AcceptedWord, FoundValue, Typo } from '../codes.ts';
import { FORMS, FUTURE_REMEDIES, SYNTAX_FAULTS, TEXTS, TYPES, TYPOS, UNFIT, UNLIKELY } from './lists.ts';
import { asItem, type Speech, shortened, type Wordings } from './wording.ts';

/** Left-to-right words keep their own direction, and the marks around them theirs (Unicode UAX #9, FSI and PDI). */
const isolated = (text: string): string => `\u2068${shortened(text)}\u2069`;
const quote = (text: string): string => `«${isolated(text)}»`;
const list = (words: readonly string[]): string => words.map(isolated).join('، ');

/** Accepted words with their meanings: `public (حكومية)، private (أهلية)`. */
const explained = (accepted: readonly AcceptedWord[]): string =>
  accepted
    .map(({ word, meaning }) => (meaning === null ? isolated(word) : `${isolated(word)} (${meaning.ar})`))
    .join('، ');

const SEE_ANOTHER = 'انظر سجلًا آخر في المجلد نفسه.';

/** What a value is, in words. */
function valueWords({ type, shown }: FoundValue): string {
  if (type === 'empty') return 'لا شيء';
  if (type === 'number') return `العدد ${shown}`;
  if (type === 'boolean') return `الكلمة ${isolated(shown ?? '')}`;
  return type === 'text' ? `النص ${quote(shown ?? '')}` : TYPES[type].ar.name;
}

/** A form with its examples, which stand in braces. */
export const formIn = (form: string): string => form.replace(/\{(.*?)\}/g, (_, example: string) => isolated(example));

/** What to write instead of a typo, as a sentence. */
const typoWords = ({ kind, write }: Typo): string =>
  `${TYPOS[kind].ar}${write === '' ? '' : isolated(kind === 'in-quotes' ? `'${write}'` : write)}`;

const of = (key: string | null): string => (key === null ? '' : ` للمفتاح ${quote(key)}`);
const inKey = (key: string | null): string => (key === null ? '' : ` (المفتاح ${quote(key)})`);
const at = (key: string | null): string => (key === null ? 'هنا' : `المفتاح ${quote(key)}`);

export const ARABIC_SPEECH: Speech = { shown: isolated, list, ofKey: new Map(Object.entries({ at, inKey, of })) };

export const ARABIC: Wordings = {
  ...TEXTS.ar,
  'wrong-modeline': ({ found, wanted }) => [
    `يذكر السطر الأول المخطط ${quote(found)}، والملف من مخطط ${quote(wanted)}.`,
    `اكتب: ${isolated(`# yaml-language-server: $schema=${wanted}`)}`,
  ],

  'yaml-syntax': ({ fault }) => {
    const [cause = '', remedy = ''] = SYNTAX_FAULTS[fault].ar.split('؛ ');
    return [`كتابة YAML غير صحيحة: ${cause}.`, `${remedy}.`];
  },

  'unknown-key': ({ key, meant, known }) => [
    `المفتاح ${quote(key)} غير معروف هنا.`,
    meant !== null
      ? `هل تقصد ${quote(meant)}؟`
      : known.length === 0
        ? 'قلّل المسافات في أول سطره، فهو من مفاتيح ما فوقه.'
        : `احذفه، أو اكتب أحد المفاتيح المعروفة هنا: ${list(known)}.`,
  ],
  'wrong-list': ({ list: name }) => [
    `هذا عنصر من القائمة ${quote(name)}.`,
    `انقله بشرطته وكل أسطره إلى ما تحت ${quote(`${name}:`)}.`,
  ],
  'missing-key': ({ key, meaning }) => [
    `المفتاح ${quote(key)} ناقص.`,
    `أضف ${quote(key)}. معناه: ${meaning?.ar ?? SEE_ANOTHER}`,
  ],
  'wrong-type': ({ key, wanted, orNull, found, isNeeded, keys, meaning, slip }) => [
    `${at(key)}: المطلوب ${TYPES[wanted].ar.name}${orNull ? ' (أو null)' : ''}، والمكتوب ${valueWords(found)}.`,
    found.type === 'empty' && meaning !== null
      ? `${isNeeded ? 'اكتبه، أو احذف كل أسطر العنصر إن كان في قائمة.' : 'اكتبه، أو احذف السطر إن لم تذكره صفحة.'} معناه: ${meaning.ar}`
      : slip === null
        ? `${TYPES[wanted].ar.remedy}${keys.length === 0 ? '' : ` منها: ${list(keys)}.`}`
        : typoWords(slip),
  ],
  'unknown-word': ({ key, found, meant, accepted }) => [
    `${quote(found)} ليست من القيم المقبولة${of(key)}.`,
    `${meant === null ? '' : `هل تقصد ${quote(meant)}؟ `}القيم المقبولة: ${explained(accepted)}.`,
  ],
  'wrong-form': ({ key, found, form, meaning, slip }) => {
    const wanted = form === 'described' ? `معناه: ${meaning?.ar ?? SEE_ANOTHER}` : `الصيغة: ${formIn(FORMS[form].ar)}.`;
    return [
      `${quote(found)} ليست بالصيغة المطلوبة${of(key)}.`,
      slip === null ? wanted : `${typoWords(slip)} ${wanted}`,
    ];
  },
  'bad-day': ({ key, found, slip }) => [
    `${quote(found)} ليس يومًا في التقويم${inKey(key)}.`,
    slip === null ? `اكتب اليوم الميلادي بترتيب السنة فالشهر فاليوم، مثل ${isolated('2026-11-20')}.` : typoWords(slip),
  ],
  'out-of-range': ({ key, found, minimum, maximum, slip }) => [
    `${at(key)}: لا يمكن أن تكون القيمة ${isolated(found)}؛ المتوقع ${maximum === null ? `${minimum} فأكثر` : `من ${minimum} إلى ${maximum}`}.`,
    slip === null ? 'قارن بالمصدر، واكتب null إذا لم تُعلن.' : typoWords(slip),
  ],
  'empty-text': ({ key, orNull }) => [
    `لم يُكتب شيء${inKey(key)}.`,
    orNull
      ? 'اكتب النص، وإذا لم تعلنه الجهة الرسمية فاكتب null دون علامتي اقتباس.'
      : 'اكتبه، أو احذف كل أسطر العنصر إن كان في قائمة.',
  ],
  'invisible-character': ({ key, character, after }) => [
    `في النص رمز خفي أو رمز تحكم${inKey(key)}: ${isolated(character)}${after === null ? '' : `، بعد الكلمة ${quote(after)}`}.`,
    'احذفه، فكثيرًا ما يأتي مع نص منسوخ من صفحة أو مستند.',
  ],
  'stray-space': ({ key, after }) => [
    `في النص مسافة أو سطر جديد زائد${inKey(key)}${after === null ? '' : `، بعد الكلمة ${quote(after)}`}.`,
    `احذف الزائد. والنص من عدة أسطر يُكتب تحت ${isolated('>-')} أو ${isolated('|-')}، لا تحت ${isolated('>')} أو ${isolated('|')}.`,
  ],
  'unfit-text': ({ key, what, found }) => [
    `${quote(found)}${inKey(key)} ${UNFIT[what].ar.cause}.`,
    UNFIT[what].ar.remedy,
  ],
  'wrong-language': ({ key, wanted, found }) => [
    `${quote(found)} ليس ${wanted === 'ar' ? 'بالعربية' : 'بالإنجليزية'}${inKey(key)}.`,
    wanted === 'ar' ? 'اكتب النص بالعربية.' : 'اكتب النص بالإنجليزية.',
  ],
  'unknown-reference': ({ what, id, meant, accepted, count }) => [
    `لا يوجد سجل (${what.ar}) معرّفه ${quote(id)}${count > 1 ? `، وعدد السجلات التي تحيل إليه ${count}` : ''}.`,
    meant !== null
      ? `اكتب ${quote(meant.word)}${meant.meaning === null ? '' : ` (${meant.meaning.ar})`} إذا كان هو المقصود.`
      : accepted.length > 0
        ? `اكتب أحد المعرّفات: ${explained(accepted)}؛ أو أضف سجله أولًا.`
        : `اكتب معرّف سجل موجود (${what.ar})، أو أضفه أولًا.`,
  ],
  'published-id-gone': ({ what, id, collection }) => [
    `نُشر السجل ${quote(id)} (${what.ar}) من قبل، ولم يعد له ملف.`,
    `التطبيقات تحفظ عنوانه. استعد الملف، أو أحِل المعرّف إلى التقاعد: اكتب ${quote(asItem(id))} تحت ${quote(`${collection}:`)} في retired.yaml.`,
  ],
  'future-day': ({ key, day, asOf }) => [
    `اليوم ${isolated(day)}${inKey(key)} لم يأتِ بعد، فاليوم ${isolated(asOf)}.`,
    FUTURE_REMEDIES[key]?.ar ?? 'قارن اليوم بالمصدر.',
  ],
  'unlikely-day': ({ day, why, other }) => [
    `اليوم ${isolated(day)} ${UNLIKELY[why].ar}${other}.`,
    'قارن اليومين بالمصدر.',
  ],
  'unknown-support': ({ name, meant, known }) => [
    `${quote(name)} ليس مفتاحًا في هذا السجل.`,
    meant === null
      ? `القائمة supports فيها مفاتيح من السجل، كل مفتاح في عنصر: ${list(known)}.`
      : `هل تقصد ${quote(meant)}؟`,
  ],
  'detour-address': ({ url, tracking }) => [
    tracking.length > 0
      ? `في ${quote(url)} ما يدل على من تبعه: ${list(tracking)}.`
      : `${quote(url)} عنوان مختصر يحيل إلى غيره.`,
    tracking.length > 0 ? 'احذف هذا الجزء من العنوان.' : 'افتحه وانسخ العنوان الذي تصل إليه.',
  ],
  'unknown-placeholder': ({ name, meant, known }) => [
    `الموضع المتغير ${quote(`{${name}}`)} غير معروف.`,
    meant === null ? `اكتب إحدى القيم: ${list(known)}.` : `هل تقصد ${quote(meant)}؟`,
  ],
};
