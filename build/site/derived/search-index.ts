import MiniSearch, { type Options } from 'minisearch';
import { ANALYSER_VERSION, analyse } from '../../../edge/search/analyse.ts';
import { type IndexDocument, SEARCH_OPTIONS } from '../../../edge/search/index-document.ts';
import { isStopWord } from '../../../edge/search/stopwords.ts';
import type { Subjects } from '../../../edge/search/subjects.ts';
import { compileSynonyms } from '../../../edge/search/synonyms.ts';
import { tokenise } from '../../../edge/search/tokenise.ts';
import { fold } from '../../../edge/text/fold.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import { oncePer } from '../../values/once-per.ts';
import { hijriDay } from './day.ts';
import { type Searched, searchGlossary, wordsAsked } from './search-glossary.ts';

/** A question as it is indexed: each field holds its terms, joined by a space. */
interface IndexedEntry {
  readonly id: string;
  readonly question: string;
  readonly alternatives: string;
  readonly answer: string;
}

const OPTIONS: Options<IndexedEntry> = {
  fields: [...SEARCH_OPTIONS.fields],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
};

/**
 * The search index as it is published at /api/agent/faq/index.json. Entries stand in it in the order of `faq`, in
 * which the list shows them: equal scores keep it.
 */
export function searchIndex(content: Searched): IndexDocument {
  const { faq, calendar } = content;
  const spans = new Map(calendar.map(({ year, gregorian }) => [year, gregorian]));
  const { sets, names } = searchGlossary(content);
  const synonyms = compileSynonyms(sets, names);
  const terms = (texts: readonly (readonly string[])[]) =>
    texts.flatMap((words) => analyse(words, synonyms).map(({ term }) => term)).join(' ');
  const index = new MiniSearch<IndexedEntry>(OPTIONS);
  index.addAll(
    faq.map((entry) => {
      // The question comes first in both languages, then the alternatives.
      const asked = wordsAsked(entry);
      return {
        id: entry.id,
        question: terms(asked.slice(0, 2)),
        alternatives: terms(asked.slice(2)),
        answer: terms(wordsAnswered(entry)),
      };
    }),
  );
  return {
    analyser: ANALYSER_VERSION,
    options: SEARCH_OPTIONS,
    glossary: sets,
    names,
    about: Object.fromEntries(faq.map((entry) => [entry.id, subjectsOf(entry, spans)])),
    words: frequentWords(faq),
    minisearch: index.toJSON(),
  };
}

const wordsAnswered = oncePer(({ answer, answerEn }: FaqRecord) =>
  [answer, answerEn].map((text) => tokenise(fold(text ?? ''))),
);

/**
 * What an entry is about. A school year that it names is also named by the Gregorian years that it spans, unless the
 * entry says by which.
 */
function subjectsOf(
  { about, appliesTo, validAsOf }: FaqRecord,
  spans: ReadonlyMap<string, string>,
): Subjects {
  const exams = about?.exams ?? [];
  const years = about?.years ?? [];
  const isHijri = (year: string) => year < '2';
  const spanned = years.every(isHijri) ? years.flatMap((year) => spans.get(year)?.split('-') ?? []) : [];
  const universities = [appliesTo ?? [], about?.universities ?? []].flat();
  return {
    ...(exams.length > 0 && { exams }),
    ...(years.length > 0
      ? { years: [...new Set([...years, ...spanned])] }
      : { until: [hijriDay(validAsOf), validAsOf].map((day) => day.slice(0, 4)) }),
    ...(universities.length > 0 && { universities: [...new Set(universities)] }),
  };
}

/** Words and numbers of the questions, the most frequent first, then by code points. */
function frequentWords(faq: readonly FaqRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const word of faq.flatMap(wordsAsked).flat()) {
    if (!isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .map(([word]) => word);
}
