import { DEFAULT_HITS, toolFile } from '../http/addresses.ts';
import { readPublished } from '../site/published-site.ts';
import { fold } from '../text/fold.ts';
import { shortAnswer } from './brief.ts';
import { chooseAll, idsOf, nameKey, numberOr, readDirectory, textOf, vocabularyOf } from './directory.ts';
import { type Fault, invalidParams, isObject, type JsonObject, memberOf, type Result } from './protocol.ts';
import type { ArgumentSchema, Context, FileTool, InputSchema, Instead, Tool } from './publication.ts';
import { listUniversities } from './universities.ts';

/** The answer about a record with some of its keys, and what another answer holds of it. */
function partInstead(answer: JsonObject, held: JsonObject, { list, keys, member }: Instead): object {
  const elements = answer[list];
  const element: unknown = Array.isArray(elements) ? elements[0] : undefined;
  const kept = keys.map((key) => [key, isObject(element) ? element[key] : undefined]);
  return { ...answer, [list]: [{ ...Object.fromEntries(kept), [member]: held[member] }] };
}

/**
 * A tool that gives the published answer about the record that its arguments name, made short, or else what the build
 * wrote for all the ids that they mean; where it wrote nothing for all of them, the first id counts.
 */
const fileTool =
  (name: string, { vocabularies, about }: FileTool): Tool =>
  async (given, { site, publication: { baseUrl } }, schema) => {
    const isAsked = Object.keys(vocabularies).some((argument) => textOf(given[argument]) !== '');
    const directory = isAsked ? await readDirectory(site) : null;
    const named = about === null ? '' : textOf(given[about.argument]);
    const others = Object.keys(vocabularies).filter((key) => key !== about?.argument && textOf(given[key]) !== '');
    const ignored = named !== '' && others.length > 0 ? { ignored: others } : {};
    if (directory !== null && about?.list) {
      const alike = idsOf(named, vocabularyOf(directory, vocabularies[about.argument] ?? ''));
      const file = `${about.folder}.json`;
      const whole: JsonObject = alike.length > 1 ? JSON.parse(await readPublished(site, file)) : {};
      const listed = whole[about.list];
      if (Array.isArray(listed)) {
        const meant = listed.filter((each) => isObject(each) && alike.includes(textOf(each.id)));
        const answer = { ...whole, ...ignored, [about.list]: meant };
        return { json: JSON.stringify(shortAnswer(answer, about.brevity, baseUrl, file)) };
      }
    }
    const chosen = directory === null ? { ids: {} } : chooseAll(given, vocabularies, directory, schema);
    if ('fault' in chosen) return chosen;
    const ids = Object.values(chosen.ids);
    const record = about === null ? undefined : chosen.ids[about.argument];
    if (about === null || record === undefined) {
      const all = await site.read(toolFile(name, ids));
      return { json: all ?? (await readPublished(site, toolFile(name, ids.slice(0, 1)))) };
    }
    const file = `${about.folder}/${record}.json`;
    const answer = { ...JSON.parse(await readPublished(site, file)), ...ignored };
    const { instead, brevity } = about;
    if (instead !== null && textOf(given[instead.argument]) === instead.value) {
      const beside = `${instead.folder}/${record}.json`;
      const held = JSON.parse(
        (await site.read(beside)) ?? (await readPublished(site, `${instead.folder}/unknown.json`)),
      );
      const whole = partInstead(answer, held, instead);
      const without = { leftOut: instead.leftOut, long: { bytes: 0, keys: [] } };
      return { json: JSON.stringify(shortAnswer(whole, without, baseUrl, beside)) };
    }
    return { json: JSON.stringify(shortAnswer(answer, brevity, baseUrl, file)) };
  };

const faq: Tool = async ({ q, limit, category }, { site }) => {
  const { searchFaq } = await import('../search/answer.ts');
  return searchFaq(site, textOf(q), { limit: numberOr(DEFAULT_HITS, limit), category: textOf(category) || undefined });
};

/** Tools whose answers cannot be computed in advance. */
const TOOLS: Readonly<Record<string, Tool>> = { list_universities: listUniversities, search_faq: faq };

