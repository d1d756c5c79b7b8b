import { analyse, compileSynonyms, spell } from '../../../edge/search/analyse.ts';
import { tokenise } from '../../../edge/search/words.ts';
import { fold } from '../../../edge/text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { ASKS, type FaqProperty } from '../../schema/faq.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** What the words of the glossary ask for, by their terms: first that whose list they begin. */
export function propertiesAsked(
  asks: readonly { readonly ask?: FaqProperty | undefined; readonly words?: readonly string[] | undefined }[],
  termOf: (word: string) => string,
) {
  const properties: Record<string, FaqProperty[]> = {};
  for (const { ask, words = [] } of asks) {
    if (ask === undefined) continue;
    for (const [at, term] of words.map(termOf).entries()) {
      const others = properties[term] ?? [];
      properties[term] = at === 0 ? [ask, ...others] : [...others, ask];
    }
  }
  return properties;
}

/** What is never asked without a word for it, as «what», «who» and «whether» are. */
const WORDED: ReadonlySet<FaqProperty> = new Set([
  ...(['when', 'duration', 'validity', 'times', 'fee', 'payment', 'age', 'documents'] as const),
  ...(['weights', 'where', 'results', 'difference', 'why'] as const),
]);

/** `about.asks` lists what the question asks for in both languages, and nothing for which no phrasing has a word. */
export function asksFitTheirWords({ faq, glossary }: Content): Finding[] {
  const { sets = [], asks = [] } = glossary[0]?.value ?? {};
  // While the glossary cannot be understood, nothing can be said about what its words ask for.
  if (sets.length === 0 || asks.some(({ ask }) => ask === undefined)) return [];
  const synonyms = compileSynonyms(sets.map((words) => words.map(spell)));
  const termsOf = (text: string) => analyse(tokenise(fold(text)), synonyms).map(({ term }) => term);
  const properties = propertiesAsked(asks, (word) => termsOf(word)[0] ?? '');
  const askedBy = (text: string) => termsOf(text).map((term) => properties[term] ?? []);
  return faq.flatMap(({ document, value }) => {
    const { question = '', questionEn = '', alternatives = [], alternativesEn = [] } = value;
    const said = value.about?.asks ?? [];
    if (said.length === 0) return [];
    const [inArabic, inEnglish] = [askedBy(question), askedBy(questionEn).flat()];
    const unsaid = inArabic
      .flatMap((each) => (each.length === 1 ? each : []))
      .filter((property) => inEnglish.includes(property) && !said.includes(property));
    const isAsked = (property: FaqProperty) =>
      [...inArabic.flat(), ...inEnglish].includes(property) ||
      [...alternatives, ...alternativesEn].some((text) => askedBy(text).flat().includes(property));
    const unasked = said.filter((property) => WORDED.has(property) && !isAsked(property));
    const told = (code: 'asks-too-little' | 'asks-too-much', property: FaqProperty, at: Path) =>
      findingAt(document, ['about', 'asks', ...at], code, { property, meaning: ASKS[property] });
    return [
      ...[...new Set(unsaid)].map((property) => told('asks-too-little', property, [])),
      ...unasked.map((property) => told('asks-too-much', property, [said.indexOf(property)])),
    ];
  });
}
