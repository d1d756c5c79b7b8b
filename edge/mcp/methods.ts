import { SHORT_SECONDS } from '../http/headers.ts';
import { idsOf, nameKey, readDirectory, vocabularyOf } from './directory.ts';
import type { Fault, JsonObject, Result } from './protocol.ts';
import { CODES, invalidParams, isObject, LEGACY_REVISIONS, memberOf, NEWEST_LEGACY_REVISION } from './protocol.ts';
import { type Context, type FixedMethod, LISTS } from './publication.ts';
import { callTool, valueGiven } from './tools.ts';

type Method = (params: JsonObject, context: Context) => Promise<Result | Fault> | Result | Fault;

/** Lists change with a publication of the service, not with its data. */
const LIST_TTL_MS = 3_600_000;

const fixed =
  (method: FixedMethod): Method =>
  ({ cursor }, { publication }) =>
    cursor === undefined
      ? { members: publication.fixed[method], ttlMs: LIST_TTL_MS }
      : invalidParams('Everything is on one page. Send no `cursor`.');

const initialize: Method = ({ protocolVersion }, { publication }) => {
  if (typeof protocolVersion !== 'string') return invalidParams('initialize needs `protocolVersion`.');
  const agreed = LEGACY_REVISIONS.includes(protocolVersion) ? protocolVersion : NEWEST_LEGACY_REVISION;
  return { members: `"protocolVersion":"${agreed}",${publication.fixed.initialize}` };
};

const getSkill: Method = ({ uri }, { publication: { skills } }) => {
  const skill = memberOf(skills, uri);
  return skill === undefined
    ? invalidParams('`uri` must be the address of a skill; skills/list lists them.')
    : { members: skill };
};

/** `prompts/get`: the prompt's text with the arguments in their places. */
function getPrompt(params: JsonObject, { publication: { prompts } }: Context): Result | Fault {
  const { name, arguments: given = {} } = params;
  const prompt = memberOf(prompts, name);
  if (prompt === undefined) return invalidParams(`Unknown prompt. The prompts are ${Object.keys(prompts).join(', ')}.`);
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
    members: `"description":${JSON.stringify(prompt.description)},"messages":${JSON.stringify([message])}`,
  };
}

/** The protocol's limit for one answer. */
const MAX_VALUES = 100;

/**
 * `completion/complete`: ids and names with a word that begins with what was typed, first those that begin with it
 * themselves. Arguments of the same name take the same values everywhere, so what they belong to makes no difference,
 * nor whether it is there: the conformance suites ask for a prompt of their own. Of an unknown argument there are none.
 */
async function complete({ ref, argument }: JsonObject, { site, publication: { completions } }: Context) {
  const { name, value } = isObject(argument) ? argument : {};
  if (!isObject(ref) || typeof name !== 'string' || typeof value !== 'string') {
    return invalidParams('completion/complete needs `ref` and `argument` with `name` and `value`.');
  }
  const typed = nameKey(value.slice(0, 200));
  const vocabulary = memberOf(completions, name);
  const { records } = vocabulary === undefined ? { records: [] } : vocabularyOf(await readDirectory(site), vocabulary);
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
  return { members: `"completion":${JSON.stringify(completion)}` };
}

/** As long as the answers themselves may be kept, in milliseconds. */
const RESOURCE_TTL_MS = SHORT_SECONDS * 1000;

/** An address in the words that it stands for; empty when it has no such form. */
function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** The published file that a resource address names; null for none. */
async function fileOf(uri: string, { site, publication: { resources, templates } }: Context) {
  const listed = memberOf(resources, uri);
  if (listed !== undefined) return listed;
  const template = templates.find(({ prefix }) => uri.startsWith(prefix));
  if (template === undefined) return null;
  const { prefix, vocabulary, folder } = template;
  const known = vocabularyOf(await readDirectory(site), vocabulary);
  const [id, ...others] = idsOf(decoded(uri.slice(prefix.length)), known);
  return id === undefined || others.length > 0 ? null : `${folder}/${id}.json`;
}

/**
 * `resources/read`: a resource is a JSON answer of the service under its own address, or the text of a skill.
 * @param notFound the code for an unknown resource, which differs between the eras
 */
async function readResource({ uri }: JsonObject, context: Context, notFound: number): Promise<Result | Fault> {
  if (typeof uri !== 'string')
    return invalidParams('`uri` must be the address of a resource; resources/list lists them.');
  const path = await fileOf(uri, context);
  const text = path === null ? null : await context.site.read(path);
  if (text === null) {
    return {
      code: notFound,
      message: 'Resource not found. resources/list lists the resources.',
      data: { uri },
    };
  }
  // A name in Arabic makes no valid address until it is percent-encoded.
  const mimeType = uri.endsWith('.md') ? 'text/markdown' : 'application/json';
  const contents = [{ uri: new URL(uri).href, mimeType, text }];
  return { members: `"contents":${JSON.stringify(contents)}`, ttlMs: RESOURCE_TTL_MS };
}

const SHARED: readonly [string, Method][] = [
  ...LISTS.map((method): [string, Method] => [method, fixed(method)]),
  ['tools/call', callTool],
  ['prompts/get', getPrompt],
  ['completion/complete', complete],
  ['skills/get', getSkill],
];

/** Methods of the revisions with a handshake. */
export const LEGACY_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...SHARED,
  ['initialize', initialize],
  ['ping', () => ({ members: '' })],
  ['resources/read', (params, context) => readResource(params, context, CODES.resourceNotFound)],
]);

/** Methods of the revision without one. `subscriptions/listen`, whose answer is a stream, is not among them. */
export const MODERN_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...SHARED,
  ['server/discover', fixed('server/discover')],
  ['resources/read', (params, context) => readResource(params, context, CODES.invalidParams)],
]);
