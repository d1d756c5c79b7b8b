import type { AcceptedWord, FoundValue, Typo } from '../codes.ts';
import { FIXED, FORMS, FUTURE_REMEDIES, SYNTAX_FAULTS, TYPES, TYPOS, UNFIT, UNLIKELY } from './lists.ts';
import { shortened, type Wordings } from './wording.ts';

const quote = (text: string): string => `"${shortened(text)}"`;
const list = (words: readonly string[]): string => words.map(shortened).join(', ');

/** Accepted words with their meanings: `public (Public), private (Private)`. */
const explained = (accepted: readonly AcceptedWord[]): string =>
  accepted.map(({ word, meaning }) => (meaning === null ? word : `${word} (${meaning.en})`)).join(', ');

const COMPARE_DAYS = 'Compare both days with the source.';

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

export const ENGLISH: Wordings = {
  ...FIXED.en,

  'unexpected-file': ({ forms }) => [
    'This file does not belong in the content directory.',
    `Records are ${forms.join(', ')}; ids are lower-case letters, digits and single hyphens. Rename or remove the file.`,
  ],
  'wrong-folder': ({ folder }) => [
    `This record looks like one of ${quote(folder)}.`,
    `Move the file to the folder ${quote(folder)}.`,
  ],
  'wrong-modeline': ({ found, wanted }) => [
    `The first line names the schema ${quote(found)}, but the file belongs to ${quote(wanted)}.`,
    `Write: # yaml-language-server: $schema=${wanted}`,
  ],
  'missing-file': ({ file }) => [`The file ${file} is missing.`, 'Restore it from the history of the repository.'],
  'too-many-findings': ({ more }) => [
    `There are ${more} more findings in this file.`,
    'Fix the ones above and check again.',
  ],

  'yaml-syntax': ({ fault }) => {
    const [cause = '', remedy = ''] = SYNTAX_FAULTS[fault].en.split('; ');
    return [`This is not valid YAML: ${cause}.`, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`];
  },
  'duplicate-key': ({ key }) => [`The key ${quote(key)} is written twice.`, 'Keep the right one of the two.'],
  'forbidden-key': ({ key }) => [`The key ${quote(key)} is not allowed anywhere.`, 'Remove it.'],

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
  'bad-address': ({ key, found }) => [
    `${quote(found)} is not a full web address${inKey(key)}.`,
    'Copy the address from the browser: https://, the host, then the path, without spaces; letters outside ASCII percent-encoded.',
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

  'not-nfc': ({ key, found }) => [
    `${quote(found)}${inKey(key)} contains a letter that is written as two characters (not in Unicode NFC).`,
    'Type the word again instead of pasting it, or convert it to NFC.',
  ],
  'invisible-character': ({ key, character, after }) => [
    `The text${of(key)} contains the invisible or control character ${character}${after === null ? '' : `, after the word ${quote(after)}`}.`,
    'Delete it; it often comes with text pasted from a web page or a document.',
  ],
  'stray-space': ({ key, after }) => [
    `The text${of(key)} has a space or a line break too many${after === null ? '' : `, after the word ${quote(after)}`}.`,
    'Remove it. A text of several lines stands below >- or |-, not below > or |.',
  ],
  'stray-quote': ({ key }) => [
    `A quotation mark or bracket in the text${of(key)} has no partner.`,
    'Remove it, or add the other one.',
  ],
  'foreign-letter': ({ word, letter, write }) => [
    `${quote(word)} is written with ${quote(letter)}, another character that looks like ${quote(write)}.`,
    `Write ${quote(write)}, with the keyboard of the language of the text.`,
  ],
  'cut-by-comment': ({ dropped }) => [
    `${quote(dropped)} is not part of the text: what follows a space and # is a note.`,
    'If it belongs to the text, put the whole text in quotes; if it is a note, put it on a line of its own.',
  ],
  'placeholder-text': ({ key, found }) => [
    `${quote(found)} is a text that says that there is no value${inKey(key)}.`,
    'Write null without quotes, or leave the key out: that is how the service says that it has no sourced answer.',
  ],
  'unfit-text': ({ key, what, found }) => [
    `${quote(found)}${inKey(key)} ${UNFIT[what].en.cause}.`,
    UNFIT[what].en.remedy,
  ],
  'long-text': ({ key, length, limit }) => [
    `The text${of(key)} has ${length} characters; such texts have ${limit} at most.`,
    'Say it in fewer words, or remove what was pasted with it.',
  ],
  'languages-exchanged': ({ key, keyEn }) => [
    `Arabic and English are exchanged: ${quote(key)} is English and ${quote(keyEn)} is Arabic.`,
    'Swap the two texts.',
  ],
  'wrong-language': ({ key, wanted, found }) => [
    `${quote(found)} is not ${wanted === 'ar' ? 'Arabic' : 'English'}${inKey(key)}.`,
    wanted === 'ar' ? 'Write the text in Arabic.' : 'Write the text in English.',
  ],
  'figures-differ': ({ key, found }) => [
    `Arabic and English of ${quote(key)} say different figures or days: only one of them says ${list(found)}.`,
    'Compare both with the source, and write the same in both.',
  ],
  'figure-of-record': ({ found, own, name }) => [
    `The answer says ${found}, and the record ${quote(name)} that it is about says ${own}.`,
    'Compare both with their sources, and correct the one that is wrong.',
  ],
  'half-translated': ({ key, missing }) => [
    `${quote(key)} is given, but ${quote(missing)} is not.`,
    'Say the same in both languages, or in neither; a name that no source gives in one of them is left out there.',
  ],

  'id-not-file-name': ({ id, name }) => [
    `The file is called ${quote(name)}, but the record says ${quote(id)}.`,
    `Write ${quote(name)} here, or rename the file before it is ever published.`,
  ],
  'duplicate-id': ({ id }) => [
    `The id ${quote(id)} appears twice in the list.`,
    'Give every element an id of its own.',
  ],
  'unknown-reference': ({ what, id, meant, accepted, count }) => [
    `There is no ${what.en} with the id ${quote(id)}${count > 1 ? `, to which ${count} records refer` : ''}.`,
    meant !== null
      ? `Write ${quote(meant.word)}${meant.meaning === null ? '' : ` (${meant.meaning.en})`}, if this is what you mean.`
      : accepted.length > 0
        ? `Write one of: ${explained(accepted)}; or add its record first.`
        : `Write the id of a ${what.en} that has a record, or add it first.`,
  ],
  'retired-reference': ({ what, id }) => [
    `The ${what.en} ${quote(id)} is retired.`,
    'Refer to another record, or write null.',
  ],
  'retired-id-used': ({ id }) => [
    `The id ${quote(id)} is retired and can never be used again.`,
    'Choose another id. Take an id out of retired.yaml only if it was put there by mistake.',
  ],
  'published-id-gone': ({ what, id, collection }) => [
    `The ${what.en} ${quote(id)} was published and has no record any more.`,
    `Apps keep its address. Restore the file, or retire the id: write ${quote(`- ${id}`)} below ${quote(`${collection}:`)} in retired.yaml.`,
  ],
  'duplicate-name': ({ name, other }) => [
    `The name ${quote(name)} is also the name of ${shortened(other)}.`,
    'If both mean the same, remove one of the records; otherwise make the names different, or remove the alias.',
  ],
  'region-spelling': ({ spelling, other }) => [
    `${quote(spelling)} already means the region ${quote(other)}.`,
    'Remove the spelling from one of the two regions.',
  ],

  'renamed-id': ({ what, id, was, count }) => [
    `${count} ${count === 1 ? 'record still refers' : 'records still refer'} to the ${what.en} ${quote(was)}, and nothing refers to ${quote(id)}.`,
    `If the id was changed, write ${quote(was)} again: ids are permanent, and only names may change.`,
  ],
  'shared-identifier': ({ key, value, other }) => [
    `${quote(value)}${inKey(key)} is also in ${shortened(other)}.`,
    'Two records never share it: write the right one here, or null.',
  ],
  'city-of-other-region': ({ city, region, usual }) => [
    `The city ${quote(city)} is in the region ${quote(usual)} elsewhere, and here in ${quote(region)}.`,
    'Correct the city or the regionId; compare both with the source.',
  ],
  'other-spelling': ({ key, found, usual }) => [
    `${quote(found)}${inKey(key)} is written ${quote(usual)} in other records.`,
    'Write it as they do, so that one search finds all.',
  ],
  'copied-record': ({ other, keys }) => [
    `This record says the same as ${shortened(other)} under ${list(keys)}.`,
    'If it was copied from there, write what is true of this record, or null.',
  ],
  'rank-order': ({ from, to }) => [
    `The rank range ends at ${to}, which is not after its start ${from}.`,
    'Write the better rank as qsRank and the other as qsRankTo; for an exact rank qsRankTo is null.',
  ],
  'score-order': ({ from, to }) => [
    `The highest score ${to} is not above the lowest ${from}.`,
    'Swap the two, or compare with the source.',
  ],

  'weights-sum': ({ sum }) => [
    `The weights sum to ${sum}, not 100.`,
    'Compare each with the source. A formula of which a part is not known is left out, and described in `conditions`.',
  ],
  'admission-file': ({ name, expected }) => [
    `The file is called ${name}, but \`university\` and \`year\` make ${expected}.`,
    `Correct \`university\` or \`year\`, or call the file and \`id\` ${expected}.`,
  ],

  'hijri-year': ({ key, year }) => [
    `${year}${inKey(key)} looks like a Hijri year.`,
    'Write the Gregorian year that the source gives.',
  ],
  'future-year': ({ key, year, latest }) => [
    `${year}${inKey(key)} lies in the future; the latest possible year is ${latest}.`,
    'Compare the year with the source; perhaps two digits are swapped.',
  ],
  'unlikely-number': ({ key, found, least, most }) => [
    `${found}${inKey(key)} is unusual: such figures lie between ${least} and ${most}.`,
    'Compare the figure with the source.',
  ],
  'coverage-mismatch': ({ coverage, count }) => [
    `"collegesCoverage" is ${quote(coverage)}, but ${count === 0 ? 'no college is' : count === 1 ? '1 college is' : `${count} colleges are`} listed.`,
    'none: no college is listed; partial: some are; complete: every one is.',
  ],
  'not-missing': ({ key }) => [
    `"missing" says why ${quote(key)} is empty, but it is not.`,
    `Remove ${quote(key)} from "missing", or write null as its value.`,
  ],
  'reason-without-proof': ({ reason, proof }) => [
    `${quote(reason)} needs ${quote(proof)} beside it.`,
    'not-announced: "source", where the body says so; not-found: "lookedOn", the day on which you looked; see-questions: "questions", ids of those that answer it.',
  ],
  'future-day': ({ key, day, asOf }) => [
    `${day}${inKey(key)} lies in the future: today is ${asOf}.`,
    FUTURE_REMEDIES[key]?.en ?? 'Compare the day with the source.',
  ],
  'far-day': ({ key, day, asOf }) => [
    `${day}${inKey(key)} lies years from ${asOf}.`,
    'Compare the day with the source; perhaps the year is mistyped.',
  ],
  'old-answer': ({ day, asOf }) => [
    `"validAsOf" says that the answer holds for ${day}, and today is ${asOf}.`,
    'Write the day that the sources themselves name, or null; the day on which you read them is "readOn".',
  ],
  'verified-before-published': ({ verifiedOn, published }) => [
    `The record was compared on ${verifiedOn}, before one of its sources was published (${published}).`,
    'Compare the record with all its sources and write that day as "verifiedOn", or write null.',
  ],
  'security-expires-soon': ({ expires }) => [
    `security.txt expires on ${expires}; after that day nothing can be published.`,
    'Check that security.contact is still right, then set a day within the next year.',
  ],
  'security-too-long': ({ expires, asOf }) => [
    `security.txt would be relied on until ${expires}; today is ${asOf}.`,
    'Set a day within the next year: that is how long the contact can be relied on.',
  ],
  'security-expired': ({ expires, asOf }) => [
    `security.txt expired on ${expires}; today is ${asOf}.`,
    'Check that security.contact is still right, then write a day within the next year.',
  ],
  'unlikely-length': ({ days, least, most }) => [
    `It lasts ${days} days; such periods last ${least} to ${most}.`,
    COMPARE_DAYS,
  ],
  'period-overlap': ({ other, starts, ends }) => [
    `It shares days with ${quote(other)} (${starts} to ${ends}).`,
    'Compare the days of both with the source.',
  ],
  'repeated-window': ({ label }) => [
    `The window ${quote(label)} appears twice, with the same days.`,
    'Remove one of the two, or write the days of the other period.',
  ],
  'label-of-other-year': ({ key, label, year }) => [
    `${quote(label)}${inKey(key)} does not name the year ${year}.`,
    `Write the year ${year}, or compare the days with the source; perhaps it was copied from another one.`,
  ],
  'terms-not-system': ({ system, count }) => [
    `"system" is ${quote(system)}, but the year has ${count} ${count === 1 ? 'term' : 'terms'}.`,
    'Correct the system, or add the missing term with its source.',
  ],
  'unlikely-day': ({ day, why, other }) => [`${day} ${UNLIKELY[why].en}${other}.`, COMPARE_DAYS],
  'window-order': ({ opens, closes }) => [`The window closes on ${closes}, before it opens on ${opens}.`, COMPARE_DAYS],
  'period-order': ({ starts, ends }) => [`It ends on ${ends}, before it starts on ${starts}.`, COMPARE_DAYS],
  'year-span': ({ gregorian }) => [
    `${quote(gregorian)} is not two years that follow each other and match the Hijri year.`,
    'Write both Gregorian years of the school year, for example 2026-2027 for 1448.',
  ],
  'term-overlap': ({ other, ends }) => [
    `The term begins before the term ${quote(other)} ends on ${ends}.`,
    'Compare the days of both terms with the source.',
  ],
  'term-order': ({ other }) => [
    `The term begins before the term ${quote(other)} that is listed above it.`,
    'Order the terms by their first day.',
  ],
  'outside-year': ({ day, gregorian }) => [
    `${day} is outside the school year ${gregorian}.`,
    'Compare the day with the source; perhaps the year is mistyped.',
  ],
  'after-end-of-year': ({ day, end }) => [
    `The term ends on ${day}, after the last school day of the year, ${end}.`,
    COMPARE_DAYS,
  ],

  'no-source': ({ key }) => [
    `No source is named for ${quote(key)}.`,
    `Add ${quote(key)} to the supports of the source that states it, or write null.`,
  ],
  'unknown-support': ({ name, meant, known }) => [
    `${quote(name)} is not a key of this record.`,
    meant === null
      ? `"supports" lists keys of the record, one an item: ${list(known)}.`
      : `Did you mean ${quote(meant)}?`,
  ],
  'disputed-alone': ({ confidence, list: pages }) => [
    `"confidence" is ${quote(confidence)}, and one page alone is named.`,
    `Name the other pages too, under ${pages}, or correct the word.`,
  ],
  'support-of-nothing': ({ name }) => [
    `A source is said to support ${quote(name)}, which is empty.`,
    `Write what the page says of ${quote(name)}, or take it out of supports.`,
  ],

  'search-page': ({ url }) => [
    `${quote(url)} is a search or the answer of a machine, not a page that says it.`,
    'Open the page that you found, and copy its address.',
  ],
  'placeholder-address': ({ url }) => [
    `${quote(url)} is an example or a machine of your own, not a page that a reader can open.`,
    'Write the address of the page that says it.',
  ],
  'detour-address': ({ url, tracking }) => [
    tracking.length > 0
      ? `${quote(url)} tells who followed it: ${list(tracking)}.`
      : `${quote(url)} only leads on to another address.`,
    tracking.length > 0 ? 'Remove that part of the address.' : 'Open it, and copy the address where you arrive.',
  ],
  'kind-unlike-host': ({ host, kind, usual }) => [
    `A page of ${quote(host)} is called ${quote(kind)} here; such pages are ${quote(usual)}.`,
    'official: the body that decides, on its own site; press: a newspaper or agency; other: anything else.',
  ],
  'not-official': ({ host }) => [
    `${quote(host)} is never the body that decides.`,
    'Write kind: other, or name the page of the body itself.',
  ],
  'wrong-acceptance': ({ warnings }) => [
    'This does not accept a warning: it takes the code of a warning and a reason of at least ten letters.',
    `Write "code" and "reason" below a dash. The warnings are: ${list(warnings)}.`,
  ],
  'unused-acceptance': ({ accepted }) => [
    `The warning ${quote(accepted)} is accepted, but the check no longer gives it.`,
    'Remove these lines.',
  ],
  'question-twice': ({ other }) => [
    `The same question is asked in ${shortened(other)}.`,
    'Merge the two entries, or remove the phrasing here.',
  ],
  'shared-alternative': ({ other }) => [
    `The same phrasing appears in ${shortened(other)}.`,
    'Keep it where the answer fits better.',
  ],
  'asks-too-little': ({ property, meaning }) => [
    `The question asks for ${quote(property)} (${meaning.en}), and ${quote('asks')} does not list it.`,
    'Add it if the answer tells that; else ask in other words.',
  ],
  'asks-too-much': ({ property, meaning }) => [
    `No phrasing of the question asks for ${quote(property)} (${meaning.en}).`,
    'Remove it, or add a phrasing that asks for it: who does gets this answer as a sure one.',
  ],
  'word-twice': ({ word }) => [
    `${quote(word)} appears in the glossary twice.`,
    'Keep it in one set only; merge the sets if they mean the same.',
  ],

  'body-too-long': ({ lines }) => [
    `The skill has ${lines} lines of text; fewer than 500 are allowed.`,
    'Shorten it, or split it into two skills.',
  ],
  'unknown-placeholder': ({ name, meant, known }) => [
    `The placeholder {${shortened(name)}} is not known.`,
    meant === null ? `Use one of: ${list(known)}.` : `Did you mean ${quote(meant)}?`,
  ],
};
