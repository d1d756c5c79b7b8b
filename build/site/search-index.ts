import MiniSearch from 'minisearch';
import { ANALYSER_VERSION, analyse } from '../../edge/search/analyse.ts';
import {
  type IndexDocument,
  type IndexedEntry,
  MINISEARCH_OPTIONS,
} from '../../edge/search/index-document.ts';
import { canonical, compileLexicon } from '../../edge/search/lexicon.ts';
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
    glossary: sets,
    words: frequentWords(faq),
    minisearch: index.toJSON(),
  };
}

/** The set that means "university" in general begins with this word. */
const ANY_UNIVERSITY = 'جامعة';

/**
 * Adds the universities' names. One that some question is about has a set of its own, which begins with its id;
 * the name of any other means no more to the search than "university".
 */
function withUniversities(
  sets: GlossaryRecord['sets'],
  universities: readonly Named[],
  faq: readonly FaqRecord[],
): string[][] {
  const own = universities.map((university) => {
    const set = sets.find(([first]) => first === university.id);
    return [...new Set([...(set ?? [university.id]), ...universityNames(university)])];
  });
  const general = sets.filter(([first]) => !universities.some(({ id }) => id === first));
  const lexicon = compileLexicon([...own, ...general]);
  const asked = new Set(
    faq
      .flatMap((entry) => [entry.question, entry.questionEn, ...entry.alternatives, ...entry.alternativesEn])
      .flatMap((text) => analyse(tokenise(fold(text)), lexicon).map(({ term }) => term)),
  );
  const isAsked = ([id]: readonly string[]) => id !== undefined && asked.has(canonical(id));
  const others = own.filter((set) => !isAsked(set)).flat();
  return [
    ...own.filter(isAsked),
    ...general.map((set) => (set[0] === ANY_UNIVERSITY ? [...set, ...others] : [...set])),
  ].map((set) =>
    [...new Set(set.map((member) => tokenise(fold(member)).join(' ')))].filter((member) => member !== ''),
  );
}

/** A university's names as people write them: with and without the leading word. */
function universityNames({ name, nameEn }: Named): string[] {
  const short = [
    name.replace(/^(?:جامعة|كلية|كليات)\s+/, ''),
    nameEn.replace(/^University of\s+|\s+University$/, ''),
  ];
  return [name, nameEn, ...short.filter((each) => each.includes(' '))];
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
