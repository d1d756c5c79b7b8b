import { LONGEST_QUERY, MOST_HITS } from '../http/addresses.ts';
import { fold } from '../text/fold.ts';
import { ANALYSER_VERSION, analyse, compileSynonyms, type Term } from './analyse.ts';
import { assessor, dealsWith, type Evidence, type Query, type Way } from './evidence.ts';
import { collectKnownWords, repairLayout, repairWords } from './repair.ts';
import type { Found, IndexDocument, Postings, Subjects } from './scorer.ts';
import { inverseFrequency, scorer, weightOf } from './scorer.ts';
import { tokenise } from './words.ts';

/*
 * The entry of the search: `loadEngine` takes a published index, `searchQuestions` asks it. It runs wherever web
 * standards do, on the edge and in a browser.
 */

/** A hit below this share of the best score is left out. */
const LEAST_SCORE = 0.25;

/** What is left of the score of an entry that is not about all that a query names. */
const OTHER_SCORE = 0.6;

/** What is left of the score of an entry that holds the words of a query in several phrasings, and none in one. */
const SCATTERED_SCORE = 0.2;

/** What a word of which only the beginning is typed adds to a score. */
const PREFIX_SCORE = 0.3;

/** A prefix of more terms is too short to mean any of them. */
const MOST_PREFIX_TERMS = 24;

/** A published index, ready for searches. */
export type Engine = ReturnType<typeof loadEngine>;

export type SearchResults = ReturnType<typeof searchQuestions>;
export type Hit = SearchResults['hits'][number];

/**
 * Makes a published index ready for searches.
 * @throws Error when another version of the analyser made it
 */
export function loadEngine(document: IndexDocument) {
  if (document.analyser !== ANALYSER_VERSION) {
    throw new Error(
      `The search index was made by analyser ${document.analyser}, this program has ${ANALYSER_VERSION}. Build the site again with this version.`,
    );
  }
  const { about, asks, glossary, light, minisearch, names, opposites, words } = document;
  const { documentCount, documentIds, index } = minisearch;
  const postings: Postings = new Map(index);
  const synonyms = compileSynonyms(glossary, names);
  const telling = new Set(synonyms.exact.values());
  for (const term of [...light, ...Object.keys(asks)]) telling.delete(term);
  const entries = Object.entries(documentIds).map(([key, id]) => {
    const own: Subjects = about[String(id)] ?? { asks: [], phrasings: [] };
    // The place is that in the list: hits of the same score keep that order.
    return [String(id), { place: Number(key), about: own }] as const;
  });
  return {
    postings,
    /** The entries that hold any of some terms. */
    find: scorer(minisearch, postings),
    synonyms,
    knownWords: collectKnownWords(words, synonyms, postings),
    weightOf: (term: string) => weightOf(term, postings, documentCount) ?? inverseFrequency(documentCount, 1),
    asks: new Map(Object.entries(asks)),
    opposites,
    telling,
    /** What of each entry decides about a hit, by its id. */
    entries: new Map(entries),
  };
}

/**
 * Searches the questions: strong hits first. Any text is a query; none throws. Ties keep the order of the index.
 * @param isAsked whether an entry is among those to be searched
 */
export function searchQuestions(
  engine: Engine,
  text: string,
  limit = MOST_HITS,
  isAsked: (id: string) => boolean = () => true,
) {
  const typed = text.slice(0, LONGEST_QUERY);
  const retyped = repairLayout(typed, engine.knownWords);
  const words = tokenise(fold(retyped ?? typed).slice(0, LONGEST_QUERY));
  const repaired = repairWords(words, engine.knownWords);
  const searched = repaired.map(({ word }) => word);
  const terms = distinct(analyse(searched, engine.synonyms));
  const weights = new Map(terms.map(({ term }) => [term, engine.weightOf(term)]));
  const query = { terms, weights, words: repaired, prefixTerms: prefixTerms(engine, terms, repaired.at(-1)?.word) };
  const wasRepaired = retyped !== undefined || repaired.some(({ how }) => how === 'respelt');
  const hits = rank(engine, query, limit, isAsked);
  const lacking = hits.some(({ match }) => match === 'strong') ? [] : (hits[0]?.lacking ?? []);
  return {
    hits,
    /** What was searched, with its words. */
    terms,
    /** Whether it asks for something: when, where, how many times. */
    isQuestion: terms.some(({ term }) => engine.asks.has(term)),
    /** When no hit is strong: what of the query the best one does not answer. */
    unmatched: lacking.map(({ words: lost }) => lost.join(' ')),
    /** The query after a repair; undefined when nothing was repaired. */
    corrected: wasRepaired ? searched.join(' ') : undefined,
  };
}

