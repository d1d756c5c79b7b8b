import type { Code, CodeArgs, FoundValue, SyntaxFault, TextForm, ValueType } from './codes.ts';
import type { Finding } from './finding.ts';
import { mostLikelyMeant } from './suggest.ts';

/** A finding in words. */
export interface Words {
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** How a code is put into words. */
interface Wording<A> {
  message(args: A): string;
  hint(args: A): string;
}

const LONGEST_QUOTE = 60;
const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE)}…"` : `"${text}"`;

/** Suggests the nearest of the accepted words, else lists them when they are few. */
function suggest(word: string, accepted: readonly string[], otherwise: string): string {
  const meant = mostLikelyMeant(word, accepted);
  if (meant !== null) return `Did you mean "${meant}"?`;
  return accepted.length > 0 && accepted.length <= 24 ? `Use one of: ${accepted.join(', ')}.` : otherwise;
}

const NO_LINKS = 'Put the file itself in the content directory; links are never followed.';
const NO_FOLLOWING = 'Write the value itself everywhere it is needed.';

const SYNTAX_FAULTS: Readonly<Record<SyntaxFault, string>> = {
  backslash: 'in double quotes, a backslash must begin a known escape; use single quotes',
  'block-in-brackets': 'lines with keys or dashes are not allowed inside brackets',
  'first-character': 'a text cannot begin with this character; put the text in quotes',
  indentation: 'the indentation does not fit the lines around it',
  'key-over-lines': 'a key goes over several lines; perhaps a colon is missing or a text needs quotes',
  'long-key': 'a key is far too long',
  'missing-character': 'a character is missing here',
  'missing-colon': 'a colon and a space are missing after this key',
  'missing-comma': 'a comma is missing between two items',
  'missing-dash': 'a list item is missing its dash',
  'missing-space-after-colon': 'a space is missing after the colon',
  'missing-space-before-comment': 'a space is missing before #',
  other: 'something here does not belong here',
  percent: 'a line begins with %, which has a special meaning',
  tab: 'a tab is used for indentation; use spaces',
  'text-with-colon': 'a text that contains a colon and a space must be in quotes',
  'unclosed-bracket': 'a bracket is never closed',
  'unclosed-quote': 'a text in quotes is never closed',
  'wrong-order': 'parts of this line are in the wrong order',
};

const TYPES: Readonly<Record<ValueType, { readonly name: string; readonly remedy: string }>> = {
  text: { name: 'text', remedy: 'Write the text.' },
  'whole-number': { name: 'a whole number', remedy: 'Write only its digits, without quotes.' },
  number: { name: 'a number', remedy: 'Write only its digits, without quotes.' },
  boolean: { name: 'true or false', remedy: 'Write true or false, without quotes.' },
  list: { name: 'a list', remedy: 'Write each item on a line of its own that begins with a dash.' },
  mapping: { name: 'a group of keys', remedy: 'Write keys with their values, each on a line of its own.' },
};

/** What a value is, in words. */
function valueWords({ type, shown }: FoundValue): string {
  if (type === 'empty') return 'nothing';
  if (type === 'number') return `the number ${shown}`;
  return type === 'boolean' ? `the word ${shown}` : TYPES[type].name;
}

const FORMS: Readonly<Record<Exclude<TextForm, 'described'>, string>> = {
  email: 'an e-mail address: support@example.org',
  'hijri-year': "a Hijri year of four digits, in quotes: '1448'",
  'host-name': 'a host name without https:// and without a path: mcp.example.org',
  id: 'lower-case ASCII letters, digits and single hyphens',
  'reduced-day': "a year in quotes, a year and month, or a day: '2026', 2026-11 or 2026-11-20",
  'reversed-domain': 'a reversed domain, a slash and a name: org.example.data/mcp',
  ror: 'a ROR address: https://ror.org/ followed by its code',
  'school-years': 'two Gregorian years: 2026-2027',
  version: 'a version of three numbers: 1.0.0',
  wikidata: 'a Wikidata item: Q followed by its number',
};
const SEE_ANOTHER = 'see another record.';
const formWords = (form: TextForm, meaning: string | null): string =>
  form === 'described' ? `what the key stands for: ${meaning ?? SEE_ANOTHER}` : `${FORMS[form]}.`;

