import { contentFile, schemaAddress } from '../../collections/content-files.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import type { Spot } from '../walk.ts';

/** No comment cuts a text off, and the one for editors names the schema of the file. */
export const commentsAreMeant = ({ documents }: Content): Finding[] => documents.flatMap(wrongComments);

/** Both at once: the text of a file is not held, but decoded whenever somebody asks for it. */
const wrongComments = oncePer(({ file, source, text }: Document): readonly Finding[] =>
  text === null ? [...cutTexts(file, source), ...wrongModeline(file, source)] : [],
);

/** `key: some words # rest`: a text without quotes of several words, or in Arabic, and what YAML takes for a note. */
const CUT_TEXT =
  /^ *(?:- +)?(?:[A-Za-z]\w*: +)?(?!['"|>#[{])(\S.*?(?: |\p{Script=Arabic}).*?|\S*\p{Script=Arabic}\S*)(?<= *)( #.*)$/u;

/** In most files the first character is the only `#`, which is found out in no time, as one among many spaces is not. */
const AFTER_MODELINE = 1;

/** No note follows a text on its line: YAML would drop it, and it may be half of the text. */
const cutTexts = (file: string, source: string): readonly Finding[] =>
  !source.includes('#', AFTER_MODELINE) || !source.includes(' #')
    ? []
    : source.split('\n').flatMap((line, index) => {
        const match = line.includes(' #') && !line.trimStart().startsWith('#') ? CUT_TEXT.exec(line) : null;
        if (match === null || /^\s*(?:- +)?[\w-]+:\s*[|>]/.test(line)) return [];
        const [, , dropped = ''] = match;
        const where = { file, line: index + 1, column: line.length - dropped.length + 2 };
        return [finding('cut-by-comment', { dropped: dropped.trim() }, where)];
      });

const MODELINE = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m;

/** The line that tells editors the schema names that of the collection to which the file belongs. */
function wrongModeline(file: string, source: string): readonly Finding[] {
  const owner = contentFile(file)?.owner;
  const match = MODELINE.exec(source);
  if (owner === undefined || match === null) return [];
  const wanted = schemaAddress(file, owner);
  const [line, found = ''] = match;
  if (found === wanted) return [];
  const before = source.slice(0, match.index);
  const where = { file, line: before.split('\n').length, column: line.indexOf(found) + 1 };
  return [finding('wrong-modeline', { found, wanted }, where)];
}

const QUOTES = `'"`;

/** A text that begins or ends with a quote has lost the other one. */
export function quotesArePaired(text: string, { document, path, key }: Spot): Finding[] {
  if (document.text !== null || text.length < 2) return [];
  const [first = '', last = ''] = [text.at(0), text.at(-1)];
  const isStray = (quote: string) => QUOTES.includes(quote) && text.split(quote).length === 2;
  return isStray(first) || (isStray(last) && !/s'$/.test(text))
    ? [findingAt(document, path, 'stray-quote', { key })]
    : [];
}

/** Letters of other languages in Arabic script that look like Arabic ones, with what Arabic writes. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ة',
  ے: 'ي',
  ڪ: 'ك',
  ې: 'ي',
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'u');
/** Keys of texts that are found and not shown: people may type them in any way. */
const SEARCHED: ReadonlySet<string> = new Set(['alternatives', 'sets', 'aliases']);

/** Arabic is written with Arabic letters: a search on a reader's own page would not find the others. */
export function arabicIsWrittenInArabic(text: string, { document, path, key }: Spot): Finding[] {
  const [letter] = LOOKALIKE.exec(text) ?? [];
  if (letter === undefined || SEARCHED.has(key ?? '')) return [];
  const word = text.split(/\s+/).find((one) => one.includes(letter)) ?? text;
  return [findingAt(document, path, 'foreign-letter', { word, letter, write: LOOKALIKES[letter] ?? '' })];
}
