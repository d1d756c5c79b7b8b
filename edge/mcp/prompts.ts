import { isObject, type JsonObject } from './json.ts';
import { nameKey } from './names.ts';
import type { Context } from './publication.ts';
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
    const value = Object.hasOwn(given, key) ? (given[key] ?? undefined) : undefined;
    if (value !== undefined && typeof value !== 'string')
      return invalidParams(`The argument \`${key}\` must be a text.`);
    if (value?.trim()) values[key] = value.trim();
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

/**
 * `completion/complete`: values of an argument that begin with what was typed. Arguments of the same name
 * take the same values everywhere, so what they belong to makes no difference; of an unknown one there are none.
 */
export function complete(params: JsonObject, { publication: { completions } }: Context): Result | Fault {
  const { ref, argument } = params;
  const { name, value } = isObject(argument) ? argument : {};
  if (!isObject(ref) || typeof name !== 'string' || typeof value !== 'string') {
    return invalidParams('completion/complete needs `ref` and `argument` with `name` and `value`.');
  }
  const typed = nameKey(value.slice(0, 200));
  const known = Object.hasOwn(completions, name) ? (completions[name] ?? []) : [];
  const fitting = known.filter((candidate) => nameKey(candidate).startsWith(typed));
  const completion = {
    values: fitting.slice(0, MAX_VALUES),
    total: fitting.length,
    hasMore: fitting.length > MAX_VALUES,
  };
  return { members: [`"completion":${JSON.stringify(completion)}`] };
}
