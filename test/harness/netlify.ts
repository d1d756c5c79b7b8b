import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../build/findings/user-error.ts';
import { runCommand } from '../../scripts/flags.ts';
import { runConformance } from './hosts/conformance.ts';
import { type Check, conclude, countChecks, runContractSuite } from './hosts/contract-suite.ts';
import { capture } from './hosts/keep.ts';
import { freePort, LOOPBACK } from './hosts/loopback.ts';
import { publishedChecks } from './hosts/published-checks.ts';
import { withService } from './hosts/service.ts';
import { installTools, toolEnvironment } from './hosts/tools.ts';

const MANIFEST = '.netlify/edge-functions-dist/manifest.json';
/** What of the repository the build on the host needs. */
const PROJECT = [
  'netlify.toml',
  'package.json',
  'tsconfig.json',
  'build',
  'content',
  'edge',
  'hosts',
  'scripts',
];
const PRELOAD = new URL('hosts/preload-loopback.mjs', import.meta.url).href;

/** Deno's part of the host's software, told to listen on the loopback interface only. */
async function writeBootstrap(tools: string): Promise<string> {
  const original = join(tools, 'node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  const file = join(tools, 'bootstrap.mjs');
  await writeFile(
    file,
    `const serve = Deno.serve;
Deno.serve = (options, handler) => serve({ ...options, hostname: '${LOOPBACK}' }, handler);
export * from '${pathToFileURL(original).href}';
`,
  );
  return pathToFileURL(file).href;
}

async function environment(tools: string, base: string): Promise<NodeJS.ProcessEnv> {
  return {
    ...toolEnvironment(tools),
    BASE_URL: base,
    DENO_DIR: join(tools, 'deno'),
    NETLIFY_EDGE_BOOTSTRAP: await writeBootstrap(tools),
    NODE_OPTIONS: `--import ${PRELOAD}`,
  };
}

/** A fresh checkout, as on the host: the build command changes its netlify.toml. */
async function checkOut(directory: string): Promise<void> {
  for (const name of PROJECT) await cp(name, join(directory, name), { recursive: true });
  await symlink(resolve('node_modules'), join(directory, 'node_modules'));
}

/** Builds with the host's own build. It ends well without the functions too, so what it lists is checked. */
async function buildChecks(netlify: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Check[]> {
  const { status, output } = await capture(netlify, ['build', '--offline'], { cwd, env });
  if (status !== 0) throw new UserError(`netlify build failed:\n${output}`);
  const { routes, function_config: config } = JSON.parse(await readFile(join(cwd, MANIFEST), 'utf8'));
  const answers = (name: string, path: string, method: string): boolean =>
    routes.some(
      (route: { function: string; pattern: string; methods?: string[]; excluded_patterns: string[] }) =>
        route.function === name &&
        new RegExp(route.pattern).test(path) &&
        !route.excluded_patterns.some((pattern) => new RegExp(pattern).test(path)) &&
        (route.methods?.includes(method) ?? true),
    );
  const deployed = await readFile(join(cwd, '.netlify/netlify.toml'), 'utf8');
  const limit = JSON.stringify(config.dynamic?.traffic_rules?.action?.config ?? null);
  return [
    ['netlify build has the rules that the build command adds', deployed.includes('"منطقة الرياض"')],
    ['netlify build lists the function for POST /mcp', answers('dynamic', '/mcp', 'POST')],
    ['netlify build lists the function for POST /mcp/', answers('dynamic', '/mcp/', 'POST')],
    ['netlify build lists the function for FAQ search', answers('dynamic', '/api/agent/faq', 'GET')],
    ['netlify build lists the function for preflights', answers('methods', '/api/agent/exams', 'OPTIONS')],
    ['no function runs for a plain read', !answers('methods', '/api/agent/exams', 'GET')],
    ['no two functions run for one request', !answers('methods', '/mcp', 'POST')],
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

const COMMAND = {
  name: 'npm run test:netlify',
  about: 'The contract and MCP conformance suites through the real Netlify stack.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const tools = await installTools('netlify');
  const netlify = join(tools, 'node_modules', '.bin', 'netlify');
  const [port, staticPort] = [await freePort(), await freePort()];
  const base = `http://${LOOPBACK}:${port}`;
  const env = await environment(tools, base);
  const project = await mkdtemp(join(tmpdir(), 'netlify-'));
  try {
    await checkOut(project);
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
        countChecks(await publishedChecks(base, join(project, 'public'))),
        await runContractSuite(base, 'netlify'),
        ...(await runConformance(`${base}/mcp`, 'netlify')),
      ],
    );
    return conclude([built, ...served]);
  } finally {
    await rm(project, { recursive: true });
  }
});
