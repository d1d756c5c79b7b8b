import { fold } from '../text/fold.ts';
import type { Mention, Name } from './scorer.ts';
import { isStopWord, stem, tokenise, withoutPrefix } from './words.ts';

/**
 * Version of the analyser and of the index: normalisation, tokens, stems, stop words, look-up. Raise it with every change
 * that gives other terms for the same text or needs other keys; an index made by another version is refused.
 */
export const ANALYSER_VERSION = 9;

/** Words and phrases that mean the same, ready for look-up. */
export type Synonyms = ReturnType<typeof compileSynonyms>;

/** A word or phrase as the index holds it: folded words, joined by a space. */
export const spell = (text: string): string => tokenise(fold(text)).join(' ');

/** The token that stands for a set: its first member as one word. */
export const tokenOf = (spelt: string): string => spelt.replaceAll(' ', '_');

/**
 * Prepares sets of synonyms. Where members of two sets have the same stems, the stems mean the member that is spelt
 * like them («فصل» rather than «فصلوني»), or else the earlier one.
 * @param sets each with the words, abbreviations and transliterations of one thing, see `spell`
 * @param names by token, what the sets stand for that are names
 */
export function compileSynonyms(sets: readonly (readonly string[])[], names: Readonly<Record<string, Name>> = {}) {
  const exact = new Map<string, string>();
  const stems = new Map<string, string>();
  const wordStems = new Map<string, string>();
  const starts = new Map<string, number>();
  const stemOf = (word: string): string => {
    const known = wordStems.get(word) ?? stem(word);
    wordStems.set(word, known);
    return known;
  };
  for (const members of sets) {
    const token = tokenOf(members[0] ?? '');
    const name = names[token];
    for (const member of members) {
      const words = member.split(' ');
      const wordsStemmed = words.map(stemOf);
      const wordsBare = words.length === 1 && name === undefined ? words : words.map(withoutPrefix);
      for (const written of [member, wordsBare.join(' ')]) if (!exact.has(written)) exact.set(written, token);
      if (words.length > 1) {
        for (const [start = ''] of [words, wordsStemmed, wordsBare])
          if ((starts.get(start) ?? 0) < words.length) starts.set(start, words.length);
      }
      // «نور» is not Nourah, and «الجامعات السعودية» is not «جامعة سعود».
      if (name?.of === 'universities' || (name !== undefined && words.length > 1)) continue;
      const stemmed = wordsStemmed.join(' ');
      if (!stems.has(stemmed) || stemmed === member) stems.set(stemmed, token);
    }
  }
  return {
    /** Words, joined by a space -> the token that stands for the whole set. */
    exact,
    /** The same by stems. */
    stems,
    /** Each single word of a member. */
    words: new Set(wordStems.keys()),
    /** Stems of these words. */
    wordStems: new Set(wordStems.values()),
    /** How many words the longest phrase has that begins with a word, or with its stem. */
    starts,
    /** The tokens that stand for an exam or an institution. */
    names: new Map(Object.entries(names)),
  };
}

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
    if (term !== undefined) {
      const found = named(term, words.slice(at, at + length), synonyms);
      const before = words[at - 1] ?? '';
      if (found.names?.of === 'universities' && /^(?:من|from)$/.test(before))
        terms.push({ term: FROM, words: [before] });
      terms.push(found);
    }
    at += length;
  }
  return terms;
}

/** Who leaves an institution («التحويل من جامعة كذا») asks another question than who comes to it. */
export const FROM = 'من';

/** A number that can only be a Hijri or a Gregorian year of our time; not 1500 or 2000, which are sums of money. */
const YEAR = /^(?:14[3-7]\d|20(?:1\d|[2-5]\d))$/;

/** A term with what it names. A name that no question is about is searched by the term for things of its kind. */
function named(term: string, words: readonly string[], synonyms: Synonyms): Term {
  const name = synonyms.names.get(term);
  return {
    term: name?.term ?? term,
    words,
    names: name ?? (YEAR.test(term) ? { of: 'years', ids: [term] } : undefined),
  };
}

/** A word without its article, and without an attached conjunction or preposition if a known word is left (لقدرات). */
function bareForm(word: string, { exact, words, wordStems }: Synonyms): string {
  const bare = withoutPrefix(word);
  if (exact.has(bare) || !/^[وبلكف]/.test(bare)) return bare;
  const rest = withoutPrefix(bare.slice(1));
  return exact.has(rest) || (wordStems.has(stem(rest)) && !words.has(bare)) ? rest : bare;
}

const phrase = (words: readonly string[], from: number, to: number): string =>
  to - from === 1 ? (words[from] ?? '') : words.slice(from, to).join(' ');

/** The words of a text as written, without article, and by stems. */
type Forms = Readonly<Record<'words' | 'bare' | 'stems', readonly string[]>>;

const mostFrom = ({ starts }: Synonyms, word = ''): number => starts.get(word) ?? 1;

function longestMatch({ words, bare, stems }: Forms, at: number, synonyms: Synonyms) {
  const most = Math.max(mostFrom(synonyms, words[at]), mostFrom(synonyms, bare[at]), mostFrom(synonyms, stems[at]));
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const end = at + length;
    const written = phrase(words, at, end);
    const withoutArticle = phrase(bare, at, end);
    const asWritten = synonyms.exact.get(written);
    if (length === 1 && asWritten === undefined && (isStopWord(written) || isStopWord(withoutArticle)))
      return { term: undefined, length };
    const term = asWritten ?? synonyms.exact.get(withoutArticle) ?? synonyms.stems.get(phrase(stems, at, end));
    if (term !== undefined && (length === 1 || !startsName(bare, end - 1, synonyms))) return { term, length };
  }
  return { term: stems[at], length: 1 };
}

/** Whether a name of several words begins with the last word of a phrase: «القبول بجامعة القصيم», «اختبار قدرات الجامعيين». */
function startsName(bare: readonly string[], at: number, synonyms: Synonyms): boolean {
  for (let length = Math.min(mostFrom(synonyms, bare[at]), bare.length - at); length > 1; length--) {
    if (synonyms.names.has(synonyms.exact.get(phrase(bare, at, at + length)) ?? '')) return true;
  }
  return false;
}
