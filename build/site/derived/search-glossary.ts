import { analyse } from '../../../edge/search/analyse.ts';
import { compileSynonyms, spell, tokenOf } from '../../../edge/search/synonyms.ts';
import { tokenise } from '../../../edge/search/tokenise.ts';
import { fold } from '../../../text/fold.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { GlossaryRecord } from '../../schema/glossary.ts';
import type { UniversityRecord } from '../../schema/university.ts';

export type NamedUniversity = Pick<UniversityRecord, 'id' | 'name' | 'nameEn' | 'kind'>;

/** First words of the glossary's sets that mean the universities of a kind. */
const SET_OF_KIND: Readonly<Record<string, string>> = { public: spell('حكومية'), private: spell('أهلية') };
const ANY_UNIVERSITY = spell('جامعة');

/** All ways in which a question is written. */
export const phrasings = ({ question, questionEn, alternatives, alternativesEn }: FaqRecord): string[] => [
  question,
  questionEn,
  ...alternatives,
  ...alternativesEn,
];

/**
 * The editors' sets of synonyms, folded, with the universities' names. A university that some question is about
 * has a set of its own, which begins with its id; the name of any other means no more to the search than
 * "public university" or "private university".
 */
export function searchGlossary(
  { sets }: GlossaryRecord,
  universities: readonly NamedUniversity[],
  faq: readonly FaqRecord[],
): string[][] {
  const folded = sets.map(spellAll);
  const ids = new Set(universities.map(({ id }) => spell(id)));
  const general = folded.filter(([first]) => !ids.has(first ?? ''));
  const named = universities.map((university) => {
    const names = spellAll([university.id, ...namesOf(university)]);
    const called = folded.find(([first]) => first === names[0]) ?? [];
    return { kind: university.kind, names: [...new Set([...called, ...names])] };
  });

  const asked = termsOf(faq, [...named.map(({ names }) => names), ...general]);
  const isAsked = ({ names: [first = ''] }: { names: readonly string[] }) => asked.has(tokenOf(first));
  const others = named.filter((university) => !isAsked(university));
  const namesIn = (first: string | undefined) =>
    others
      .filter(({ kind }) => (SET_OF_KIND[kind ?? ''] ?? ANY_UNIVERSITY) === first)
      .flatMap(({ names }) => names);
  return [
    ...named.filter(isAsked).map(({ names }) => names),
    ...general.map((set) => [...set, ...namesIn(set[0])]),
  ];
}

const spellAll = (members: readonly string[]): string[] =>
  [...new Set(members.map(spell))].filter((member) => member !== '');

function termsOf(faq: readonly FaqRecord[], sets: readonly (readonly string[])[]): Set<string> {
  const synonyms = compileSynonyms(sets);
  const terms = faq.flatMap(phrasings).flatMap((text) => analyse(tokenise(fold(text)), synonyms));
  return new Set(terms.map(({ term }) => term));
}

/** A university's names as people write them: with and without the leading word, عبدالعزيز also as two words. */
function namesOf({ name, nameEn }: NamedUniversity): string[] {
  const short = [
    name.replace(/^(?:جامعة|كلية|كليات)\s+/, ''),
    nameEn.replace(/^University of\s+|\s+University$/, ''),
  ];
  const names = [name, nameEn, ...short.filter((each) => each.includes(' '))];
  const apart = names.filter((each) => each.includes('عبدال')).map((each) => each.replace('عبدال', 'عبد ال'));
  return [...names, ...apart];
}
