import { MCP_DIRECTORY_FILE, MCP_FILE } from '../../../edge/http/addresses.ts';
import { MODERN_REVISION } from '../../../edge/mcp/protocol.ts';
import type { McpPublication, Prompt } from '../../../edge/mcp/publication.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { type Files, jsonFile, type Publication, type SiteFile } from '../../publication/publication.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { mcpServerName } from '../answers/addresses.ts';
import { listOf } from '../answers/answers.ts';
import { skillPath } from '../answers/skills.ts';
import { CARD_DESCRIPTION } from '../discovery/agents.ts';
import { CALENDAR_TOOL, calendarFiles, placeVocabulary, SCHOOL_PLACES } from './calendar.ts';
import { directory } from './directory.ts';
import WRITTEN from './prompts.json' with { type: 'json' };
import { answersAbout, COMPLETIONS, listedResources, listedTemplates, resourceFiles } from './resources.ts';
import { FILE_TOOL_ANSWERS, listedTools, toolFiles, toolInputs, toolVocabularies } from './tools.ts';

const RULES = [
  `${EMPTY_FIELD.ar} واذكر مصدر كل موعد أو ترتيب تنقله.`,
  `${EMPTY_FIELD.en} Credit the source of every date or rank that you repeat.`,
];

/** Ready-made tasks, which clients offer to people. Each text is in Arabic and English, and ends with the same rules. */
const PROMPTS: readonly Prompt[] = WRITTEN.map(({ text, ...prompt }) => ({
  ...prompt,
  text: [...text, ...RULES].join('\n'),
}));

/** The extension by which clients are given skills (SEP-2640, final since September 2026). */
const SKILLS_EXTENSION = { 'io.modelcontextprotocol/skills': {} };

const uriOf = (name: string): string => `skill://${name}/SKILL.md`;

/** The skills as `skills/list` gives them: each is one file, whose digest is that of the bytes served. */
const listedSkills = (publication: Publication) => {
  const { skills } = listOf('skills', publication);
  return publication.catalogue.skills.map((frontmatter) => {
    const uri = uriOf(frontmatter.name);
    const digest = skills.find(({ name }) => name === frontmatter.name)?.digest;
    return { uri, frontmatter, resources: [{ uri, digest }] };
  });
};

/** The file of each skill, by its address as a resource. */
const skillResources = ({ catalogue }: Publication): Record<string, string> =>
  Object.fromEntries(catalogue.skills.map(({ name }) => [uriOf(name), skillPath(name)]));

const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {}, extensions: SKILLS_EXTENSION };

const instructions = (service: ServiceRecord, baseUrl: string): string =>
  [
    service.descriptionEn,
    'No student data exists here.',
    `Find universities, also by major, region, sector or city, with list_universities, and the colleges and majors of one with get_university; \`part\` of both gives admission weights and scores. Exam dates and registration are in list_exams, school terms and holidays, which differ in some cities and regions (\`place\`), in get_academic_calendar, questions about admission, scores, stipends, housing and scholarships in search_faq, what changed lately in the resource ${baseUrl}/api/agent/changes/latest.`,
    EMPTY_FIELD.en,
    'A value without a reason there: say that no source is held, not that it is not announced.',
    'Anyone who repeats a calendar date or a registration window must credit its source: `sources` names each once, `leftOut` what an answer lacks.',
    'Names are Arabic, with English beside them in fields that end in En; codes are ASCII.',
  ].join(' ');

const serverInfo = (service: ServiceRecord, baseUrl: string) => ({
  name: mcpServerName(service),
  title: `${service.name} · ${service.nameEn}`,
  version: service.version,
  websiteUrl: baseUrl,
});

/** What a client is told of the server once, when it greets it. */
const introduction = (service: ServiceRecord, baseUrl: string) => ({
  ...serverInfo(service, baseUrl),
  description: CARD_DESCRIPTION,
  icons: [{ src: `${baseUrl}/assets/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
});

/** Members of an object as JSON text, without its braces. */
const members = (value: object): string => JSON.stringify(value).slice(1, -1);

/** Everything about MCP that can be said before a request comes. */
function mcpPublication(publication: Publication, answers: Files): McpPublication {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const info = serverInfo(service, baseUrl);
  const skills = listedSkills(publication);
  const about = { capabilities: CAPABILITIES, instructions: instructions(service, baseUrl) };
  return {
    baseUrl,
    serverInfo: JSON.stringify(info),
    fixed: {
      initialize: members({ ...about, serverInfo: introduction(service, baseUrl) }),
      'server/discover': members({ supportedVersions: [MODERN_REVISION], ...about }),
      'tools/list': members({ tools: listedTools() }),
      'resources/list': members({ resources: listedResources(publication, answers) }),
      'resources/templates/list': members({ resourceTemplates: listedTemplates(baseUrl) }),
      'prompts/list': members({ prompts: PROMPTS.map(({ text: _, defaults: __, ...listed }) => listed) }),
      'skills/list': members({ skills }),
    },
    inputs: toolInputs(),
    fileTools: { ...FILE_TOOL_ANSWERS, ...CALENDAR_TOOL },
    resources: { ...resourceFiles(baseUrl), ...skillResources(publication) },
    skills: Object.fromEntries(skills.map((skill) => [skill.uri, members({ skill })])),
    prompts: Object.fromEntries(PROMPTS.map((prompt) => [prompt.name, prompt])),
    templates: answersAbout(baseUrl),
    completions: COMPLETIONS,
  };
}

/** What the MCP endpoint reads. */
export const mcpFiles = (publication: Publication, answers: Files): SiteFile[] => [
  jsonFile(MCP_FILE, mcpPublication(publication, answers)),
  jsonFile(
    MCP_DIRECTORY_FILE,
    directory(publication, { ...toolVocabularies(publication), [SCHOOL_PLACES]: placeVocabulary(publication) }),
  ),
  ...toolFiles(publication, answers),
  ...calendarFiles(publication),
];
