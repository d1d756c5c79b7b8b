import { deepStrictEqual } from 'node:assert';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../build/schema/json-value.ts';
import type { Operation } from '../../build/site/openapi/document.ts';
import type { OpenApi } from '../../build/site/openapi/openapi.ts';
import { withLocalServer } from './local-server.ts';
import { type Check, countChecks, runSuite } from './suite.ts';
import { installTools, runTool } from './tools.ts';

/** A generator, with what it is run by and the configuration that it reads. */
interface Generator {
  readonly name: string;
  readonly command: readonly string[];
  readonly config?: { readonly file: string; readonly text: string };
}

/** File that holds the description. */
const DOCUMENT = 'openapi.json';
/** Folder that takes what is generated, by generator. */
const OUTPUT = 'generated';

const HEY_API = {
  input: DOCUMENT,
  output: `${OUTPUT}/hey-api`,
  plugins: ['@hey-api/typescript', { name: 'zod', compatibilityVersion: 3 }],
};
const ORVAL = {
  service: {
    input: DOCUMENT,
    output: { target: `${OUTPUT}/orval/client.ts`, schemas: `${OUTPUT}/orval/model`, client: 'fetch' },
  },
};
const KUBB = `import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({
  root: '.',
  input: { path: '${DOCUMENT}' },
  output: { path: '${OUTPUT}/kubb', format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginZod({ version: '4', importPath: 'zod/v4' })],
});
`;

/** The generators whose clients are tested. */
const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', DOCUMENT, '-o', `${OUTPUT}/openapi-typescript/schema.ts`],
  },
  {
    name: 'orval',
    command: ['../orval/dist/bin/orval.js', '--config', 'orval.config.mjs'],
    config: { file: 'orval.config.mjs', text: `export default ${JSON.stringify(ORVAL)};\n` },
  },
  {
    name: 'kubb',
    command: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    config: { file: 'kubb.config.mjs', text: KUBB },
  },
  {
    name: 'hey-api',
    command: ['openapi-ts', '-f', 'hey-api.config.mjs'],
    config: { file: 'hey-api.config.mjs', text: `export default ${JSON.stringify(HEY_API)};\n` },
  },
  {
    name: 'openapi-zod-client',
    command: ['openapi-zod-client', DOCUMENT, '-o', `${OUTPUT}/openapi-zod-client/client.ts`],
  },
];

/** An answer of the service, and the operation of the description that it belongs to. */
interface LiveAnswer {
  readonly operationId: string;
  /** What was asked. */
  readonly about: string;
  readonly value: unknown;
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: [OUTPUT],
};

/** How long lists are in the answers that are compiled: enough to show every key. */
const LONGEST_LIST = 3;

const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cut);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part)]));
};

/**
 * The answers as literals of the types that clients without a validator have: the compiler refuses a literal with a key
 * that its type does not know.
 */
function typedAnswers(answers: readonly LiveAnswer[]): string {
  const used = [...new Set(answers.map(({ operationId }) => operationId))];
  const literals = answers.flatMap(({ operationId, value }, at) => [
    `export const a${at}: operations['${operationId}']['responses'][200]['content']['application/json'] = ${JSON.stringify(cut(value))};`,
    `export const b${at}: ${operationId}Response200['data'] = ${JSON.stringify(cut(value))};`,
  ]);
  return [
    "import type { operations } from './openapi-typescript/schema.ts';",
    `import type { ${used.map((id) => `${id}Response200`).join(', ')} } from './orval/client.ts';`,
    ...literals,
    '// @ts-expect-error: it would be no proof if a key too many were let through.',
    "export const c: getClaimResponse200['data']['rate_limit'] = { requests: 1, window_seconds: 1, per: 'address', more: 1 };",
    '',
  ].join('\n');
}

const memberNamed = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The validator of an answer that a generator made, by the id of the operation. */
type Validators = (operationId: string) => unknown;

