import { letterPairs } from '../text/fold.ts';

/** A run of Arabic letters, of Latin letters or of digits. A single digit inside Latin letters is Arabizi: `ma7sob`. */
const RUNS =
  /\p{Script=Arabic}+|(?:(?<!\d)[2356789](?=[a-z]))?\p{Script=Latin}+(?:[2356789]{1,2}(?=[a-z])\p{Script=Latin}+)*(?:[37](?!\d))?|\d+/gu;

/** An apostrophe within a word: `jame'a`, `bachelor’s`. */
const HAMZA = /(?<=[a-z])['’](?=[a-z])/g;

/** Longer runs are not words. */
const LONGEST_WORD = 24;

/**
 * The words of a folded text in order. Letters of two scripts never share a word: `gatقدرات٧٥` gives three.
 * A single letter is not a word (`1448هـ` gives `1448`).
 */
export function tokenise(folded: string): string[] {
  const words = folded.replace(HAMZA, '').match(RUNS) ?? [];
  return words.filter((word) => word.length <= LONGEST_WORD && (word.length > 1 || isNumber(word)));
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
export const isLatin = (word: string): boolean => /[a-z]/.test(word);

/**
 * Words that say nothing about the subject of a question, folded. The words that carry the intent stay in:
 * متى, كم, كيف, الفرق, بدون, غير, قبل, بعد.
 */
const ARABIC = `
في من الي علي عن مع او ام ثم بل لكن لو اذا ان انه انها اني انا انت انتم هو هي هم نحن احنا هل ما ماذا لماذا
ليش ليه لم لن لا ماهي ماهو ايش وش شو ويش اش ايه اي يا هذا هذه هذي ذا ذي ذلك تلك هنا هناك الذي التي الذين
اللي يلي ابي ابغي ابغا ابغاه بغيت ودي نبي نبغي اريد نريد يبي تبي احتاج محتاج اقدر يقدر تقدر نقدر يمدي
يمديني ممكن يمكن يمكنني استطيع يستطيع كان كانت يكون تكون صار يصير اصير سوي اسوي لي لنا لك له لها لهم عندي
عندك عنده عندنا معي معك فيه فيها منه منها منهم عليه عليها به بها بس فقط حتي عشان علشان لان كل بعض اكثر جدا
مره كثير حق حقت حقي حقه حقات تبع قد لقد سوف راح رح الان حاليا الحين توي بالضبط يعني طيب لوسمحت فضلك تكفون
الله اخي اخوي ارجو السلام عليكم ورحمه وبركاته مرحبا هلا شكرا سوالي استفسار عندكم تقولون قال قالوا اعرف
تعرف تعرفون احد شي اشيا ياليت ابغاكم اخبروني قولوا علمني علموني فهموني بين عند لدي لدينا ضمن حول
كذا كذلك ايضا برضو برضه كمان اما الا لكي كي منذ طالب طالبه طلاب طلبه بنت ولد شخص ناس
طريق بسبب نفس الكل شنو شنهو شنهي سالفه السالفه سالفت عنها عنه عنهم يتكلم يتكلمون يقولون موضوع الموضوع مو مب موب عادي تم يتم بنتي ولدي ابني اختي زوجي زوجتي صديقي هالحين خلاص يالله مين منو
ال سمحت سمحتي سمحتم سمحتوا فضلا رجا الرجا ارجوك ارجوكم بليز مسا صباح الخير خير يعطيك يعطيكم العافيه عافيه جزاك جزاكم
لازم ضروري ينفع تنفع باقي يبون عطوني يعطوني يعطون صارت تصير جاني جتني جاتني مني يوجد توجد افهم جنب بجنب
حياك حياكم اهلا ياجماعه اخوان اخواني شا شاالله انشاالله بالله مشكور مشكورين يعرف نعرف اسال اسالكم
يريد تريد اريده يريدون زي لسا لسه عني عنا ابنتي ممن مما لدي يجب وجب لاهل ايهم ايها مدري ادري حقتي حقنا لكل واحنا يعيش
`;
const ENGLISH = `
an the of to in on at by for from with and or but is are was were be been being am do does did doing me
my mine we our us you your he she it its they them their this that these those there here what which who
whom whose can could may might will would shall should must have has had if so as not no any some all about
into just please tell know want need get got give let im ive dont doesnt also than then too very hi hello
thanks thank whats ll re ve don wesh wsh aysh esh hal fi el al il ana abi abgha gets getting people saudi arabia
student students work works thing things everyone everybody someone anyone pls plz hey thx now fe still eh
lel lil howa heya hya ayesh eish esh lets her him 3ala ala 3an 3and 3endi 3endha 3anni elly elli agdar yegdar aqdar feh feeh bas kan
`;

const STOP_WORDS: ReadonlySet<string> = new Set(`${ARABIC} ${ENGLISH}`.trim().split(/\s+/));

/** Whether a folded word says nothing about the subject, alone or after the conjunction و or ف. */
export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || (/^[وف]../.test(word) && STOP_WORDS.has(word.slice(1)));

/**
 * The prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007) after folding, with the
 * Gulf demonstrative هال and the possessives that open a feminine ending (رغبتي). The longest is taken off, and at least
 * three letters stay. Many words begin with the letter و itself, so only a long rest makes it the word "and".
 */
const PREFIX = /^(?:(?:ولل|وال|بال|كال|فال|هال|لل|ال)(?=.{3})|و(?=.{4}))/;
const SUFFIX = /(?<=.{3})(?:اتهم|اتها|اتنا|تهم|تها|تنا|اتي|اتك|اته|ها|هم|نا|ان|ات|ون|ين|يه|تي|تك|ته|ه|ي)$/;

/** An Arabic word without its article and conjunction. */
export const withoutPrefix = (word: string): string => word.replace(PREFIX, '');

function stemLatin(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return stemLatin(word.slice(0, -1));
  return word.replace(/(?<=.{4})(?:ing|ed)$/, '');
}

/**
 * A folded word without its article, conjunction, plural and possessive endings. Light on purpose: a heavier stemmer
 * separates words that belong together.
 */
export function stem(word: string): string {
  if (isNumber(word)) return word;
  if (isLatin(word)) return stemLatin(word);
  return withoutPrefix(word).replace(SUFFIX, '').replace(SUFFIX, '');
}

/** Latin letter groups and the sound class that they stand for in transliterated Arabic, longest first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'C'],
  [/kh|5/g, 'X'],
  [/gh/g, 'G'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/[23]/g, ''],
  [/[ouw]/g, 'w'],
  [/[eiy]/g, 'y'],
  [/6/g, 't'],
  [/7/g, 'h'],
  [/9/g, 's'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[kqc8]/g, 'q'],
  [/[jg]/g, 'j'],
];
/** The same sound classes of Arabic letters. */
const ARABIC_SOUNDS = new Map(letterPairs('بتطثجحهخدضذظرزسصشغفقكلمناوي', 'bttTjhhXddDDrzssCGfqqlmnawy'));

/**
 * The sounds of an Arabic word, whether it is written in Arabic or in Latin letters. ع is left out, because people write
 * it in too many ways.
 */
export const soundsOf = (word: string, latin: boolean): string =>
  latin
    ? LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
    : [...word.replace(/ه$/, '')].map((letter) => ARABIC_SOUNDS.get(letter) ?? '').join('');

/** Sounds without the vowels, which Arabic leaves out when they are short: `tahsili` and `تحصيلي` give the same. */
export const consonants = (sounds: string): string => sounds.replace(/[awy]/g, '').replace(/(.)\1+/g, '$1');
