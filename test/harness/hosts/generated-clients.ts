import { deepStrictEqual } from 'node:assert';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../../build/schema/json-value.ts';
import { DOCUMENT, GENERATORS, OUTPUT } from './client-generators.ts';
import type { Check } from './contract-suite.ts';
import { capture } from './keep.ts';
import { installTools, toolEnvironment } from './tools.ts';

/** An answer of the service, and the operation of the description that it belongs to. */
export interface LiveAnswer {
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

/**
 * Generates clients from a description, compiles them strictly, and gives them live answers to read.
 * @param document the description, as it is published
 */
export async function generatedClientChecks(
  document: string,
  answers: readonly LiveAnswer[],
): Promise<Check[]> {
  const tools = await installTools('clients');
  const run = ([command = '', ...args]: readonly string[]) =>
    capture(join(tools, 'node_modules', '.bin', command), args, { cwd: tools, env: toolEnvironment(tools) });
  const checks: Check[] = [];
  const check = (about: string, { status, output }: Awaited<ReturnType<typeof run>>) => {
    if (status !== 0) console.error(output);
    checks.push([about, status === 0]);
  };

  await rm(join(tools, OUTPUT), { recursive: true, force: true });
  await mkdir(join(tools, OUTPUT, 'openapi-zod-client'), { recursive: true });
  await writeFile(join(tools, DOCUMENT), document);
  await writeFile(join(tools, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const { name, command, config } of GENERATORS) {
    if (config !== undefined) await writeFile(join(tools, config.file), config.text);
    check(`${name} generates a client`, await run(command));
  }
  await writeFile(join(tools, OUTPUT, 'answers.ts'), typedAnswers(answers));
  check('every client compiles strictly, and the types know every key', await run(['tsc', '-p', '.']));

  for (const [name, of] of Object.entries(await validators(tools))) {
    for (const answer of answers) {
      checks.push([`${name} keeps all of ${answer.about}`, keepsAll(of(answer.operationId), answer)]);
    }
    checks.push([`${name} refuses what is no list of exams`, refuses(of('listExams'), { exams: 1 })]);
  }
  return checks;
}
