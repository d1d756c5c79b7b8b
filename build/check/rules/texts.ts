import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { oncePer } from '../../values/once-per.ts';
import type { Content } from '../content.ts';
import { type Spot, walk } from '../walk.ts';
import { publicationDayExists } from './days.ts';
import { AHEAD_KEYS, dayHasCome, dayIsNear, PAST_KEYS } from './future.ts';
import { textSaysSomething } from './languages.ts';
import { ADDRESS_KEYS, disputeNamesBoth, sourceIsCitable } from './sources.ts';
import { bodyIsClean, textIsClean } from './text.ts';
import { arabicIsWrittenInArabic, quotesArePaired } from './written.ts';

/** A rule about single texts. */
interface TextRule {
  /** Which texts it looks at: all of them, those that are not `COMMON`, or those with one of these keys. */
  readonly of: 'all' | 'uncommon' | readonly string[];
  /** @param asOf as for `Rule` */
  readonly examine: (text: string, spot: Spot, asOf: string | null) => readonly Finding[];
}

const TEXT_RULES: readonly TextRule[] = [
  { of: 'all', examine: textSaysSomething },
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

const rulesOf = (of: 'all' | 'uncommon') => TEXT_RULES.filter((rule) => rule.of === of);
const [OF_ALL, OF_UNCOMMON] = [rulesOf('all'), rulesOf('uncommon')];
const OF_KEY = new Map<string | null, readonly TextRule[]>(
  [PAST_KEYS, AHEAD_KEYS, ADDRESS_KEYS, ['confidence']]
    .flat()
    .map((key) => [key, TEXT_RULES.filter(({ of }) => typeof of !== 'string' && of.includes(key))]),
);

function examineTexts(document: Document, asOf: string | null): Finding[] {
  const findings = bodyIsClean(document);
  const examine = (rules: readonly TextRule[], text: string, spot: Spot) => {
    for (const rule of rules) {
      const found = rule.examine(text, spot, asOf);
      if (found.length > 0) findings.push(...found);
    }
  };
  walk(document, document.value, (text, spot) => {
    if (typeof text !== 'string') return;
    examine(OF_ALL, text, spot);
    if (!COMMON.test(text)) examine(OF_UNCOMMON, text, spot);
    const ofKey = OF_KEY.get(spot.key);
    if (ofKey !== undefined) examine(ofKey, text, spot);
  });
  return findings;
}

/** What was found on each day; a program asks for one or two. */
const examinedOn = new Map<string | null, (document: Document) => readonly Finding[]>();

/** Every text of every document keeps the rules about single texts. */
export function textsAreRight({ documents }: Content, asOf: string | null): Finding[] {
  const examined = examinedOn.get(asOf) ?? oncePer((document) => examineTexts(document, asOf));
  examinedOn.set(asOf, examined);
  return documents.flatMap(examined);
}
