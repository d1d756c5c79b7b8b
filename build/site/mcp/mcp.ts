import { nameKey } from '../../../edge/mcp/names.ts';
import type { McpPublication, Named } from '../../../edge/mcp/publication.ts';
import { MODERN_REVISION } from '../../../edge/mcp/revision.ts';
import { MCP_FILE } from '../../../http/addresses.ts';
import { JSON_TYPE } from '../../../http/headers.ts';
import { inParts } from '../../publication/body.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { mcpServerName } from '../derived/mcp-server-name.ts';
import { regionSpellings } from '../derived/region-spellings.ts';
import { listTools } from './list-tools.ts';
import { listedPrompts, PROMPTS } from './prompts.ts';
import { listedResources, listedTemplates, resourceFiles } from './resources.ts';
import { listedTools, toolInputs } from './tools.ts';

const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

const instructions = (service: ServiceRecord): string =>
  [
    service.descriptionEn,
    'No student data exists here.',
    'Find a university with list_universities, then its colleges and majors with get_university. Exam dates and registration are in list_exams, school terms and holidays in get_academic_calendar, questions about admission, scores, stipends, housing and scholarships in search_faq.',
    'A null, an empty text or an empty list means that the official body has not announced the value: say so and never guess.',
    'Anyone who repeats a calendar date or a registration window must credit its source; `citation` and `citationEn` hold the line to show.',
    'Names are Arabic, with English beside them in fields that end in En; codes are ASCII.',
  ].join(' ');

const serverInfo = (service: ServiceRecord, baseUrl: string) => ({
  name: mcpServerName(service),
  title: `${service.name} · ${service.nameEn}`,
  version: service.version,
  websiteUrl: baseUrl,
});

/** Members of an object as JSON text, without its braces. */
const members = (value: object): string => JSON.stringify(value).slice(1, -1);

const named = ({ id, name, nameEn }: Named): Named => ({ id, name, nameEn });

/** The ids of the institutions that each name means, folded. */
function idsByName(universities: readonly UniversityRecord[]): Record<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name, nameEn, aliases, aliasesEn } of universities) {
    for (const key of new Set([name, nameEn, ...aliases, ...aliasesEn].map(nameKey))) {
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  return Object.fromEntries(ids);
}

/** Everything about MCP that can be said before a request comes. */
export function mcpPublication(publication: Publication): McpPublication {
  const { catalogue, baseUrl } = publication;
  const { service, regions, universities, exams } = catalogue;
  const info = serverInfo(service, baseUrl);
  const about = { capabilities: CAPABILITIES, instructions: instructions(service) };
  const ids = (records: readonly Named[]): string[] => records.map(({ id }) => id).toSorted();
  return {
    baseUrl,
    serverInfo: JSON.stringify(info),
    fixed: {
      initialize: members({ ...about, serverInfo: info }),
      'server/discover': members({ supportedVersions: [MODERN_REVISION], ...about }),
      'tools/list': members({ tools: listedTools() }),
      'resources/list': members({ resources: listedResources(baseUrl) }),
      'resources/templates/list': members({ resourceTemplates: listedTemplates(baseUrl) }),
      'prompts/list': members({ prompts: listedPrompts() }),
    },
    inputs: toolInputs(),
    listTools: listTools(publication),
    regions: regions.map(named),
    regionSpellings: Object.fromEntries(
      regions.flatMap((region) => regionSpellings(region).map((spelling) => [nameKey(spelling), region.id])),
    ),
    universities: universities.map(named),
    universityNames: idsByName(universities),
    resources: resourceFiles(baseUrl),
    prompts: Object.fromEntries(PROMPTS.map((prompt) => [prompt.name, prompt])),
    completions: {
      id: ids(universities),
      first: ids(universities),
      second: ids(universities),
      university: ids(universities),
      region: regions.flatMap(({ id, name, nameEn }) => [id, name, nameEn]),
      exam: ids(exams),
    },
  };
}

/** What the MCP endpoint reads. */
export const mcpFiles = (publication: Publication): SiteFile[] => [
  plainFile(
    MCP_FILE,
    JSON_TYPE,
    inParts(() => [JSON.stringify(mcpPublication(publication))]),
  ),
];
