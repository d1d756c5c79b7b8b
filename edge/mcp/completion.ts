import { readDirectory, vocabularyOf } from './directory.ts';
import { isObject, type JsonObject, memberOf } from './json.ts';
import { nameKey } from './names.ts';
import type { Context, McpPublication } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** The protocol's limit for one answer. */
const MAX_VALUES = 100;

/** Whether there is the prompt or the resource template whose arguments are to be completed. */
const isKnown = ({ type, name, uri }: JsonObject, { prompts, templates }: McpPublication): boolean =>
  type === 'ref/prompt'
    ? memberOf(prompts, name) !== undefined
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
  const typed = nameKey(value.slice(0, 200));
  const vocabulary = memberOf(publication.completions, name);
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
