import MiniSearch from 'minisearch';
import { ANALYSER_VERSION, analyse } from '../../../edge/search/analyse.ts';
import {
  type IndexDocument,
  type IndexedEntry,
  MINISEARCH_OPTIONS,
  SEARCH_OPTIONS,
} from '../../../edge/search/index-document.ts';
import { isStopWord } from '../../../edge/search/stopwords.ts';
import { compileSynonyms } from '../../../edge/search/synonyms.ts';
import { isNumber, tokenise } from '../../../edge/search/tokenise.ts';
import { fold } from '../../../text/fold.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { GlossaryRecord } from '../../schema/glossary.ts';
import { type NamedUniversity, phrasings, searchGlossary } from './search-glossary.ts';

/**
 * The search index as it is published at /api/agent/faq/index.json.
 * @param faq entries in the order in which the list shows them: equal scores keep it
 */
export function searchIndex(
  faq: readonly FaqRecord[],
  glossary: GlossaryRecord,
  universities: readonly NamedUniversity[],
): IndexDocument {
  const sets = searchGlossary(glossary, universities, faq);
  const synonyms = compileSynonyms(sets);
  const terms = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => analyse(tokenise(fold(text ?? '')), synonyms).map(({ term }) => term)).join(' ');
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

/** Words of the questions, the most frequent first, then by code points. */
function frequentWords(faq: readonly FaqRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const word of tokenise(fold(faq.flatMap(phrasings).join(' ')))) {
    if (!isNumber(word) && !isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([word, count], [other, otherCount]) => otherCount - count || (word < other ? -1 : 1))
    .map(([word]) => word);
}
