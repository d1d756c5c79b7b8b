import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../build/findings/user-error.ts';
import { capture, freePort, LOOPBACK, withService } from './processes.ts';
import { type Check, countChecks, runHostSuites, runSuite } from './suite.ts';
import { installTools, toolEnvironment, toolPath } from './tools.ts';

/** What of the repository the build on the host needs. */
const PROJECT = [
  'CHANGELOG.md',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
  'build',
  'content',
  'edge',
  'hosts',
  'scripts',
];

/** A fresh checkout, as on the host: the build command changes its netlify.toml. */
async function checkOut(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'netlify-'));
  for (const name of PROJECT) await cp(name, join(directory, name), { recursive: true });
  await symlink(resolve('node_modules'), join(directory, 'node_modules'));
  return directory;
}

/** The host's software, told to stay on this machine and to listen on its loopback interface only. */
async function environment(tools: string, base: string): Promise<NodeJS.ProcessEnv> {
  const bootstrap = join(tools, 'node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  const bootstrapOnLoopback = join(tools, 'bootstrap.mjs');
  await writeFile(
    bootstrapOnLoopback,
    `const serve = Deno.serve;
Deno.serve = (options, handler) => serve({ ...options, hostname: '${LOOPBACK}' }, handler);
export * from '${pathToFileURL(bootstrap).href}';
`,
  );
  return {
    ...toolEnvironment(tools),
    BASE_URL: base,
    DENO_DIR: join(tools, 'deno'),
    NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(bootstrapOnLoopback).href,
    NODE_OPTIONS: `--import ${new URL('loopback.mjs', import.meta.url).href}`,
  };
}

/** An edge function as the host's build lists it. */
interface ListedFunction {
  readonly function: string;
  readonly pattern: string;
  readonly excluded_patterns: readonly string[];
  readonly methods?: readonly string[];
  readonly headers?: Readonly<Record<string, { readonly pattern?: string }>>;
}

/**
 * Builds with the host's own build. It ends well also when it leaves something out, so what it lists is checked.
 * @param project directory of a checkout
 * @throws UserError when the build fails
 */
async function buildChecks(netlify: string, project: string, env: NodeJS.ProcessEnv): Promise<Check[]> {
  const { status, output } = await capture(netlify, ['build', '--offline'], { cwd: project, env });
  if (status !== 0) throw new UserError(`netlify build failed:\n${output}`);

  const built = (file: string): Promise<string> => readFile(join(project, '.netlify', file), 'utf8');
  const settings = await built('netlify.toml');
  const manifest = JSON.parse(await built('edge-functions-dist/manifest.json'));
  const routes: readonly ListedFunction[] = manifest.routes;
  const runs = (name: string, path: string, method: string): boolean =>
    routes.some(
      ({ function: listed, pattern, excluded_patterns: excluded, methods }) =>
        listed === name &&
        new RegExp(pattern).test(path) &&
        !excluded.some((each) => new RegExp(each).test(path)) &&
        (methods?.includes(method) ?? true),
    );
  const limit = JSON.stringify(manifest.function_config.dynamic?.traffic_rules?.action?.config ?? null);
  return [
    ['netlify build has the rules that the build command adds', settings.includes('"منطقة الرياض"')],
    ['netlify build lists the function for POST /mcp', runs('dynamic', '/mcp', 'POST')],
    ['netlify build lists the function for POST /mcp/', runs('dynamic', '/mcp/', 'POST')],
    ['netlify build lists the function for FAQ search', runs('dynamic', '/api/agent/faq', 'GET')],
    ['netlify build lists the function for preflights', runs('methods', '/api/agent/exams', 'OPTIONS')],
    ['no function runs for a plain read', !runs('methods', '/api/agent/exams', 'GET')],
    [
      'Markdown is looked for where the request names it alone',
      routes.every(
        ({ function: name, headers }) => name !== 'markdown' || headers?.accept?.pattern?.includes('markdown'),
      ),
    ],
    ['no two functions run for one request', !runs('methods', '/mcp', 'POST')],
    [
      'netlify build keeps the limit of 60 in 60 seconds for each address',
      limit.includes('"window_limit":60') && limit.includes('"window_size":60') && limit.includes('"ip"'),
    ],
  ];
}

/** That Deno answered, and not a file or the emulation: bodies that only the function makes. */
async function functionChecks(base: string): Promise<Check[]> {
  const ping = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":"real","method":"ping"}',
  });
  const search = await fetch(`${base}/api/agent/faq?q=${encodeURIComponent('النسبة الموزونة')}`);
  return [
    ['the function answers POST /mcp', (await ping.text()).includes('"id":"real"')],
    ['the function answers a search', (await search.text()).includes('"query":')],
  ];
}

await runSuite('test:netlify', 'The contract and MCP conformance suites through the real Netlify stack.', async () => {
  const tools = await installTools('netlify');
  const netlify = toolPath(tools, 'netlify');
  const [port, staticPort] = [await freePort(), await freePort()];
  const base = `http://${LOOPBACK}:${port}`;
  const env = await environment(tools, base);
  const project = await checkOut();
  try {
    const built = countChecks(await buildChecks(netlify, project, env));
    const served = await withService(
      {
        command: netlify,
        args: [
          'dev',
          '--offline',
          '--dir=public',
          `--port=${port}`,
          `--staticServerPort=${staticPort}`,
          '--skip-gitignore',
          '--no-open',
        ],
        cwd: project,
        env,
        log: join(tools, 'netlify.log'),
        probe: `${base}/api/agent/status`,
      },
      async () => [
        countChecks(await functionChecks(base)),
        ...(await runHostSuites(base, 'netlify', join(project, 'public'))),
      ],
    );
    return [built, ...served];
  } finally {
    await rm(project, { recursive: true });
  }
});