/** Each term once, as it is first written; names that are searched by the same term are told apart. */
const distinct = (terms: readonly Term[]): Term[] =>
  terms.filter(
    ({ term, names }, at) => terms.findIndex((other) => other.term === term && other.names === names) === at,
  );

/**
 * The terms that the last word of a query may be the beginning of, when the index does not hold it as it is: those of
 * the words that begin with it, or else of the phrases that hold such a word, the most frequent first.
 */
function prefixTerms({ synonyms, knownWords, postings }: Engine, terms: readonly Term[], last?: string): string[] {
  const term = terms.at(-1);
  if (last === undefined || term === undefined || postings.has(term.term) || !term.words.includes(last)) return [];
  const isIndexed = (each: string): boolean => postings.has(each);
  const found = knownWords.startingWith(last).flatMap((word) => {
    const own = analyse([word], synonyms).map((each) => each.term);
    const indexed = own.filter(isIndexed);
    return indexed.length > 0 ? indexed : knownWords.termsOfPhrasesWith(word).filter(isIndexed);
  });
  return [...new Set(found)].slice(0, MOST_PREFIX_TERMS);
}

function rank(engine: Engine, query: Query, limit: number, isAsked: (id: string) => boolean) {
  const assess = assessor(query, engine);
  const { weights } = query;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  /** How much of a query and of the phrasing most like it is the same, by weight (the coefficient of Dice). */
  const likeness = (ways: readonly Way[]): number => {
    const same = (terms: readonly string[]) => terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    return Math.max(0, ...ways.map(({ terms, weight }) => (2 * same(terms)) / (total + weight)));
  };
  const candidates = [...entriesWith(engine, query)].flatMap(([id, found]) => {
    const entry = engine.entries.get(id);
    if (entry === undefined || !isAsked(id)) return [];
    const isOfOther = query.terms.some(({ names }) => names !== undefined && !dealsWith(entry.about, names));
    return [{ id, found, score: found.score * (isOfOther ? OTHER_SCORE : 1), entry }];
  });
  const least = LEAST_SCORE * Math.max(...candidates.map(({ score }) => score));
  const ranked = candidates
    .filter(({ found }) => found.score >= least)
    .map(({ id, found, score, entry: { place, about } }) => {
      const ways = about.phrasings.map(([terms, weight]): Way => ({ terms: terms.split(' '), weight }));
      const share = SCATTERED_SCORE + (1 - SCATTERED_SCORE) * likeness(ways);
      return { id, found, score: score * share, place, about, ways };
    })
    .sort((one, other) => other.score - one.score || one.place - other.place);
  const assessed = ranked
    .slice(0, MOST_HITS)
    .map(({ id, found, score, about, ways }) => ({ id, score, ...assess(found.fields, about, ways) }));
  const matching = (match: Evidence['match']) => assessed.filter((hit) => hit.match === match);
  const hits = [...matching('strong'), ...matching('weak')].slice(0, limit);
  const best = hits[0]?.score ?? 1;
  let above = 1;
  return hits.map((hit) => {
    above = Math.min(above, hit.score / best);
    /** Relative to the best hit, 0 to 1; of a hit that follows others at most as much as theirs. */
    return { ...hit, score: Math.max(above, LEAST_SCORE) };
  });
}

/** The entries that hold terms of a query. The terms that a prefix may mean count for one together. */
function entriesWith({ find }: Engine, query: Query): Map<string, Found> {
  const found = find(query.terms.map(({ term }) => term));
  for (const [id, { score, fields }] of find(query.prefixTerms)) {
    const other = found.get(id);
    found.set(id, {
      score: (other?.score ?? 0) + (PREFIX_SCORE * score) / fields.size,
      fields: new Map([...(other?.fields ?? []), ...fields]),
    });
  }
  return found;
}
