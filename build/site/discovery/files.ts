import { type Publication, plainFile, type SiteFile, TEXT_TYPE } from '../../publication/publication.ts';
import { agentFiles } from './agents.ts';
import { authFiles } from './auth.ts';
import { llms } from './llms.ts';

/** The licence of the data, CC BY 4.0, allows training as it allows any use that credits the source. */
const SIGNAL = 'search=yes, ai-input=yes, ai-train=yes';

/** Crawlers that look for a group of their own; such a group takes nothing over from `*` (RFC 9309 section 2.2.1). */
const NAMED_CRAWLERS = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'PerplexityBot'];

const group = (agents: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), `Content-Signal: ${SIGNAL}`, 'Allow: /'].join('\n');

/** RFC 9309, with content signals: everybody may read everything. */
const robots = ({ baseUrl }: Publication): string =>
  [
    group(['*']),
    group(NAMED_CRAWLERS),
    `Sitemap: ${baseUrl}/sitemap.xml`,
    `Agentmap: ${baseUrl}/.well-known/ard.json\n`,
  ].join('\n\n');

/** RFC 9116. The check makes sure that the day of expiry lies ahead. */
const securityTxt = ({ catalogue: { service }, baseUrl }: Publication): string =>
  [
    `Contact: ${service.security.contact}`,
    `Expires: ${service.security.expires}T23:59:59+03:00`,
    'Preferred-Languages: ar, en',
    `Canonical: ${baseUrl}/.well-known/security.txt\n`,
  ].join('\n');

export const discoveryFiles = (publication: Publication): SiteFile[] => [
  ...authFiles(publication),
  ...agentFiles(publication),
  plainFile('/llms.txt', TEXT_TYPE, llms(publication)),
  plainFile('/robots.txt', TEXT_TYPE, robots(publication)),
  plainFile('/.well-known/security.txt', TEXT_TYPE, securityTxt(publication)),
];
