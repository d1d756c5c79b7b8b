import { TEXT_TYPE } from '../../publication/media-types.ts';
import type { Publication, SiteFile } from '../../publication/publication.ts';

/** The licence of the data, CC BY 4.0, allows training as it allows any use that credits the source. */
const SIGNAL = 'search=yes, ai-input=yes, ai-train=yes';

/** Crawlers that look for a group of their own; such a group takes nothing over from `*` (RFC 9309 section 2.2.1). */
const NAMED_CRAWLERS = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot'];

const group = (agents: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), `Content-Signal: ${SIGNAL}`, 'Allow: /'].join('\n');

/** RFC 9309, with content signals: everybody may read everything. */
export const robotsFiles = ({ baseUrl }: Publication): SiteFile[] => [
  {
    path: '/robots.txt',
    contentType: TEXT_TYPE,
    cache: 'short',
    body: `${[
      group(['*']),
      group(NAMED_CRAWLERS),
      `Sitemap: ${baseUrl}/sitemap.xml`,
      `Agentmap: ${baseUrl}/.well-known/ard.json`,
    ].join('\n\n')}\n`,
    schema: null,
  },
];