export const WORDINGS: { readonly [C in Code]: Wording<CodeArgs[C]> } = {
  'unexpected-file': {
    message: () => 'This file does not belong in the content directory.',
    hint: () =>
      'Records are universities/<id>.yaml, exams/<id>.yaml, calendar/<year>.yaml, faq/<id>.yaml and skills/<name>/SKILL.md; ids are lower-case letters, digits and single hyphens. Rename or remove the file.',
  },
  'symbolic-link': { message: () => 'This is a link to another place.', hint: () => NO_LINKS },
  'missing-file': {
    message: ({ file }) => `The file ${file} is missing.`,
    hint: () => 'Restore it from the history of the repository.',
  },
  'unreadable-file': {
    message: () => 'This file cannot be read.',
    hint: () => 'Check its permissions, or write it again.',
  },
  'file-too-large': {
    message: () => 'This file is larger than 512 kB and was not read.',
    hint: () => 'One file holds one record. Remove what does not belong in it.',
  },
  'not-utf8': {
    message: () => 'This byte is not valid UTF-8.',
    hint: () => 'Save the file as UTF-8.',
  },
  'byte-order-mark': {
    message: () => 'The file begins with a byte order mark, an invisible character.',
    hint: () => 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
  },
  'empty-file': {
    message: () => 'The file is empty.',
    hint: () => 'Write the record, or remove the file.',
  },
  'too-many-findings': {
    message: ({ more }) => `There are ${more} more findings in this file.`,
    hint: () => 'Fix the ones above and check again.',
  },

  'yaml-syntax': {
    message: ({ fault }) => `This is not valid YAML: ${SYNTAX_FAULTS[fault]}.`,
    hint: () => 'Compare the line, and the one above, with the same place in another file of the folder.',
  },
  'yaml-alias': {
    message: () => 'A value begins with & or *, which make and use references in YAML.',
    hint: () => `${NO_FOLLOWING} Put text that really begins with this character in quotes.`,
  },
  'yaml-tag': {
    message: () => 'A value begins with !, which changes its type in YAML.',
    hint: () => 'Remove the tag. Put text that really begins with this character in quotes.',
  },
  'yaml-directive': {
    message: () => 'A line that begins with % is an instruction to YAML.',
    hint: () => 'Remove the line.',
  },
  'too-deep': {
    message: () => 'Lists or groups of keys are nested far too deeply here.',
    hint: () => 'Remove brackets, dashes or indentation that does not belong here.',
  },
  'too-complex': {
    message: () => 'The file has far more parts than one record needs; reading stopped here.',
    hint: () => 'One file holds one record. Remove what does not belong in it.',
  },
  'several-documents': {
    message: () => 'A second document begins here.',
    hint: () => 'Remove the line "---" or "..." above; one file holds one record.',
  },
  'duplicate-key': {
    message: ({ key }) => `The key ${quote(key)} is written twice.`,
    hint: () => 'Keep the right one of the two.',
  },
  'forbidden-key': {
    message: ({ key }) => `The key ${quote(key)} is not allowed anywhere.`,
    hint: () => 'Remove it.',
  },
  'merge-key': { message: () => 'The key "<<" merges mappings in YAML.', hint: () => NO_FOLLOWING },
  'key-not-text': {
    message: () => 'A key must be a word.',
    hint: () => 'Write the name of the field before the colon; put a number that is used as a key in quotes.',
  },

  'unknown-key': {
    message: ({ key }) => `The key ${quote(key)} is not known here.`,
    hint: ({ key, known }) => suggest(key, known, 'Remove it, or compare with another file of the folder.'),
  },
  'missing-key': {
    message: ({ key }) => `The key "${key}" is missing.`,
    hint: ({ key, meaning }) => `Add "${key}". Meaning: ${meaning ?? SEE_ANOTHER}`,
  },
  'wrong-type': {
    message: ({ wanted, orNull, found }) =>
      `Expected ${TYPES[wanted].name}${orNull ? ' (or null)' : ''}, found ${valueWords(found)}.`,
    hint: ({ wanted, found: { type, shown } }) =>
      wanted === 'text' && (type === 'number' || type === 'boolean')
        ? `Write it in quotes: '${shown}'`
        : TYPES[wanted].remedy,
  },
  'unknown-word': {
    message: ({ found }) => `${quote(found)} is not one of the accepted values.`,
    hint: ({ found, allowed }) => suggest(found, allowed, `Use one of: ${allowed.join(', ')}.`),
  },
  'wrong-form': {
    message: ({ found }) => `${quote(found)} does not have the right form.`,
    hint: ({ form, meaning }) => `Write ${formWords(form, meaning)}`,
  },
  'bad-day': {
    message: ({ found }) => `${quote(found)} is not a day of the calendar.`,
    hint: () => 'Write the Gregorian day as year-month-day, for example 2026-11-20.',
  },
  'bad-address': {
    message: ({ found }) => `${quote(found)} is not a full web address.`,
    hint: () =>
      'Copy the address from the browser: https://, the host, then the path, without spaces; letters outside ASCII percent-encoded.',
  },
  'out-of-range': {
    message: ({ found, minimum, maximum }) =>
      `${found} cannot be right here: expected ${maximum === null ? `${minimum} or more` : `${minimum} to ${maximum}`}.`,
    hint: () => 'Compare with the source; write null when it is not announced.',
  },
  'empty-text': {
    message: () => 'The text is empty.',
    hint: () => 'Write the text; where the official body has not announced it, write null without quotes.',
  },
  'text-too-long': {
    message: ({ limit }) => `The text is longer than ${limit} characters.`,
    hint: () => 'Shorten it.',
  },
  'too-few-items': {
    message: ({ atLeast }) => `The list needs at least ${atLeast} ${atLeast === 1 ? 'item' : 'items'}.`,
    hint: () => 'Add what is missing.',
  },
  'repeated-item': {
    message: ({ found }) => `${quote(found)} appears twice in the list.`,
    hint: () => 'Remove one of the two.',
  },

  'not-nfc': {
    message: ({ found }) =>
      `${quote(found)} contains a letter that is written as two characters (not in Unicode NFC).`,
    hint: () => 'Type the word again instead of pasting it, or convert it to NFC.',
  },
  'invisible-character': {
    message: ({ character }) => `The text contains the invisible or control character ${character}.`,
    hint: () => 'Delete it; it often comes with text pasted from a web page or a document.',
  },
  'stray-space': {
    message: () => 'The text begins or ends with a space or a line break, or contains two spaces in a row.',
    hint: () => 'Remove the spaces. After | write |- so that the text does not end with a line break.',
  },

  'id-not-file-name': {
    message: ({ id, name }) => `The file is called "${name}", but the record says ${quote(id)}.`,
    hint: ({ name }) => `Write "${name}" here, or rename the file before it is ever published.`,
  },
  'duplicate-id': {
    message: ({ id }) => `The id ${quote(id)} appears twice in the list.`,
    hint: () => 'Give every element an id of its own.',
  },
  'unknown-reference': {
    message: ({ what, id }) => `There is no ${what} ${quote(id)}.`,
    hint: ({ what, id, known }) => suggest(id, known, `Write the id of a ${what} that has a record.`),
  },
  'retired-reference': {
    message: ({ what, id }) => `The ${what} ${quote(id)} is retired.`,
    hint: () => 'Refer to another record, or write null.',
  },
  'retired-id-used': {
    message: ({ id }) => `The id ${quote(id)} is retired and can never be used again.`,
    hint: () => 'Choose another id. Take an id out of retired.yaml only if it was put there by mistake.',
  },
  'duplicate-name': {
    message: ({ name, other }) => `The name ${quote(name)} is also the name of ${other}.`,
    hint: () => 'Remove one of the records if both mean the same; otherwise make the names different.',
  },
  'region-spelling': {
    message: ({ spelling, other }) => `${quote(spelling)} already means the region "${other}".`,
    hint: () => 'Remove the spelling from one of the two regions.',
  },

  'rank-without-year': {
    message: () => 'A rank is given, but not the year of the ranking.',
    hint: () => 'Write the edition of the ranking as qsYear.',
  },
  'year-without-rank': {
    message: () => 'The year of the ranking is given, but no rank.',
    hint: () => 'Write the rank as qsRank, or null here.',
  },
  'rank-end-alone': {
    message: () => 'The end of a rank range is given, but not its start.',
    hint: () => 'Write the start of the range as qsRank, or null here.',
  },
  'rank-order': {
    message: ({ from, to }) => `The rank range ends at ${to}, which is not after its start ${from}.`,
    hint: () =>
      'Write the better rank as qsRank and the other as qsRankTo; for an exact rank qsRankTo is null.',
  },
  'score-order': {
    message: ({ from, to }) => `The highest score ${to} is not above the lowest ${from}.`,
    hint: () => 'Swap the two, or compare with the source.',
  },

  'window-order': {
    message: ({ opens, closes }) => `The window closes on ${closes}, before it opens on ${opens}.`,
    hint: () => 'Compare both days with the source.',
  },
  'rolling-window': {
    message: () => 'Only a registration without a closing day, and not before it opens, can be rolling.',
    hint: () => 'Leave out rollingUntil, or write kind: registration and no closing day beside it.',
  },
  'period-order': {
    message: ({ starts, ends }) => `It ends on ${ends}, before it starts on ${starts}.`,
    hint: () => 'Compare both days with the source.',
  },
  'year-span': {
    message: ({ gregorian }) =>
      `${quote(gregorian)} is not two years that follow each other and match the Hijri year.`,
    hint: () => 'Write both Gregorian years of the school year, for example 2026-2027 for 1448.',
  },
  'term-overlap': {
    message: ({ other, ends }) => `The term begins before the term "${other}" ends on ${ends}.`,
    hint: () => 'Compare the days of both terms with the source.',
  },
  'term-order': {
    message: ({ other }) => `The term begins before the term "${other}" that is listed above it.`,
    hint: () => 'Order the terms by their first day.',
  },
  'outside-year': {
    message: ({ day, gregorian }) => `${day} is outside the school year ${gregorian}.`,
    hint: () => 'Compare the day with the source; perhaps the year is mistyped.',
  },
  'after-end-of-year': {
    message: ({ day, end }) => `The term ends on ${day}, after the last school day of the year, ${end}.`,
    hint: () => 'Compare both days with the source.',
  },

  'no-source': {
    message: ({ key }) => `No source is named for "${key}".`,
    hint: ({ key }) => `Add "${key}" to the supports of the source that states it, or write null.`,
  },
  'unknown-support': {
    message: ({ name }) => `${quote(name)} is not a key of this record.`,
    hint: ({ name, known }) =>
      suggest(name, known, 'Name a key of the record, or the id of a term or holiday.'),
  },
  'change-without-source': {
    message: () => 'A change with days needs a source.',
    hint: () => 'Add the page that announced the days as its source.',
  },

  'question-twice': {
    message: ({ other }) => `The same question is asked in ${other}.`,
    hint: () => 'Merge the two entries, or remove the phrasing here.',
  },
  'shared-alternative': {
    message: ({ other }) => `The same phrasing appears in ${other}.`,
    hint: () => 'Keep it where the answer fits better.',
  },
  'word-twice': {
    message: ({ word }) => `${quote(word)} appears in the glossary twice.`,
    hint: () => 'Keep it in one set only; merge the sets if they mean the same.',
  },

  'no-front-matter': {
    message: () => 'The file does not begin with front matter.',
    hint: () => 'Begin it with a line "---", then name and description, then another line "---".',
  },
  'empty-body': {
    message: () => 'The skill has no text below its front matter.',
    hint: () => 'Write what an agent should do.',
  },
  'body-too-long': {
    message: ({ lines }) => `The skill has ${lines} lines of text; fewer than 500 are allowed.`,
    hint: () => 'Shorten it, or split it into two skills.',
  },
  'unknown-placeholder': {
    message: ({ name }) => `The placeholder {${name}} is not known.`,
    hint: ({ name, known }) => suggest(name, known, `Use one of: ${known.join(', ')}.`),
  },
};

/** Puts a finding into words. */
export function wordsOf<C extends Code>({ code, args }: Pick<Finding<C>, 'code' | 'args'>): Words {
  const wording: Wording<CodeArgs[C]> = WORDINGS[code];
  return { message: wording.message(args), hint: wording.hint(args) };
}
