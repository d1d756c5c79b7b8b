import { DEFAULT_HITS, toolFile } from '../http/addresses.ts';
import { argumentFault } from './arguments.ts';
import { shortAnswer } from './brief.ts';
import type { Piece } from './bytes.ts';
import { readDirectory } from './directory.ts';
import { toolMembers } from './files.ts';
import { isObject, type JsonObject, memberOf } from './json.ts';
import { chooseAll, textOf } from './names.ts';
import type { Context, FileTool, InputSchema } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';
import { listUniversities } from './universities.ts';

/** What a tool gives: members of its result, or a sentence that tells the model what to send instead. */
type ToolAnswer = { readonly members: Piece } | { readonly fault: string };
type Tool = (given: JsonObject, context: Context, schema: InputSchema) => Promise<ToolAnswer>;

/**
 * What is published of the record that the arguments name, or else what the build wrote for all ids that they mean;
 * where it wrote nothing for all of them, the first counts.
 */
const fileTool =
  (name: string, { vocabularies, about }: FileTool): Tool =>
  async (given, { site, publication: { baseUrl } }, schema) => {
    const asked = Object.keys(vocabularies).some((argument) => textOf(given[argument]) !== '');
    const chosen = asked ? chooseAll(given, vocabularies, await readDirectory(site), schema) : { ids: {} };
    if ('fault' in chosen) return chosen;
    const ids = Object.values(chosen.ids);
    const record = about === null ? undefined : chosen.ids[about.argument];
    const file = record === undefined ? toolFile(name, ids) : `${about?.folder}/${record}.json`;
    const text = (await site.read(file)) ?? (await site.read(toolFile(name, ids.slice(0, 1))));
    if (text === null) throw new Error(`The site has no answer of ${name} about ${ids.join(', ')}.`);
    const json =
      record === undefined
        ? text
        : JSON.stringify(shortAnswer(JSON.parse(text), about?.brevity ?? null, baseUrl, file));
    return { members: toolMembers(json) };
  };

const universities: Tool = async (given, { site }, schema) => {
  const found = await listUniversities(given, site, schema);
  return 'answer' in found ? { members: toolMembers(JSON.stringify(found.answer)) } : found;
};

const faq: Tool = async ({ q, limit, category }, { site }) => {
  const { searchFaq } = await import('../search/answer.ts');
  const found = await searchFaq(site, textOf(q), {
    limit: typeof limit === 'number' ? limit : DEFAULT_HITS,
    category: textOf(category) || undefined,
  });
  return found.ok ? { members: toolMembers(found.body) } : { fault: found.problem };
};

/** Tools whose answers cannot be computed in advance. */
const TOOLS: Readonly<Record<string, Tool>> = { list_universities: universities, search_faq: faq };

/** `tools/call`. The answer has the keys of the REST answer; it is structured content, mirrored as text. */
export async function callTool(params: JsonObject, context: Context): Promise<Result | Fault> {
  const { name, arguments: given = {} } = params;
  const { inputs, fileTools } = context.publication;
  const names = Object.keys(inputs);
  if (typeof name !== 'string')
    return invalidParams(`\`name\` must be the name of a tool: ${names.join(', ')}.`);
  const files = memberOf(fileTools, name);
  const tool = memberOf(TOOLS, name) ?? (files && fileTool(name, files));
  const schema = memberOf(inputs, name);
  if (tool === undefined || schema === undefined) {
    return invalidParams(`Unknown tool: ${name.slice(0, 80)}. The tools are ${names.join(', ')}.`);
  }
  if (!isObject(given)) return invalidParams('`arguments` must be an object.');

  const wrong = argumentFault(name, schema, given);
  const answer = wrong === null ? await tool(given, context, schema) : { fault: wrong };
  return 'members' in answer
    ? { members: [answer.members] }
    : { members: [`"content":[{"type":"text","text":${JSON.stringify(answer.fault)}}],"isError":true`] };
}
