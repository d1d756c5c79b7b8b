import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { oncePer, oncePerValue } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { type Spot, walk } from '../walk.ts';
import { bodyIsClean, textIsClean } from './clean-text.ts';
import { AHEAD_KEYS, dayHasCome, dayIsNear, PAST_KEYS, publicationDayExists } from './days.ts';
import { textSaysSomething } from './placeholder-texts.ts';
import { ADDRESS_KEYS, disputeNamesBoth, sourceIsCitable } from './sources.ts';
import { arabicIsWrittenInArabic, quotesArePaired } from './written.ts';

/** A rule about single texts. */
interface TextRule {
  /** Which texts it looks at: those that are no codes, those that are not `COMMON`, or those with one of these keys. */
  readonly of: 'wording' | 'uncommon' | readonly string[];
  /** @param asOf as for `Rule` */
  readonly examine: (text: string, spot: Spot, asOf: string | null) => readonly Finding[];
}

const TEXT_RULES: readonly TextRule[] = [
  { of: 'wording', examine: textSaysSomething },
  { of: 'uncommon', examine: textIsClean },
  { of: 'uncommon', examine: quotesArePaired },
  { of: 'uncommon', examine: arabicIsWrittenInArabic },
  { of: ['published'], examine: publicationDayExists },
  { of: PAST_KEYS, examine: dayHasCome },
  { of: AHEAD_KEYS, examine: dayIsNear },
  { of: ADDRESS_KEYS, examine: sourceIsCitable },
  { of: ['confidence'], examine: disputeNamesBoth },
];

/**
 * Nearly every text: words with single spaces between them, of characters that are seen, none of which joins with
 * another in NFC, and no quote at either end.
 */
export const COMMON =
  /^(?!['"])[!-~\u0621-\u063a\u0641-\u064a،؛؟٠-٩«»–—’“”]+(?: [!-~\u0621-\u063a\u0641-\u064a،؛؟٠-٩«»–—’“”]+)*$(?<!['"])/;

/** Keys whose values are codes or numbers in the form of text: other rules speak of them. */
const CODES: ReadonlySet<string | null> = new Set([
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

/** The rules for the texts under a key: for those that are `COMMON`, or for the others. */
const rulesFor = (key: string | null, isCommon: boolean): readonly TextRule[] =>
  TEXT_RULES.filter(({ of }) => {
    if (of === 'wording') return !CODES.has(key);
    return of === 'uncommon' ? !isCommon : key !== null && of.includes(key);
  });

/** A few dozen keys are all that the texts of a directory stand under. */
const rulesOf = oncePerValue((key: string | null) => ({
  common: rulesFor(key, true),
  uncommon: rulesFor(key, false),
}));

function examineTexts(document: Document, asOf: string | null): Finding[] {
  const findings = bodyIsClean(document);
  walk(document, document.value, (text, spot) => {
    if (typeof text !== 'string') return;
    const { common, uncommon } = rulesOf(spot.key);
    for (const { examine } of COMMON.test(text) ? common : uncommon) {
      const found = examine(text, spot, asOf);
      if (found.length > 0) findings.push(...found);
    }
  });
  return findings;
}

/** What is found on a day; a program asks for one or two. */
const examinedOn = oncePerValue((asOf: string | null) =>
  oncePer((document: Document): readonly Finding[] => examineTexts(document, asOf)),
);

/** Every text of every document keeps the rules about single texts. */
export const textsAreRight = ({ documents }: Content, asOf: string | null): Finding[] =>
  documents.flatMap(examinedOn(asOf));