/** The first revision whose answers may hold links to resources. */
const LINKS_SINCE = '2025-06-18';

/** The end of an answer that leaves something out: where the whole is. */
const WHOLE = /GET (http[^" ]+)"\}$/;

/** `tools/call`. The answer has the keys of the REST answer; it is structured content, mirrored as text. */
export async function callTool(params: JsonObject, context: Context): Promise<Result | Fault> {
  const { name, arguments: given = {} } = params;
  const { inputs, fileTools } = context.publication;
  const names = Object.keys(inputs);
  if (typeof name !== 'string') return invalidParams(`\`name\` must be the name of a tool: ${names.join(', ')}.`);
  const files = memberOf(fileTools, name);
  const tool = memberOf(TOOLS, name) ?? (files && fileTool(name, files));
  const schema = memberOf(inputs, name);
  if (tool === undefined || schema === undefined) {
    return invalidParams(`Unknown tool: ${name.slice(0, 80)}. The tools are ${names.join(', ')}.`);
  }
  if (!isObject(given)) return invalidParams('`arguments` must be an object.');

  const meant = asMeant(given, schema);
  const wrong = argumentFault(name, schema, meant);
  const answer = wrong === null ? await tool(meant, context, schema) : { fault: wrong };
  const text = JSON.stringify('json' in answer ? answer.json : answer.fault);
  const rest = 'json' in answer ? `"structuredContent":${answer.json}` : '"isError":true';
  const uri = 'json' in answer && context.revision >= LINKS_SINCE ? WHOLE.exec(answer.json)?.[1] : undefined;
  const link = uri ? `,{"type":"resource_link","uri":"${uri}","name":"whole","mimeType":"application/json"}` : '';
  return { members: `"content":[{"type":"text","text":${text}}${link}],${rest}` };
}

/** The value of an argument; undefined when there is none, as null and blank are none. */
export const valueGiven = (given: JsonObject, name: string): unknown => {
  const value = memberOf(given, name) ?? undefined;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
};

/** The arguments with numbers and codes as their schema has them, where they were sent in another form: `"5"`, `٥`, `Open`. */
const asMeant = (given: JsonObject, { properties }: InputSchema): JsonObject =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, unknown] => {
      const schema = memberOf(properties, name);
      const said = typeof value === 'number' ? String(value) : value;
      if (schema === undefined || typeof said !== 'string') return [name, value];
      if (schema.type === 'integer') return [name, /^\d+$/.test(fold(said)) ? Number(fold(said)) : value];
      const code = 'enum' in schema && schema.enum.find((each) => nameKey(each) === nameKey(said));
      return [name, code || said];
    }),
  );

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function expectation(schema: ArgumentSchema): string {
  if (schema.type === 'integer') return `an integer from ${schema.minimum} to ${schema.maximum}`;
  return 'enum' in schema ? `one of ${quoted(schema.enum)}` : `a text of at most ${schema.maxLength} characters`;
}

function fits(value: unknown, schema: ArgumentSchema): boolean {
  if (schema.type === 'string') {
    if (typeof value !== 'string') return false;
    return 'enum' in schema ? schema.enum.includes(value) : [...value].length <= schema.maxLength;
  }
  return typeof value === 'number' && Number.isInteger(value) && value >= schema.minimum && value <= schema.maximum;
}

/**
 * What is wrong with the arguments of a tool, so that a model can correct them; null when they fit.
 * @param tool name of the tool
 */
function argumentFault(tool: string, schema: InputSchema, given: JsonObject): string | null {
  const names = Object.keys(schema.properties);
  const takes = names.length > 0 ? `${tool} takes ${quoted(names)}.` : `${tool} takes no arguments.`;
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return `Unknown argument ${quoted(unknown.slice(0, 5).map((name) => name.slice(0, 80)))}. ${takes}`;

  for (const [name, property] of Object.entries(schema.properties)) {
    const value = valueGiven(given, name);
    if (value === undefined && schema.required.includes(name)) {
      return `The argument \`${name}\` is missing. ${property.description}`;
    }
    if (value !== undefined && !fits(value, property)) {
      return `The argument \`${name}\` must be ${expectation(property)}. ${property.description}`;
    }
  }
  return null;
}
