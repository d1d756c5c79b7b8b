import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { PROBLEMS, type ProblemCode } from '../../../../edge/http/problems.ts';
import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { PROBLEM_CODES } from '../../../schema/problem.ts';
import WORDS from '../words.json' with { type: 'json' };

/** Headings and labels of the page. */
export const LABELS = WORDS.docsLabels;

/** What each problem means in Arabic; the English is what the problem document itself says. */
const ARABIC: Readonly<Record<ProblemCode, string>> = WORDS.docsProblems;

/** Every problem that the service answers with. */
export const documentedProblems = (): { code: string; status: number; text: Bilingual }[] =>
  PROBLEM_CODES.map((code) => ({
    code,
    status: PROBLEMS[code].status,
    text: { ar: ARABIC[code].replace('{longest}', String(LONGEST_QUERY)), en: PROBLEMS[code].detail },
  }));

/** How to add the tool server to one client. */
export interface ClientSetup {
  readonly client: string;
  /** The file that the text belongs in, or that it is a command. */
  readonly where: Bilingual;
  readonly text: string;
}

/** The name under which clients list the server. */
const NAME = 'sa-education';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const command: Bilingual = { ar: 'أمر في الطرفية', en: 'Command in a terminal' };
const file = (path: string): Bilingual => ({ ar: `\`${path}\``, en: `\`${path}\`` });

/** Set-up lines of common clients for the Streamable HTTP transport. No credential is needed in any of them. */
export function clientSetups(url: string): readonly ClientSetup[] {
  return [
    { client: 'Claude Code', where: command, text: `claude mcp add --transport http ${NAME} ${url}` },
    {
      client: 'Gemini CLI',
      where: file('~/.gemini/settings.json'),
      text: json({ mcpServers: { [NAME]: { httpUrl: url } } }),
    },
    {
      client: 'VS Code',
      where: file('.vscode/mcp.json'),
      text: json({ servers: { [NAME]: { type: 'http', url } } }),
    },
    { client: 'Cursor', where: file('.cursor/mcp.json'), text: json({ mcpServers: { [NAME]: { url } } }) },
    {
      client: 'Codex CLI',
      where: file('~/.codex/config.toml'),
      text: `[mcp_servers.${NAME}]\nurl = "${url}"`,
    },
    {
      client: 'JSON',
      where: { ar: 'صيغة تفهمها برامج أخرى', en: 'A form that other clients understand' },
      text: json({ mcpServers: { [NAME]: { type: 'http', url } } }),
    },
    {
      client: 'mcp-remote',
      where: { ar: 'لبرنامج لا يعرف إلا stdio', en: 'For a client that knows only stdio' },
      text: json({ mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
    },
  ];
}
