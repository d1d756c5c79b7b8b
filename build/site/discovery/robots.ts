import { TEXT_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';

/** The licence of the data, CC BY 4.0, allows training as it allows any use that credits the source. */
const SIGNAL = 'search=yes, ai-input=yes, ai-train=yes';

/** Crawlers that look for a group of their own; such a group takes nothing over from `*` (RFC 9309 section 2.2.1). */
const NAMED_CRAWLERS = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot'];

const group = (agents: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), `Content-Signal: ${SIGNAL}`, 'Allow: /'].join('\n');

/** RFC 9309, with content signals: everybody may read everything. */
export function robotsFiles({ baseUrl }: Publication): SiteFile[] {
  const groups = [
    group(['*']),
    group(NAMED_CRAWLERS),
    `Sitemap: ${baseUrl}/sitemap.xml`,
    `Agentmap: ${baseUrl}/.well-known/ard.json`,
  ];
  return [plainFile('/robots.txt', TEXT_TYPE, `${groups.join('\n\n')}\n`)];
}
