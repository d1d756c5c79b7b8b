import { valueGiven } from './arguments.ts';
import { isObject, type JsonObject, memberOf } from './json.ts';
import type { Context } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** `prompts/get`: the prompt's text with the arguments in their places. */
export function getPrompt(params: JsonObject, { publication: { prompts } }: Context): Result | Fault {
  const { name, arguments: given = {} } = params;
  const prompt = memberOf(prompts, name);
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
