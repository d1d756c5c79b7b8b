import type { AcceptedWord, FoundValue, Typo } from '../codes.ts';
import { FORMS, FUTURE_REMEDIES, SYNTAX_FAULTS, TEXTS, TYPES, TYPOS, UNFIT, UNLIKELY } from './lists.ts';
import { asItem, type Speech, shortened, type Wordings } from './wording.ts';

const quote = (text: string): string => `"${shortened(text)}"`;
const list = (words: readonly string[]): string => words.map(shortened).join(', ');

/** Accepted words with their meanings: `public (Public), private (Private)`. */
const explained = (accepted: readonly AcceptedWord[]): string =>
  accepted.map(({ word, meaning }) => (meaning === null ? word : `${word} (${meaning.en})`)).join(', ');

/** What a value is, in words. */
function valueWords({ type, shown }: FoundValue): string {
  if (type === 'empty') return 'nothing';
  if (type === 'number') return `the number ${shown}`;
  if (type === 'boolean') return `the word ${shown}`;
  return type === 'text' ? `the text ${quote(shown ?? '')}` : TYPES[type].en.name;
}

/** What to write instead of a typo, as a sentence. */
const typoWords = ({ kind, write }: Typo): string => `${TYPOS[kind].en}${kind === 'in-quotes' ? `'${write}'` : write}`;

/** `of "kind" `, so that a message names the key it is about. */
const of = (key: string | null): string => (key === null ? '' : ` of ${quote(key)}`);
const at = (key: string | null): string => (key === null ? 'Here' : quote(key));

const inKey = (key: string | null): string => (key === null ? '' : ` (${quote(key)})`);

export const ENGLISH_SPEECH: Speech = { shown: shortened, list, ofKey: new Map(Object.entries({ at, inKey, of })) };

