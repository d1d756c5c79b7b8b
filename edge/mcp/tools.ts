import { argumentFault } from './arguments.ts';
import type { Piece } from './bytes.ts';
import { readToolMembers, toolMembers } from './files.ts';
import { isObject, type JsonObject } from './json.ts';
import { nameKey, recordsNamedLike, regionIdOf, universityIdsOf } from './names.ts';
import type { Context, ListTool, Named } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** What a tool gives: members of its result, or a sentence that tells the model what to send instead. */
type ToolAnswer = { readonly members: Piece } | { readonly fault: string };
type Tool = (given: JsonObject, context: Context) => Promise<ToolAnswer>;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const label = ({ id, name, nameEn }: Named): string => `${id} (${name}, ${nameEn})`;

async function file(path: string, { site }: Context): Promise<ToolAnswer> {
  const members = await readToolMembers(site, path);
  if (members === null) throw new Error(`The site has no ${path}.`);
  return { members };
}

const SHOWN_VALUES = 40;

/** The list of a collection, or the part of it that the first given argument names. */
const listOf =
  ({ list, files }: ListTool): Tool =>
  async (given, context) => {
    const asked = Object.keys(files).find((argument) => text(given[argument]) !== '');
    if (asked === undefined) return file(list, context);
    const value = text(given[asked]);
    const known = files[asked] ?? {};
    const path = Object.hasOwn(known, nameKey(value)) ? known[nameKey(value)] : undefined;
    if (path !== undefined) return file(path, context);
    const values = Object.keys(known).slice(0, SHOWN_VALUES).join(', ');
    return { fault: `There is no \`${asked}\` «${value}». Send one of: ${values}. Leave it out for all.` };
  };

const listUniversities: Tool = async ({ region }, context) => {
  const { publication } = context;
  const asked = text(region);
  if (asked === '') return file('/api/agent/universities.json', context);
  const id = regionIdOf(asked, publication);
  if (id === undefined) {
    const regions = publication.regions.map(label).join('; ');
    return {
      fault: `There is no region «${asked}». Send one of these ids or names: ${regions}. Leave \`region\` out for all universities.`,
    };
  }
  return file(`/api/agent/regions/${id}.json`, context);
};

const getUniversity: Tool = async ({ id }, context) => {
  const { universities } = context.publication;
  const [only, ...others] = universityIdsOf(text(id), context.publication);
  if (only !== undefined && others.length === 0) return file(`/api/agent/universities/${only}.json`, context);
  if (only !== undefined) {
    const meant = universities.filter((one) => one.id === only || others.includes(one.id)).map(label);
    return { fault: `«${text(id)}» may be any of ${meant.join('; ')}. Send one of these ids.` };
  }
  const near = recordsNamedLike(text(id), universities, 3).map(label);
  const hint = near.length > 0 ? `Did you mean ${near.join('; ')}? ` : '';
  return {
    fault: `There is no university with the id or name «${text(id)}». ${hint}list_universities gives every id.`,
  };
};

const faq: Tool = async ({ q, limit }, { site }) => {
  if (text(q) === '')
    return { fault: 'The argument `q` is empty. Send the question to search for, in Arabic or English.' };
  const { searchFaq } = await import('../search/answer.ts');
  const found = await searchFaq(site, text(q), typeof limit === 'number' ? limit : undefined);
  return found.ok ? { members: toolMembers(found.body) } : { fault: found.problem };
};

/** Tools that do more than to give a list or a part of it. */
const TOOLS: Readonly<Record<string, Tool>> = {
  list_universities: listUniversities,
  get_university: getUniversity,
  search_faq: faq,
};

/** `tools/call`. The answer is the REST answer byte for byte, as structured content and mirrored as text. */
export async function callTool(params: JsonObject, context: Context): Promise<Result | Fault> {
  const { name, arguments: given = {} } = params;
  const { inputs, listTools } = context.publication;
  const names = Object.keys(inputs);
  if (typeof name !== 'string')
    return invalidParams(`\`name\` must be the name of a tool: ${names.join(', ')}.`);
  const list = Object.hasOwn(listTools, name) ? listTools[name] : undefined;
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : list && listOf(list);
  const schema = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (tool === undefined || schema === undefined) {
    return invalidParams(`Unknown tool: ${name.slice(0, 80)}. The tools are ${names.join(', ')}.`);
  }
  if (!isObject(given)) return invalidParams('`arguments` must be an object.');

  const wrong = argumentFault(name, schema, given);
  const answer = wrong === null ? await tool(given, context) : { fault: wrong };
  return 'members' in answer
    ? { members: [answer.members] }
    : { members: [`"content":[{"type":"text","text":${JSON.stringify(answer.fault)}}],"isError":true`] };
}