/** The validators that were generated, by the name of their generator. */
async function validators(directory: string): Promise<Readonly<Record<string, Validators>>> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(directory, OUTPUT, file)).href);
  const heyApi = await load('hey-api/zod.gen.ts');
  const kubb = await load('kubb/index.ts');
  const zodios = memberNamed(await load('openapi-zod-client/client.ts'), 'api');
  const endpoints = memberNamed(zodios, 'api');
  const listed: readonly unknown[] = Array.isArray(endpoints) ? endpoints : [];
  return {
    'hey-api': (id) => memberNamed(heyApi, `z${upper(id)}Response`),
    kubb: (id) => memberNamed(kubb, `${id}200Schema`),
    'openapi-zod-client': (id) =>
      memberNamed(
        listed.find((each) => memberNamed(each, 'alias') === id),
        'response',
      ),
  };
}

/** What a client has of an answer; throws when it refuses the answer. */
function parsed(validator: unknown, value: unknown): unknown {
  const parse = memberNamed(validator, 'parse');
  if (typeof parse !== 'function') throw new Error('There is no validator.');
  return Reflect.apply(parse, validator, [value]);
}

/** Whether a client gives an answer back as it was. */
function keepsAll(validator: unknown, { about, value }: LiveAnswer): boolean {
  try {
    deepStrictEqual(parsed(validator, value), value);
    return true;
  } catch (error) {
    console.error(`${about}: ${String(error).slice(0, 1_000)}`);
    return false;
  }
}

function refuses(validator: unknown, value: unknown): boolean {
  try {
    parsed(validator, value);
    return false;
  } catch {
    return true;
  }
}

/** A value that no filter knows: its answer has keys that no other has. */
const UNKNOWN = 'atlantis';

/** What to ask at an address: as it stands, and with each parameter; a path with the example of its own. */
function targets(path: string, { parameters = [] }: Operation): string[] {
  const filled = parameters.reduce((target, { name, example }) => target.replace(`{${name}}`, example), path);
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, example }) => [
      `?${name}=${encodeURIComponent(example)}`,
      ...(name === 'region' || name === 'major' ? [`?${name}=${UNKNOWN}`] : []),
    ]);
  return [filled, ...queries.map((query) => filled + query)];
}

async function answersOf(base: string, { paths }: OpenApi): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (get === undefined) continue;
    for (const target of targets(path, get)) {
      const response = await fetch(base + target);
      if (response.headers.get('content-type')?.split(';')[0] !== 'application/json') break;
      if (response.status !== 200) throw new Error(`${target} is answered ${response.status}.`);
      answers.push({ operationId: get.operationId, about: target, value: await response.json() });
    }
  }
  const response = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_exams', arguments: {} },
    }),
  });
  return [...answers, { operationId: 'postMcp', about: 'tools/call', value: await response.json() }];
}

/**
 * Generates clients from a description, compiles them strictly, and gives them live answers to read.
 * @param document the description, as it is published
 */
async function clientChecks(document: string, answers: readonly LiveAnswer[]): Promise<Check[]> {
  const tools = await installTools('clients');
  const checks: Check[] = [];
  const runs = async (about: string, [program = '', ...args]: readonly string[]): Promise<void> => {
    const { status, output } = await runTool(tools, program, args);
    if (status !== 0) console.error(output);
    checks.push([about, status === 0]);
  };

  await rm(join(tools, OUTPUT), { recursive: true, force: true });
  await mkdir(join(tools, OUTPUT, 'openapi-zod-client'), { recursive: true });
  await writeFile(join(tools, DOCUMENT), document);
  await writeFile(join(tools, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const { name, command, config } of GENERATORS) {
    if (config !== undefined) await writeFile(join(tools, config.file), config.text);
    await runs(`${name} generates a client`, command);
  }
  await writeFile(join(tools, OUTPUT, 'answers.ts'), typedAnswers(answers));
  await runs('every client compiles strictly, and the types know every key', ['tsc', '-p', '.']);

  for (const [name, validatorOf] of Object.entries(await validators(tools))) {
    for (const answer of answers) {
      checks.push([`${name} keeps all of ${answer.about}`, keepsAll(validatorOf(answer.operationId), answer)]);
    }
    checks.push([`${name} refuses what is no list of exams`, refuses(validatorOf('listExams'), { exams: 1 })]);
  }
  return checks;
}

await runSuite(
  'test:clients',
  'Clients that generators make of the description, compiled and fed with live answers.',
  () =>
    withLocalServer('clients-site', async (base) => {
      const document = await (await fetch(`${base}/openapi.json`)).text();
      const answers = await answersOf(base, JSON.parse(document));
      return [countChecks(await clientChecks(document, answers))];
    }),
);
