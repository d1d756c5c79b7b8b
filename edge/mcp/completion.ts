import { readDirectory, vocabularyOf } from './directory.ts';
import { isObject, type JsonObject, memberOf } from './json.ts';
import { nameKey } from './names.ts';
import type { Context } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** The protocol's limit for one answer. */
const MAX_VALUES = 100;

/**
 * `completion/complete`: ids and names with a word that begins with what was typed, first those that begin with it
 * themselves. Arguments of the same name take the same values everywhere, so what they belong to makes no difference,
 * nor whether it is there: the conformance suites ask for a prompt of their own. Of an unknown argument there are none.
 */
export async function complete(
  { ref, argument }: JsonObject,
  { site, publication: { completions } }: Context,
): Promise<Result | Fault> {
  const { name, value } = isObject(argument) ? argument : {};
  if (!isObject(ref) || typeof name !== 'string' || typeof value !== 'string') {
    return invalidParams('completion/complete needs `ref` and `argument` with `name` and `value`.');
  }
  const typed = nameKey(value.slice(0, 200));
  const vocabulary = memberOf(completions, name);
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
