import { createMcpHandler, fromJsonSchema, type JsonSchemaType, McpServer } from '@modelcontextprotocol/server';
import { toolFile } from '../../edge/http/addresses.ts';
import { type Brevity, shortAnswer } from '../../edge/mcp/brief.ts';
import type { McpPublication } from '../../edge/mcp/publication.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';

interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchemaType;
  readonly outputSchema: JsonSchemaType;
}

const FILES: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => string>> = {
  list_universities: () => '/api/agent/universities.json',
  get_university: ({ id }) => `/api/agent/universities/${id}.json`,
  list_exams: () => toolFile('list_exams', []),
  get_academic_calendar: () => toolFile('get_academic_calendar', []),
  search_faq: () => '/api/agent/faq/search.json',
};

/**
 * The same tools, one resource and one prompt on the official server package, as its documentation says to
 * serve them. The published answers are parsed once, as a server with its data in memory would hold them.
 */
export async function officialHandler(site: PublishedSite): Promise<(request: Request) => Promise<Response>> {
  const publication: McpPublication = JSON.parse((await site.read('/_site/mcp.json')) ?? '');
  const { tools }: { tools: ListedTool[] } = JSON.parse(`{${publication.fixed['tools/list']}}`);
  const schemas = tools.map((tool) => ({
    tool,
    input: fromJsonSchema<Record<string, unknown>>(tool.inputSchema),
    output: fromJsonSchema(tool.outputSchema),
  }));
  const parsed = new Map<string, { text: string; value: Record<string, unknown> }>();
  const answerOf = async (path: string, brevity: Brevity | null = null) => {
    const known = parsed.get(path);
    if (known !== undefined) return known;
    const json = await site.read(path);
    if (json === null) return null;
    const value = Object(shortAnswer(JSON.parse(json), brevity, publication.baseUrl, path));
    const made = { text: JSON.stringify(value), value };
    parsed.set(path, made);
    return made;
  };

  const { fetch } = createMcpHandler(() => {
    const server = new McpServer(JSON.parse(publication.serverInfo), {
      instructions: 'The official server.',
    });
    for (const { tool, input, output } of schemas) {
      const { name, title, description } = tool;
      const about = { title, description, inputSchema: input, outputSchema: output };
      server.registerTool(name, about, async (given) => {
        const answer = await answerOf(
          FILES[name]?.(given) ?? '',
          name === 'get_university' ? publication.fileTools[name]?.about?.brevity : null,
        );
        if (answer === null) return { content: [{ type: 'text', text: 'Unknown.' }], isError: true };
        return { content: [{ type: 'text', text: answer.text }], structuredContent: answer.value };
      });
    }
    const uri = `${publication.baseUrl}/api/agent/exams`;
    server.registerResource('exams', uri, { mimeType: 'application/json' }, async () => ({
      contents: [{ uri, mimeType: 'application/json', text: (await answerOf('/api/agent/exams.json'))?.text ?? '' }],
    }));
    const argument = {
      type: 'object',
      properties: { first: { type: 'string' } },
      required: ['first'],
    } as const;
    server.registerPrompt(
      'compare_universities',
      { argsSchema: fromJsonSchema<{ first: string }>(argument) },
      ({ first }) => ({ messages: [{ role: 'user', content: { type: 'text', text: first } }] }),
    );
    return server;
  });
  return (request) => fetch(request);
}
