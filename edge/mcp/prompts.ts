import { valueGiven } from './arguments.ts';
import { readDirectory, vocabularyOf } from './directory.ts';
import { isObject, type JsonObject } from './json.ts';
import { nameKey } from './names.ts';
import type { Context, McpPublication } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** `prompts/get`: the prompt's text with the arguments in their places. */
export function getPrompt(params: JsonObject, { publication: { prompts } }: Context): Result | Fault {
  const { name, arguments: given = {} } = params;
  const prompt = typeof name === 'string' && Object.hasOwn(prompts, name) ? prompts[name] : undefined;
  if (prompt === undefined)
    return invalidParams(`Unknown prompt. The prompts are ${Object.keys(prompts).join(', ')}.`);
  if (!isObject(given)) return invalidParams('`arguments` must be an object.');

  const values: Record<string, string> = { ...prompt.defaults };
  for (const { name: key, required, description } of prompt.arguments) {
    const value = valueGiven(given, key);
    if (typeof value === 'string') values[key] = value.trim();
    else if (value !== undefined) return invalidParams(`The argument \`${key}\` must be a text.`);
    else if (required) return invalidParams(`The argument \`${key}\` is missing. ${description}`);
  }
  const text = prompt.text.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
  const message = { role: 'user', content: { type: 'text', text } };
  return {
    members: [`"description":${JSON.stringify(prompt.description)},"messages":${JSON.stringify([message])}`],
  };
}

/** The protocol's limit for one answer. */
const MAX_VALUES = 100;

/** Whether there is the prompt or the resource template whose arguments are to be completed. */
const isKnown = ({ type, name, uri }: JsonObject, { prompts, templates }: McpPublication): boolean =>
  type === 'ref/prompt'
    ? Object.hasOwn(prompts, String(name))
    : type === 'ref/resource' && templates.some(({ prefix }) => String(uri).startsWith(prefix));

/**
 * `completion/complete`: ids and names with a word that begins with what was typed, first those that begin with it
 * themselves. Arguments of the same name take the same values everywhere, so what they belong to makes no difference;
 * of an unknown one there are none.
 */
export async function complete(
  { ref, argument }: JsonObject,
  { site, publication }: Context,
): Promise<Result | Fault> {
  const { name, value } = isObject(argument) ? argument : {};
  if (!isObject(ref) || typeof name !== 'string' || typeof value !== 'string') {
    return invalidParams('completion/complete needs `ref` and `argument` with `name` and `value`.');
  }
  if (!isKnown(ref, publication)) {
    return invalidParams('`ref` must be one that prompts/list or resources/templates/list lists.');
  }
  const { completions } = publication;
  const typed = nameKey(value.slice(0, 200));
  const vocabulary = Object.hasOwn(completions, name) ? completions[name] : undefined;
  const { records } =
    vocabulary === undefined ? { records: [] } : vocabularyOf(await readDirectory(site), vocabulary);
  const candidates = records
    .flatMap((record) => [record.id, record.name ?? '', record.nameEn ?? ''])
    .map((text) => ({ text, at: ` ${nameKey(text)}`.indexOf(` ${typed}`) }))
    .filter(({ text, at }) => text !== '' && at >= 0)
    .sort((a, b) => Math.sign(a.at) - Math.sign(b.at));
  const fitting = [...new Set(candidates.map(({ text }) => text))];
  const completion = {
    values: fitting.slice(0, MAX_VALUES),
    total: fitting.length,
    hasMore: fitting.length > MAX_VALUES,
  };
  return { members: [`"completion":${JSON.stringify(completion)}`] };
}
