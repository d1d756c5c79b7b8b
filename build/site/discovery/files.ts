import { markdownText } from '../../../edge/text/plain-text.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { type Publication, plainFile, type SiteFile, TEXT_TYPE } from '../../publication/publication.ts';
import { mcpAddress } from '../answers/addresses.ts';
import { listOf } from '../answers/answers.ts';
import { agentFiles } from './agents.ts';
import { authFiles } from './auth.ts';

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

const RULES = `\
- Anonymous and free: no key, no registration. Nothing about a student is here.
- ${EMPTY_FIELD.en}
- Credit the source of each date or figure that you repeat; \`citation\` and \`citationEn\` hold the line to show.
- Statuses hold for the day \`asOf\` in Riyadh. Names are Arabic, with English in fields that end in \`En\`.`;

/** Addresses with one parameter, by their ids: an example of each shows what can be asked. */
const EXAMPLES = ['universities-by-major', 'exams-record', 'places-record', 'admission-by-university', 'faq'];

const item = (name: string, address: string, note?: string): string =>
  `- [${markdownText(name)}](${address})${note === undefined ? '' : `: ${markdownText(note)}`}`;

const section = (title: string, items: readonly string[]): string => `## ${title}\n\n${items.join('\n')}`;

/** /llms.txt: the way into the service for a language model (llmstxt.org), what it needs first in the first lines. */
export function llms(publication: Publication): string {
  const { catalogue, baseUrl, asOf, routes } = publication;
  const { service, contentHash } = catalogue;
  const at = (path: string): string => baseUrl + path;
  const examples = routes
    .filter(({ id }) => EXAMPLES.includes(id))
    .flatMap(({ path, summary, parameters: [parameter] }) => {
      if (parameter === undefined) return [];
      const value = encodeURIComponent(parameter.example);
      const isPart = parameter.in === 'path';
      const filled = isPart ? path.replace(`{${parameter.name}}`, value) : `${path}?${parameter.name}=${value}`;
      return [item(summary.en, at(filled))];
    });
  const tools = COLLECTION_NAMES.flatMap((name) => definitionOf(name).tools.map((tool) => `\`${tool.name}\``));
  const listed = (wanted: (path: string) => boolean) =>
    routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('{') && wanted(path))
      .map(({ path, summary }) => item(summary.en, at(path)));
  const isFeed = (path: string): boolean => /^\/feeds\/[^/]+(?<!ndjson)$/.test(path);
  return [
    `# ${markdownText(service.nameEn)}`,
    `> ${markdownText(service.descriptionEn)}`,
    `As of ${asOf}; content sha256:${contentHash}. Tools (MCP, streamable HTTP, POST to \`${mcpAddress(service, baseUrl)}\`): ${tools.join(', ')}.`,
    RULES,
    section('Examples', examples),
    section(
      'Data',
      listed((path) => path.startsWith('/api/agent/')),
    ),
    section('Interface', [
      item('Documentation', at('/docs/api/en'), 'every operation, shape and error; in Arabic at /docs/api'),
      item('OpenAPI', at('/openapi.min.json'), 'short; whole at /openapi.json'),
      item('Authentication', at('/auth.md')),
      item('Data catalogue (DCAT)', at('/catalog.jsonld')),
      item('API catalogue', at('/.well-known/api-catalog'), 'every other address'),
      item('All data in one text', at('/llms-full.txt'), 'long'),
    ]),
    section(
      'Skills',
      listOf('skills', publication).skills.map(({ title, url }) => item(title, url)),
    ),
    section('Optional', [
      ...listed(isFeed),
      item('Data Package', at('/datapackage.json'), 'every table; each list is also NDJSON at /feeds/{list}.ndjson'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}
