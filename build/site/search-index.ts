import MiniSearch from 'minisearch';
import { ANALYSER_VERSION, analyse } from '../../edge/search/analyse.ts';
import {
  type IndexDocument,
  type IndexedEntry,
  MINISEARCH_OPTIONS,
  SEARCH_OPTIONS,
} from '../../edge/search/index-document.ts';
import { compileLexicon, spell, tokenOf } from '../../edge/search/lexicon.ts';
import { fold } from '../../edge/search/normalise.ts';
import { isStopWord } from '../../edge/search/stopwords.ts';
import { isNumber, tokenise } from '../../edge/search/tokenise.ts';
import type { FaqRecord } from '../schema/faq.ts';
import type { GlossaryRecord } from '../schema/glossary.ts';
import type { UniversityRecord } from '../schema/university.ts';

type Named = Pick<UniversityRecord, 'id' | 'name' | 'nameEn'>;

/**
 * The search index as it is published at /api/agent/faq/index.json.
 * @param faq entries in the order in which the list shows them: equal scores keep it
 */
export function searchIndex(
  faq: readonly FaqRecord[],
  glossary: GlossaryRecord,
  universities: readonly Named[],
): IndexDocument {
  const sets = withUniversities(glossary.sets, universities, faq);
  const lexicon = compileLexicon(sets);
  const terms = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => analyse(tokenise(fold(text ?? '')), lexicon).map(({ term }) => term)).join(' ');
  const index = new MiniSearch<IndexedEntry>(MINISEARCH_OPTIONS);
  index.addAll(
    faq.map((entry) => ({
      id: entry.id,
      question: terms([entry.question, entry.questionEn]),
      alternatives: terms([...entry.alternatives, ...entry.alternativesEn]),
      answer: terms([entry.answer, entry.answerEn]),
    })),
  );
  return {
    analyser: ANALYSER_VERSION,
    options: SEARCH_OPTIONS,
    glossary: sets,
    words: frequentWords(faq),
    minisearch: index.toJSON(),
  };
}

/** The set that means "university" in general begins with this word. */
const ANY_UNIVERSITY = spell('جامعة');

/**
 * Adds the universities' names. One that some question is about has a set of its own, which begins with its id;
 * the name of any other means no more to the search than "university".
 */
function withUniversities(
  glossary: readonly (readonly string[])[],
  universities: readonly Named[],
  faq: readonly FaqRecord[],
): string[][] {
  const sets = glossary.map(spelt);
  const ids = new Set(universities.map(({ id }) => spell(id)));
  const general = sets.filter(([first]) => !ids.has(first ?? ''));
  const named = universities.map((university) => {
    const names = spelt([university.id, ...universityNames(university)]);
    return [...new Set([...(sets.find(([first]) => first === names[0]) ?? []), ...names])];
  });
  const lexicon = compileLexicon([...named, ...general]);
  const asked = new Set(
    faq
      .flatMap((entry) => [entry.question, entry.questionEn, ...entry.alternatives, ...entry.alternativesEn])
      .flatMap((text) => analyse(tokenise(fold(text)), lexicon).map(({ term }) => term)),
  );
  const isAsked = ([first = '']: readonly string[]) => asked.has(tokenOf(first));
  const others = named.filter((set) => !isAsked(set)).flat();
  return [
    ...named.filter(isAsked),
    ...general.map((set) => (set[0] === ANY_UNIVERSITY ? [...set, ...others] : set)),
  ];
}

const spelt = (members: readonly string[]): string[] =>
  [...new Set(members.map(spell))].filter((each) => each !== '');

/** A university's names as people write them: with and without the leading word, عبدالعزيز also as two words. */
function universityNames({ name, nameEn }: Named): string[] {
  const short = [
    name.replace(/^(?:جامعة|كلية|كليات)\s+/, ''),
    nameEn.replace(/^University of\s+|\s+University$/, ''),
  ];
  const names = [name, nameEn, ...short.filter((each) => each.includes(' '))];
  return [
    ...names,
    ...names.filter((each) => each.includes('عبدال')).map((each) => each.replace('عبدال', 'عبد ال')),
  ];
}

/** Words of the questions, the most frequent first, then by code points. */
function frequentWords(faq: readonly FaqRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const { question, questionEn, alternatives, alternativesEn } of faq) {
    for (const word of tokenise(fold([question, questionEn, ...alternatives, ...alternativesEn].join(' ')))) {
      if (!isNumber(word) && !isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([word, count], [other, otherCount]) => otherCount - count || (word < other ? -1 : 1))
    .map(([word]) => word);
}
