import { markdownText } from '../../../edge/text/plain-text.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Publication } from '../../publication/publication.ts';
import type { Group } from '../../publication/route.ts';
import { mcpAddress } from '../answers/addresses.ts';
import { listOf } from '../answers/answers.ts';

const RULES = `\
Rules for anyone who uses the data:

- Access is anonymous and free: no key, no registration. See the page on authentication below.
- ${EMPTY_FIELD.en} Empty is a null, an empty list or an empty \`url\`.
- Anyone who republishes a calendar or a registration window must credit its source. \`citation\` and \`citationEn\` hold the line to show.
- Statuses of exams hold for the day \`asOf\` in Riyadh. Names are Arabic, with English in fields that end in \`En\`.
- No data about a student is here, and no interface for it exists.`;

/** The sections, in order; a language model may skip the last when its context is short. */
const SECTIONS: readonly { readonly title: string; readonly groups: readonly Group[] }[] = [
  { title: 'Data', groups: COLLECTION_NAMES.filter((name) => definitionOf(name).group === undefined) },
  { title: 'Interface', groups: ['agents', 'service'] },
  { title: 'Feeds and downloads', groups: ['feeds'] },
  { title: 'Optional', groups: ['discovery'] },
];

/** This text and its long form, which has a line of its own. */
const OWN = ['llms', 'llms-full'];

const item = (name: string, address: string, note: string): string =>
  `- [${markdownText(name)}](${address}): ${markdownText(note)}`;

const section = (title: string, items: readonly string[]): string => `## ${title}\n\n${items.join('\n')}`;

/** /llms.txt: the way into the service for a language model (llmstxt.org). */
export function llms(publication: Publication): string {
  const { catalogue, baseUrl, asOf } = publication;
  const { service, universities, exams, calendar, faq } = catalogue;
  const listed = publication.routes.filter(
    ({ id, method, path }) => method === 'GET' && !path.includes('{') && !OWN.includes(id),
  );
  const sections = SECTIONS.map(({ title, groups }) =>
    section(
      title,
      listed
        .filter(({ group }) => groups.includes(group))
        .map(({ path, summary, description }) => item(summary.en, baseUrl + path, description.en)),
    ),
  );
  const skills = listOf('skills', publication).skills.map(({ title, url, description }) =>
    item(title, url, description),
  );
  const documentation = [
    item('Documentation in Arabic', `${baseUrl}/docs/api`, 'Every operation, shape and error.'),
    item('Documentation in English', `${baseUrl}/docs/api/en`, 'The same in English.'),
    item('All data in one text', `${baseUrl}/llms-full.txt`, 'Every record with its sources.'),
  ];
  return [
    `# ${markdownText(service.nameEn)}`,
    `> ${markdownText(service.descriptionEn)} ${markdownText(service.description)}`,
    `As of ${asOf} it holds ${universities.length} universities, ${exams.length} national exams, ${calendar.length} school years and ${faq.length} questions about admission. The tool server (MCP, streamable HTTP) is at \`${mcpAddress(service, baseUrl)}\`; send it POST requests.`,
    RULES,
    ...sections.slice(0, 2),
    section('Skills', skills),
    section('Documentation', documentation),
    ...sections.slice(2),
  ]
    .join('\n\n')
    .concat('\n');
}
