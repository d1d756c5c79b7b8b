import { complete } from './completion.ts';
import { type JsonObject, memberOf } from './json.ts';
import { getPrompt } from './prompts.ts';
import type { Context, FixedMethod } from './publication.ts';
import { CODES, type Fault, invalidParams, type Result } from './reply.ts';
import { readResource } from './resources.ts';
import { LEGACY_REVISIONS, NEWEST_LEGACY_REVISION } from './revision.ts';
import { callTool } from './tools.ts';

type Method = (params: JsonObject, context: Context) => Promise<Result | Fault> | Result | Fault;

/** Lists change with a publication of the service, not with its data. */
const LIST_TTL_MS = 3_600_000;

const fixed =
  (method: FixedMethod): Method =>
  ({ cursor }, { publication }) =>
    cursor === undefined
      ? { members: [publication.fixed[method]], ttlMs: LIST_TTL_MS }
      : invalidParams('Everything is on one page. Send no `cursor`.');

const initialize: Method = ({ protocolVersion }, { publication }) => {
  if (typeof protocolVersion !== 'string') return invalidParams('initialize needs `protocolVersion`.');
  const agreed = LEGACY_REVISIONS.includes(protocolVersion) ? protocolVersion : NEWEST_LEGACY_REVISION;
  return { members: [`"protocolVersion":"${agreed}",${publication.fixed.initialize}`] };
};

const getSkill: Method = ({ uri }, { publication: { skills } }) => {
  const skill = memberOf(skills, uri);
  return skill === undefined
    ? invalidParams('`uri` must be the address of a skill; skills/list lists them.')
    : { members: [skill] };
};

const SHARED: readonly [string, Method][] = [
  ['tools/list', fixed('tools/list')],
  ['tools/call', callTool],
  ['resources/list', fixed('resources/list')],
  ['resources/templates/list', fixed('resources/templates/list')],
  ['prompts/list', fixed('prompts/list')],
  ['prompts/get', getPrompt],
  ['completion/complete', complete],
  ['skills/list', fixed('skills/list')],
  ['skills/get', getSkill],
];

/** Methods of the revisions with a handshake. */
export const LEGACY_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...SHARED,
  ['initialize', initialize],
  ['ping', () => ({ members: [] })],
  ['resources/read', (params, context) => readResource(params, context, CODES.resourceNotFound)],
]);

/** Methods of the revision without one. `subscriptions/listen`, whose answer is a stream, is not among them. */
export const MODERN_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...SHARED,
  ['server/discover', fixed('server/discover')],
  ['resources/read', (params, context) => readResource(params, context, CODES.invalidParams)],
]);
