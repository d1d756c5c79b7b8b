import type { Finding } from '../../findings/finding.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { placesIn } from '../walk.ts';

/** Encyclopaedias, registers and code hosts: they repeat what a body decided, and are never that body. */
const NEVER_OFFICIAL =
  /(?:^|\.)(?:wikipedia\.org|wikidata\.org|wikimedia\.org|ror\.org|github\.com|githubusercontent\.com|gitlab\.com|medium\.com|blogspot\.com|wordpress\.com|reddit\.com|quora\.com)$/;
const SEARCH_ENGINE =
  /(?:^|\.)(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com)$/;
const SEARCH_PATH = /\/search(?:results?)?(?:\/|\.\w+)?$/i;
const SEARCH_KEYS = ['q', 'query', 'search', 's', 'k', 'keyword', 'p'];
const PLACEHOLDER_HOST =
  /^(?:localhost|127\.[\d.]+|.*\.local|(?:.*\.)?example\.(?:com|net|org)|.*\.(?:example|test|invalid|localhost))$/;

/** A source is a page that says it: not a search, not an example, and official only if it can be. */
export function sourcesAreCitable({ documents }: Content): Finding[] {
  return documents.flatMap((document) =>
    placesIn(document).flatMap(({ path, value }) => {
      const [parent, index] = [path.at(-2), path.at(-1)];
      if (index !== 'source' && parent !== 'sources' && parent !== 'otherSources') return [];
      const url = memberOf(value, 'url');
      if (typeof url !== 'string' || !URL.canParse(url)) return [];
      const { hostname, pathname, searchParams } = new URL(url);
      const at = [...path, 'url'];
      if (PLACEHOLDER_HOST.test(hostname)) return [findingAt(document, at, 'placeholder-address', { url })];
      const searches = SEARCH_KEYS.some((key) => searchParams.has(key));
      if (searches && (SEARCH_ENGINE.test(hostname) || SEARCH_PATH.test(pathname))) {
        return [findingAt(document, at, 'search-page', { url })];
      }
      return memberOf(value, 'kind') === 'official' && NEVER_OFFICIAL.test(hostname)
        ? [findingAt(document, [...path, 'kind'], 'not-official', { host: hostname })]
        : [];
    }),
  );
}