export const ENGLISH: Wordings = {
  ...TEXTS.en,

  'unexpected-file': ({ forms }) => [
    'This file does not belong in the content directory.',
    `Records are ${forms.join(', ')}; ids are lower-case letters, digits and single hyphens. Rename or remove the file.`,
  ],

  'yaml-syntax': ({ fault }) => {
    const [cause = '', remedy = ''] = SYNTAX_FAULTS[fault].en.split('; ');
    return [`This is not valid YAML: ${cause}.`, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`];
  },

  'unknown-key': ({ key, meant, known }) => [
    `The key ${quote(key)} is not known here.`,
    meant !== null
      ? `Did you mean ${quote(meant)}?`
      : known.length === 0
        ? 'Begin its line further left: it belongs to what stands above.'
        : `Remove it, or write one of the keys that are known here: ${list(known)}.`,
  ],
  'wrong-list': ({ list: name }) => [
    `This is an item of the list ${quote(name)}.`,
    `Move it, with its dash and all its lines, below ${quote(`${name}:`)}.`,
  ],
  'missing-key': ({ key, meaning }) => [
    `The key ${quote(key)} is missing.`,
    `Add ${quote(key)}. Meaning: ${meaning?.en ?? 'see another record.'}`,
  ],
  'wrong-type': ({ key, wanted, orNull, found, isNeeded, keys, meaning, slip }) => [
    `${at(key)}: expected ${TYPES[wanted].en.name}${orNull ? ' (or null)' : ''}, found ${valueWords(found)}.`,
    found.type === 'empty' && meaning !== null
      ? `${isNeeded ? 'Write it; of an item of a list you may remove all lines instead.' : 'Write it, or remove the line where no page says it.'} Meaning: ${meaning.en}`
      : slip === null
        ? `${TYPES[wanted].en.remedy}${keys.length === 0 ? '' : ` Among them: ${list(keys)}.`}`
        : typoWords(slip),
  ],
  'unknown-word': ({ key, found, meant, accepted }) => [
    `${quote(found)} is not one of the accepted values${of(key)}.`,
    `${meant === null ? '' : `Did you mean ${quote(meant)}? `}Accepted: ${explained(accepted)}.`,
  ],
  'wrong-form': ({ key, found, form, meaning, slip }) => {
    const wanted =
      form === 'described' ? `what the key stands for: ${meaning?.en ?? 'see another record.'}` : `${FORMS[form].en}.`;
    return [
      `${quote(found)} does not have the form${of(key)}.`,
      slip === null ? `Write ${wanted}` : `${typoWords(slip)} The form is: ${wanted}`,
    ];
  },
  'bad-day': ({ key, found, slip }) => [
    `${quote(found)} is not a day of the calendar${inKey(key)}.`,
    slip === null ? 'Write the Gregorian day as year-month-day, for example 2026-11-20.' : typoWords(slip),
  ],
  'out-of-range': ({ key, found, minimum, maximum, slip }) => [
    `${at(key)}: ${found} cannot be right; expected ${maximum === null ? `${minimum} or more` : `${minimum} to ${maximum}`}.`,
    slip === null ? 'Compare with the source; write null when it is not announced.' : typoWords(slip),
  ],
  'empty-text': ({ key, orNull }) => [
    key === null ? 'The text is empty.' : `Nothing is written for ${quote(key)}.`,
    orNull
      ? 'Write the text; where the official body has not announced it, write null without quotes.'
      : 'Write it; of an item of a list you may remove all lines instead.',
  ],
  'text-too-long': ({ key, limit }) => [
    `${key === null ? 'The text' : `The text of ${quote(key)}`} is longer than ${limit} characters.`,
    'Shorten it.',
  ],
  'too-few-items': ({ key, atLeast }) => [
    `The list${key === null ? '' : ` ${quote(key)}`} needs at least ${atLeast} ${atLeast === 1 ? 'item' : 'items'}.`,
    'Add what is missing.',
  ],
  'repeated-item': ({ key, found }) => [
    `${quote(found)} appears twice in the list${key === null ? '' : ` ${quote(key)}`}.`,
    'Remove one of the two.',
  ],
  'invisible-character': ({ key, character, after }) => [
    `The text${of(key)} contains the invisible or control character ${character}${after === null ? '' : `, after the word ${quote(after)}`}.`,
    'Delete it; it often comes with text pasted from a web page or a document.',
  ],
  'stray-space': ({ key, after }) => [
    `The text${of(key)} has a space or a line break too many${after === null ? '' : `, after the word ${quote(after)}`}.`,
    'Remove it. A text of several lines stands below >- or |-, not below > or |.',
  ],
  'unfit-text': ({ key, what, found }) => [
    `${quote(found)}${inKey(key)} ${UNFIT[what].en.cause}.`,
    UNFIT[what].en.remedy,
  ],
  'wrong-language': ({ key, wanted, found }) => [
    `${quote(found)} is not ${wanted === 'ar' ? 'Arabic' : 'English'}${inKey(key)}.`,
    wanted === 'ar' ? 'Write the text in Arabic.' : 'Write the text in English.',
  ],
  'unknown-reference': ({ what, id, meant, accepted, count }) => [
    `There is no ${what.en} with the id ${quote(id)}${count > 1 ? `, to which ${count} records refer` : ''}.`,
    meant !== null
      ? `Write ${quote(meant.word)}${meant.meaning === null ? '' : ` (${meant.meaning.en})`}, if this is what you mean.`
      : accepted.length > 0
        ? `Write one of: ${explained(accepted)}; or add its record first.`
        : `Write the id of a ${what.en} that has a record, or add it first.`,
  ],
  'published-id-gone': ({ what, id, collection }) => [
    `The ${what.en} ${quote(id)} was published and has no record any more.`,
    `Apps keep its address. Restore the file, or retire the id: write ${quote(asItem(id))} below ${quote(`${collection}:`)} in retired.yaml.`,
  ],

  'renamed-id': ({ what, id, was, count }) => [
    `${count} ${count === 1 ? 'record still refers' : 'records still refer'} to the ${what.en} ${quote(was)}, and nothing refers to ${quote(id)}.`,
    `If the id was changed, write ${quote(was)} again: ids are permanent, and only names may change.`,
  ],
  'coverage-mismatch': ({ coverage, count }) => [
    `"collegesCoverage" is ${quote(coverage)}, but ${count === 0 ? 'no college is' : count === 1 ? '1 college is' : `${count} colleges are`} listed.`,
    'none: no college is listed; partial: some are; complete: every one is.',
  ],
  'future-day': ({ key, day, asOf }) => [
    `${day}${inKey(key)} lies in the future: today is ${asOf}.`,
    FUTURE_REMEDIES[key]?.en ?? 'Compare the day with the source.',
  ],
  'terms-not-system': ({ system, count }) => [
    `"system" is ${quote(system)}, but the year has ${count} ${count === 1 ? 'term' : 'terms'}.`,
    'Correct the system, or add the missing term with its source.',
  ],
  'unlikely-day': ({ day, why, other }) => [
    `${day} ${UNLIKELY[why].en}${other}.`,
    'Compare both days with the source.',
  ],
  'unknown-support': ({ name, meant, known }) => [
    `${quote(name)} is not a key of this record.`,
    meant === null
      ? `"supports" lists keys of the record, one an item: ${list(known)}.`
      : `Did you mean ${quote(meant)}?`,
  ],
  'detour-address': ({ url, tracking }) => [
    tracking.length > 0
      ? `${quote(url)} tells who followed it: ${list(tracking)}.`
      : `${quote(url)} only leads on to another address.`,
    tracking.length > 0 ? 'Remove that part of the address.' : 'Open it, and copy the address where you arrive.',
  ],
  'unknown-placeholder': ({ name, meant, known }) => [
    `The placeholder {${shortened(name)}} is not known.`,
    meant === null ? `Use one of: ${list(known)}.` : `Did you mean ${quote(meant)}?`,
  ],
};
