import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { handle } from '../edge/handler.ts';
import { listen } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { runCommand } from './flags.ts';
import { buildFor } from './hosts/build-for.ts';
import { type Counts, conclude } from './hosts/contract-suite.ts';
import { freePort, LOOPBACK } from './hosts/loopback.ts';
import { installTools, NODE, toolEnvironment } from './hosts/tools.ts';

const PACKAGES = {
  ...NODE,
  'suite-0.1.16': 'npm:@modelcontextprotocol/conformance@0.1.16',
  'suite-0.2.0': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
};

interface Run {
  /** Key of the package above. */
  readonly suite: string;
  readonly select: readonly string[];
  /** What is known to fail, in test/conformance. */
  readonly expected: string;
}

const RUNS: readonly Run[] = [
  { suite: 'suite-0.1.16', select: ['--suite', 'all'], expected: 'expected-0.1.16.yml' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2025-11-25'], expected: 'expected-2025-11-25.yml' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2026-07-28'], expected: 'expected-2026-07-28.yml' },
];

/** Runs one suite; it ends well when exactly the expected scenarios fail. */
async function runSuite(tools: string, url: string, { suite, select, expected }: Run): Promise<Counts> {
  const baseline = resolve('test/conformance', expected);
  const program = join(tools, 'node_modules', suite, 'dist', 'index.js');
  const args = [program, 'server', '--url', url, ...select, '--expected-failures', baseline];
  const child = spawn(join(tools, 'node_modules', '.bin', 'node'), args, {
    cwd: tools,
    env: toolEnvironment(tools),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done, failed) => child.once('close', done).once('error', failed));
  const output = await text(child.stdout);
  const status = await ended;

  const summary = output.slice(output.indexOf('=== SUMMARY ==='));
  console.log(`${suite} ${select.join(' ')}\n${summary}`);
  const scenarios = [...summary.matchAll(/^[✓✗] \S+: (\d+) passed, (\d+) failed/gm)];
  if (scenarios.length === 0) throw new Error(`${suite} ran no scenario:\n${output}`);
  const sum = (group: number): number => scenarios.reduce((total, match) => total + Number(match[group]), 0);
  return { passed: sum(1), failed: status === 0 ? 0 : 1, skipped: sum(2) };
}

/** The official MCP conformance suites against the local server, which enforces no limit here. */
await runCommand(async () => {
  const tools = await installTools('conformance', PACKAGES);
  const port = await freePort();
  const outDir = join(tools, 'public');
  await buildFor(`http://localhost:${port}`, outDir);

  const server = createServer({ publicDir: outDir, handle, rateLimit: false });
  await listen(server, { host: LOOPBACK, port });
  try {
    const counts: Counts[] = [];
    for (const run of RUNS) counts.push(await runSuite(tools, `http://${LOOPBACK}:${port}/mcp`, run));
    return conclude(counts);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
