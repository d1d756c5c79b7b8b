import type { Finding } from '../../findings/finding.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { findingAt } from '../entry.ts';
import type { Spot } from '../walk.ts';

/** Encyclopaedias, registers and code hosts: they repeat what a body decided, and are never that body. */
const NEVER_OFFICIAL =
  /(?:^|\.)(?:wikipedia\.org|wikidata\.org|wikimedia\.org|ror\.org|github\.com|githubusercontent\.com|gitlab\.com|medium\.com|blogspot\.com|wordpress\.com|reddit\.com|quora\.com)$/;
const SEARCH_ENGINE =
  /(?:^|\.)(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com)$/;
const SEARCH_PATH = /\/search(?:results?)?(?:\/|\.\w+)?$/i;
const SEARCH_KEYS = ['q', 'query', 'search', 's', 'k', 'keyword', 'p'];
const PLACEHOLDER_HOST =
  /^(?:localhost|127\.[\d.]+)$|\.local$|(?:^|\.)example\.(?:com|net|org)$|\.(?:example|test|invalid|localhost)$/;

/** Keys of pages that readers are sent to. */
export const ADDRESS_KEYS = ['url', 'registrationUrl'];

/** A page is no example; a source says what it is named for: it is no search, and official only if it can be. */
export function sourceIsCitable(url: string, { document, path }: Spot): Finding[] {
  const list = path.at(-3);
  const isOfSource = path.at(-2) === 'source' || list === 'sources' || list === 'otherSources';
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, searchParams } = new URL(url);
  // The operator fills in service.yaml later, and a production build refuses examples there.
  const isOfService = document.file === 'service.yaml';
  if (PLACEHOLDER_HOST.test(hostname) && !isOfService) {
    return [findingAt(document, path, 'placeholder-address', { url })];
  }
  if (!isOfSource) return [];
  const searches = SEARCH_KEYS.some((one) => searchParams.has(one));
  if (searches && (SEARCH_ENGINE.test(hostname) || SEARCH_PATH.test(pathname))) {
    return [findingAt(document, path, 'search-page', { url })];
  }
  if (!NEVER_OFFICIAL.test(hostname)) return [];
  const kindAt = [...path.slice(0, -1), 'kind'];
  return valueAt(document.value, kindAt) === 'official'
    ? [findingAt(document, kindAt, 'not-official', { host: hostname })]
    : [];
}

/** What is disputed names two pages at least, so that a reader is shown what each says. */
export function disputeNamesBoth(confidence: string, { document, path }: Spot): Finding[] {
  if (confidence !== 'disputed' || path.at(-1) !== 'confidence') return [];
  const part = valueAt(document.value, path.slice(0, -1));
  const pages = ['source', 'otherSources', 'sources'].flatMap((key) => memberOf(part, key)).filter(isRecord);
  return pages.length > 1 ? [] : [findingAt(document, path, 'disputed-alone', {})];
}
