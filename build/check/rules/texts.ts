import { fold } from '../../../edge/text/fold.ts';
import { westernDigits } from '../../../edge/text/plain-text.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { splitSkill } from '../../read/read.ts';
import { valueAt } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { findingAt, pointer, type Text } from '../entry.ts';
import TEXTS from './placeholders.json' with { type: 'json' };
import { CHAT } from './sources.ts';

/** Controls, direction marks, characters without a width or a meaning, and spaces other than the common one. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]|(?! )\p{Zs}/u;
const STRAY_SPACE = /^\s|\s$| {2}|\n/;
/** Keys of texts that may have several paragraphs. */
export const LONG_TEXTS: ReadonlySet<string> = new Set(['answer', 'answerEn', 'note', 'noteEn']);
const STRAY_SPACE_IN_PARAGRAPHS = /^\s|\s$| {2}| \n|\n /;

/** A space too many as it is written: between words, at the end of a line, or at an end of the value. */
const STRAY_WRITTEN = /(?<=\S) {2,}(?=\S)|(?<=\S) +(?=\r?\n)|(?<=^['"]) | (?=['"]$)/;

/** Most texts are codes, days and addresses: nothing in them is hidden, and nothing is written in two ways. */
const ASCII_WORD = /^[!-~]*$/;

/** A text is in Unicode NFC, without a space too many, and holds nothing that a reader cannot see. */
export function textIsClean({ document, path, key, text }: Text): Finding[] {
  if (ASCII_WORD.test(text)) return [];
  const findings: Finding[] = [];
  const invisible = INVISIBLE.exec(text)?.[0];
  if (invisible !== undefined) {
    const { after, where } = find(document, path, (written) => written.indexOf(invisible));
    const args = { key, character: codePoint(invisible), after };
    findings.push(finding('invisible-character', args, where));
  }
  if (text !== text.normalize('NFC')) {
    const found = text.split(/\s+/).find((word) => word !== word.normalize('NFC')) ?? text;
    const { where } = find(document, path, (written) => written.indexOf(found));
    findings.push(finding('not-nfc', { key, found }, where));
  }
  const stray = LONG_TEXTS.has(key ?? '') ? STRAY_SPACE_IN_PARAGRAPHS : STRAY_SPACE;
  if (stray.test(text)) {
    const { after, where } = find(document, path, (written) => written.search(STRAY_WRITTEN));
    findings.push(finding('stray-space', { key, after }, where));
  }
  return findings;
}

/** Where something stands in a value as it is written, or the value where escapes hide it, and the word before it. */
export function find(document: Document, path: Path, indexIn: (written: string) => number) {
  const written = document.written(path);
  const index = written === null ? -1 : indexIn(written.text);
  const isFound = written !== null && index >= 0;
  const position = isFound ? written.positionAt(index) : document.position(path);
  const after = isFound ? (/[^\s'">|-]+(?=\s*$)/.exec(written.text.slice(0, index))?.[0] ?? null) : null;
  return { after, where: { file: document.file, ...position, path: pointer(path) } };
}

/** Where words begin that may stand on two lines, or hold an address. */
export const indexOfWords = (written: string, words: string): number =>
  written.indexOf(written.includes(words) ? words : (words.split(/[ (]/)[0] ?? words));

/** The body of a SKILL.md is published letter by letter, so its lines are examined too. */
export const skillBodiesAreClean = ({ skills }: Content): Finding[] =>
  skills.flatMap(({ document: { file, text } }) => {
    const body = splitSkill(text ?? '')?.body ?? '';
    const linesBefore = (text ?? '').split('\n').length - body.split('\n').length;
    return body.split('\n').flatMap((line, index) => {
      const where = { file, line: linesBefore + index + 1 };
      // A tab may indent, and a line may end as on Windows; of the same length, so that columns stay true.
      const invisible = INVISIBLE.exec(line.replaceAll('\t', ' ').replace(/\r$/, ''));
      const decomposed =
        line === line.normalize('NFC') ? [] : [finding('not-nfc', { key: null, found: line.trim() }, where)];
      if (invisible === null) return decomposed;
      const after = /\S+(?=\s*$)/.exec(line.slice(0, invisible.index))?.[0] ?? null;
      const args = { key: null, character: codePoint(invisible[0]), after };
      return [finding('invisible-character', args, { ...where, column: invisible.index + 1 }), ...decomposed];
    });
  });

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Texts that say that there is none, folded and without punctuation: null says it better. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(TEXTS.map(fold));
const LONGEST_PLACEHOLDER = 40;
/** What such a text says besides, folded: of what, and since when. */
const BESIDES = / (?:عنه|عنها|عن ال\S+|بعد|لاحقا|قريبا|حتي الان|الي الان|في وقت لاحق|yet|later|soon|so far)(?= |$)/g;

/** Whether a text says that there is nothing to say. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER || /\d/.test(text)) return false;
  const bare = text.replace(/[.!؟?«»"'()[\]]/g, '');
  const folded = fold(bare);
  if (PLACEHOLDERS.has(folded) || PLACEHOLDERS.has(folded.replace(BESIDES, ''))) return true;
  return bare !== text && PLACEHOLDERS.has(fold(text));
}

/** Keys whose values are codes, names or numbers in the form of text: other rules speak of them. */
export const CODES = new Set('id url registrationUrl supports year gregorian sets collegesCoverage'.split(' '));

/** Whether a file holds data of a record: not the words of a skill, nor what the operator fills in. */
export const isOfRecord = ({ text, file }: Document): boolean => text === null && file !== 'service.yaml';

/** What is not announced is null, never a text that says nothing. */
export function emptyIsNull({ document, path, key, text }: Text): Finding[] {
  if (document.text !== null) return [];
  // That both languages say so is one mistake.
  const twin = valueAt(document.value, [...path.slice(0, -1), String(path.at(-1)).replace(/En$/, '')]);
  if (key?.endsWith('En') && typeof twin === 'string' && twin !== text && saysNothing(twin)) return [];
  return [findingAt(document, path, 'placeholder-text', { key, found: text })];
}

/** What no text holds, by what it is; a rule about what stands within texts is a row. */
const NEVER = {
  markup: [
    /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+);|\*\*|~~|`|\[[^\]]+\]\([^)]*\)|(?:^|\s)#{1,6} |^[-*•] |(?<![\w*])(?:__?|\*)(?=\S)[^*_]+(?:__?|\*)(?![\w*])|\\[nrt]/im,
    // A sentence in capitals, but no names of tests; letters that are drawn out, but for «1448هـ» and «الـGAT».
    /!!|^(?=[^\p{Ll}\p{Lo}]{16,}$)(?=.*(?:\p{Lu}{6}|\p{Lu} \p{Lu}+ \p{Lu}))[\s\S]+|(?![©®™])\p{Extended_Pictographic}|\p{RI}|\p{Script=Arabic}ـ+(?=\p{Script=Arabic})|ـــ/u,
  ],
  note: [
    /\b(?:TODO|FIXME|XXX+|TBD|TBC|TBA|WIP)\b|\blorem ipsum\b|\?\?|؟؟|\[[^\]]*\]|[【】]|\([^()]*[?؟]\)|\bas an? (?:AI|language model)\b|\{\{|\b(?:translate|check|fill in|write|update) (?:me|this|here|later)\b/i,
    /\b(?:to be|will be|needs to be) (?:added|translated|completed)\b|\((?:to be |needs |not yet )?(?:check|confirm|verif|translat|pending)[a-z]*\s?\??\)|\b(?:citation|translation|source) needed\b/i,
    /(?:اكتب|أكمل|أضف|ضع|املأ|يكتب|راجع|ترجم|يترجم|تترجم|يضاف|سيضاف|ستضاف|يستكمل|يكمل|للمراجعة) (?:هنا|النص|لاحقا|هذا|فيما بعد)|\((?:يراجع|للمراجعة|تحت المراجعة|للتحقق|تحقق|[يت]حتاج (?:إلى )?(?:ترجمة|مراجعة|تأكيد)|مؤقت|مسودة)\)|(?:ناقص|نقص|تنقصه?) (?:ال)?ترجمة|نموذجا? لغويا?/,
  ],
  // Numbers of telephones, but for those that all may call; identity numbers, private mail, chats.
  private: [
    /(?<![\d.,])(?:(?:\+|00)966[\s-]?|0)[15](?:[\s-]?\d){8}(?!\d)|(?<![\w.,+])[12]\d{9}(?![\w%])/,
    /[\w.+-]+@(?:gmail|googlemail|hotmail|outlook|live|yahoo|ymail|icloud|proton(?:mail)?)\.\w+/i,
    CHAT,
  ],
  address: [/^(?:https?:\/\/|www\.)\S+$/],
  joined: [/[A-Za-z](?=\p{Script=Arabic})/u],
  twice: [/(?<!\p{L})(?!that |had )(\p{L}{3,}) \1(?!\p{L})/iu],
} as const;
const KINDS = ['markup', 'note', 'private', 'address', 'joined', 'twice'] as const;
const UNFIT = KINDS.flatMap((what) => NEVER[what].map((form) => ({ what, form })));
const TASHKEEL = /[\u064B-\u0652\u0670]/g;
const ADDRESSES = /\bhttps?:\/\/(?!wa\.me|t\.me|chat\.)[^\s)"<>]+/g;

const CODE = /^[\w-]+$/;

/** A text is plain and whole, and of nobody's private life. */
export function textIsPlain({ document, path, key, text }: Text): Finding[] {
  // The shape or another rule speaks of what is a code, a day or an address.
  if (!isOfRecord(document) || CODES.has(key ?? '') || CODE.test(text)) return [];
  const read = westernDigits(text.replace(TASHKEEL, '').replace(key === 'title' ? /[[\]?؟]/g : ADDRESSES, ''));
  for (const { what, form } of UNFIT) {
    const found = form.exec(read)?.[0];
    // «خطوة خطوة» is how people ask.
    if (found === undefined || (SEARCHED.has(key ?? '') && (what === 'joined' || what === 'twice'))) continue;
    const { where } = find(document, path, (written) => indexOfWords(written, found));
    return [finding('unfit-text', { key, what, found: found.trim() }, where)];
  }
  return [];
}

/** Lengths beyond these are pasted more often than meant, by how keys begin. */
const USUAL_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:aliases|names|sets)/, 70],
  [/^(?:name|label|abbreviation|city)/, 140],
  [/^(?:alternatives|question)/, 130],
  [/^(?:title|audience)/, 220],
  [/^(?:answer|note|description)/, 900],
];

/** A text is no longer than such texts are. */
export const textIsShort = ({ document, path, key, text }: Text): Finding[] =>
  USUAL_LENGTHS.filter(([keys, limit]) => text.length > limit && keys.test(key ?? '')).map(([, limit]) =>
    findingAt(document, path, 'long-text', { key, length: text.length, limit }),
  );

const isAlone = (quote: string, text: string): boolean =>
  (quote === "'" || quote === '"') && text.split(quote).length === 2;

/** A text that begins or ends with a quote, or opens one that it does not close, has lost the other one. */
export function quotesArePaired({ document, path, key, text }: Text): Finding[] {
  if (document.text !== null || text.length < 2 || !/['"«»(]/.test(text)) return [];
  const [first = '', last = ''] = [text.at(0), text.at(-1)];
  const isOpen = text.split('«').length !== text.split('»').length || text.split('(').length > text.split(')').length;
  return isOpen || isAlone(first, text) || (isAlone(last, text) && !/s'$/.test(text))
    ? [findingAt(document, path, 'stray-quote', { key })]
    : [];
}

/** Letters of other languages that look like Arabic or English ones, each before the one that is meant. */
const LOOKALIKES =
  '۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9 کك یي ہه ھه ۃة ےي ڪك ېي аa еe оo рp сc хx уy іi АA ВB ЕE КK МM НH ОO РP СC ТT ХX ?؟ ;؛ ,،';
/** Any of them, or a letter as fonts draw it; what both languages have is foreign only after an Arabic letter. */
const LOOKALIKE =
  /[کیہھۃےڪې۰-۹]|[\uFB50-\uFDEF\uFE70-\uFEFC\uFF01-\uFF5E]|[аеорсхуіАВЕКМНОРСТХ]|(?<=\p{Script=Arabic}\s?)[?;,]|(?<=[\d%)»])[?;,](?=\s\p{Script=Arabic})/u;
/** Keys of texts that are found and not shown: people may type them in any way. */
const SEARCHED: ReadonlySet<string> = new Set(['alternatives', 'sets', 'aliases']);

/** A language is written with its own letters: a search on a reader's own page would not find the others. */
export function lettersAreOfTheLanguage({ document, path, key, text }: Text): Finding[] {
  const [letter] = LOOKALIKE.exec(text) ?? [];
  if (letter === undefined || SEARCHED.has(key ?? '')) return [];
  const word = text.split(/\s+/).find((one) => one.includes(letter)) ?? text;
  const known = LOOKALIKES.indexOf(letter);
  const write = known === -1 ? letter.normalize('NFKC') : LOOKALIKES.charAt(known + 1);
  const { where } = find(document, path, (written) => written.indexOf(word));
  return [finding('foreign-letter', { word, letter, write }, where)];
}
