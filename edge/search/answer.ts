import { FAQ_FILE, FAQ_INDEX_FILE, LONGEST_QUERY, MOST_HITS } from '../http/addresses.ts';
import { CACHE_CONTROL, isFresh, JSON_TYPE } from '../http/headers.ts';
import { type PublishedSite, parsedFile } from '../site/published-site.ts';
import { respond, respondProblem } from '../site/respond.ts';
import { loadEngine, type SearchResults, searchQuestions } from './engine.ts';

/** A published entry. Its other keys are passed on unchanged. */
interface Entry {
  readonly id: string;
  readonly category: string;
}

interface SearchOptions {
  /** Most hits, 1 to MOST_HITS. */
  readonly limit?: number | undefined;
  /** Only entries of this category. */
  readonly category?: string | undefined;
  /** What was sent beside the text and makes no difference. */
  readonly ignored?: readonly string[];
}

const readEngine = parsedFile(FAQ_INDEX_FILE, (text) => loadEngine(JSON.parse(text)));
const readEntries = parsedFile(FAQ_FILE, (text): ReadonlyMap<string, Entry> => {
  const { faq }: { faq: Entry[] } = JSON.parse(text);
  return new Map(faq.map((entry) => [entry.id, entry]));
});

/** Text of the search that a request asks for: of a repeated `q` the last counts. Blank is as if absent. */
export const queryOf = (url: URL): string => url.searchParams.getAll('q').at(-1)?.trim() ?? '';

/**
 * Searches the questions.
 * @param text any text; more than LONGEST_QUERY characters are refused
 * @returns a FaqSearchAnswer as JSON, or what is wrong with the query
 * @throws Error when the site holds no index, or one of another analyser
 */
export async function searchFaq(
  site: PublishedSite,
  text: string,
  { limit = MOST_HITS, category, ignored = [] }: SearchOptions = {},
): Promise<{ readonly json: string } | { readonly fault: string }> {
  if (isTooLong(text)) return { fault: `Send at most ${LONGEST_QUERY} characters.` };
  const [engine, entries] = await Promise.all([readEngine(site), readEntries(site)]);
  const isAsked = (id: string) => category === undefined || entries.get(id)?.category === category;
  const found = searchQuestions(engine, text, limit, isAsked);
  // Answers of tools refer to questions by their ids: one of these asks for its own entry.
  const named = { id: text, score: 1, match: 'strong', lacking: [] } as const;
  const hits = [named, ...found.hits.filter(({ id }) => id !== text)].slice(0, limit);
  const results = entries.has(text) ? { ...found, hits, unmatched: [] } : found;
  return { json: answerBody(text, results, entries, ignored) };
}

/** Counts characters, as JSON Schema and readers do; no text has more of them than UTF-16 code units. */
const isTooLong = (text: string) => text.length > LONGEST_QUERY && [...text].length > LONGEST_QUERY;

/** The entries' own bytes, extended by how well they fit. */
function answerBody(
  text: string,
  results: SearchResults,
  entries: ReadonlyMap<string, Entry>,
  ignored: readonly string[],
): string {
  const hits = results.hits.flatMap(({ id, score, match }) => {
    const entry = entries.get(id);
    return entry === undefined ? [] : [{ ...entry, score: Math.round(score * 1000) / 1000, match }];
  });
  const { terms, corrected, unmatched } = results;
  const query = {
    text,
    normalized: terms.flatMap(({ words }) => words).join(' '),
    ...(corrected && { corrected }),
    ...(unmatched.length > 0 && { unmatched }),
  };
  return JSON.stringify({ count: hits.length, faq: hits, query, ...(ignored.length > 0 && { ignored }) });
}

/** Answers GET and HEAD of /api/agent/faq with a `q` that is not blank. */
export async function answerFaqSearch(request: Request, site: PublishedSite): Promise<Response> {
  const url = new URL(request.url);
  const ignored = [...new Map(url.searchParams)].flatMap(([name, value]) => (name === 'q' || value === '' ? [] : name));
  const found = await searchFaq(site, queryOf(url), { ignored });
  if ('fault' in found) return respondProblem(site, request, 'query-too-long');
  const etag = await entityTag(found.json);
  const validators = { ETag: etag, 'Cache-Control': CACHE_CONTROL.short };
  if (isFresh(request.headers.get('If-None-Match') ?? undefined, etag)) {
    return respond(site, 304, null, validators);
  }
  return respond(site, 200, request.method === 'HEAD' ? null : found.json, {
    ...validators,
    'Content-Type': JSON_TYPE,
  });
}

/** Strong validator: a prefix of the SHA-256 of the bytes, like the files' (RFC 9110 section 8.8.3). */
async function entityTag(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}
