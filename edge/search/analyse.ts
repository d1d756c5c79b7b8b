import { stem, withoutPrefix } from './stem.ts';
import { isStopWord } from './stopwords.ts';
import { type Mention, yearNamedBy } from './subjects.ts';
import type { Synonyms } from './synonyms.ts';

/**
 * Version of the analyser: normalisation, tokens, stems, stop words and look-up. Raise it with every change
 * that gives other terms for the same text; an index made by another version is refused.
 */
export const ANALYSER_VERSION = 3;

/** A term of the index and the words that it stands for. */
export interface Term {
  readonly term: string;
  readonly words: readonly string[];
  /** The exam, institution or year that the words name. */
  readonly names?: Mention | undefined;
}

/**
 * The terms of a text, for the index and for queries alike: phrases with synonyms first, then words with synonyms,
 * then stems; each as written, without article, by stems. Stop words are left out unless a phrase holds them.
 * @param words folded words, see `tokenise`
 */
export function analyse(words: readonly string[], synonyms: Synonyms): Term[] {
  const bare = words.map((word) => bareForm(word, synonyms));
  const forms = { words, bare, stems: bare.map(stem) };
  const terms: Term[] = [];
  let at = 0;
  while (at < words.length) {
    const { term, length } = longestMatch(forms, at, synonyms);
    if (term !== undefined) terms.push(named(term, words.slice(at, at + length), synonyms));
    at += length;
  }
  return terms;
}

/** A term with what it names; the name of something that no question is about is searched as what it is. */
function named(term: string, words: readonly string[], synonyms: Synonyms): Term {
  const name = synonyms.names.get(term);
  return { term: name?.term ?? term, words, names: name ?? yearNamedBy(term) };
}

/** Without article and conjunction; without a preposition written on, too, when a known word stays (لقدرات). */
function bareForm(word: string, synonyms: Synonyms): string {
  const bare = withoutPrefix(word);
  if (synonyms.words.has(bare) || !/^[بلكف]/.test(bare)) return bare;
  const rest = withoutPrefix(bare.slice(1));
  return synonyms.words.has(rest) ? rest : bare;
}

interface Forms {
  readonly words: readonly string[];
  readonly bare: readonly string[];
  readonly stems: readonly string[];
}

const phrase = (words: readonly string[], from: number, to: number): string =>
  to - from === 1 ? (words[from] ?? '') : words.slice(from, to).join(' ');

function longestMatch({ words, bare, stems }: Forms, at: number, synonyms: Synonyms) {
  const begun = (form: readonly string[]): number => synonyms.starts.get(form[at] ?? '') ?? 1;
  const longest = Math.max(begun(words), begun(bare), begun(stems));
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const end = at + length;
    const written = phrase(words, at, end);
    const asWritten = synonyms.exact.get(written);
    if (asWritten !== undefined) return { term: asWritten, length };
    const withoutArticle = phrase(bare, at, end);
    if (length === 1 && (isStopWord(written) || isStopWord(withoutArticle)))
      return { term: undefined, length };
    const term = synonyms.exact.get(withoutArticle) ?? synonyms.stems.get(phrase(stems, at, end));
    if (term !== undefined) return { term, length };
  }
  return { term: stems[at], length: 1 };
}
