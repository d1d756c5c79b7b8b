import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROUTES_FILE } from '../../edge/http/addresses.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';
import { runCommand } from '../../scripts/flags.ts';
import { DIFFERENCES, type Host } from '../contract/hosts.ts';
import { run } from './processes.ts';
import { installTools, runTool } from './tools.ts';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Left out because the host is known to behave otherwise there. */
  readonly skipped: number;
}

/** A check that is no test of Vitest: what must hold, and whether it does. */
export type Check = readonly [about: string, holds: boolean];

/** Prints each check that does not hold. */
export function countChecks(checks: readonly Check[]): Counts {
  const broken = checks.filter(([, holds]) => !holds);
  for (const [about] of broken) console.error(`FAILED: ${about}`);
  return { passed: checks.length - broken.length, failed: broken.length, skipped: 0 };
}

/**
 * Prints the sum as the last line, for people and for scripts.
 * @returns exit status: 0 when something passed and nothing failed
 */
export function conclude(counts: readonly Counts[]): number {
  const sum = (name: keyof Counts): number => counts.reduce((total, each) => total + each[name], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return passed > 0 && failed === 0 ? 0 : 1;
}

/** Runs a suite that takes no flags as a command, and ends the process with its status. */
export const runSuite = (name: string, about: string, suite: () => Promise<Counts[]>): Promise<void> =>
  runCommand({ name: `npm run ${name}`, about, flags: {} }, async () => conclude(await suite()));

/**
 * Runs the contract suite, unchanged, against a site.
 * @param base address of the site, without a trailing slash
 * @param host name of the host in test/contract/hosts.ts
 * @param flags for vitest
 */
export async function runContractSuite(base: string, host: string, flags: readonly string[] = []): Promise<Counts> {
  const directory = await mkdtemp(join(tmpdir(), 'suite-'));
  const report = join(directory, 'report.json');
  try {
    const args = ['node_modules/vitest/vitest.mjs', 'run', 'test/contract', ...flags];
    const env = { ...process.env, CONTRACT_BASE: base, CONTRACT_HOST: host, TEST_RESULTS: report };
    const status = await run(process.execPath, args, { env });
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(await readFile(report, 'utf8'));
    // A file that cannot even be loaded has no failed test, yet the run has failed.
    const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * That every address without a query, and every published file, is answered with the bytes that the build wrote.
 * The contract suite goes by what the interface promises; this goes by all that there is.
 * @param base address of the site
 * @param host name of the host in test/contract/hosts.ts
 * @param publicDir what the build wrote
 */
async function publishedCounts(base: string, host: Host, publicDir: string): Promise<Counts> {
  const table: RouteTable = JSON.parse(await readFile(join(publicDir, ROUTES_FILE), 'utf8'));
  const addresses = [
    ...table.rules.filter(({ query }) => Object.keys(query).length === 0),
    // The function reads what lies in _site, and no host promises it to anybody.
    ...Object.keys(table.files)
      .filter((path) => !path.startsWith('/_site/'))
      .map((path) => ({ path, file: path, status: 200 })),
  ];
  const isLeftOut = ({ path, status }: (typeof addresses)[number]): boolean =>
    status === 404 && !path.endsWith('/*') && DIFFERENCES[host]['retired-records'] !== undefined;
  const checks: Check[] = [];
  for (const { path, file, status } of addresses.filter((each) => !isLeftOut(each))) {
    const response = await fetch(base + path, { redirect: 'manual' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isSame = bytes.equals(await readFile(join(publicDir, file)));
    checks.push([`${path} is answered ${status} with ${file}`, isSame && response.status === status]);
  }
  return { ...countChecks(checks), skipped: addresses.length - checks.length };
}

/** The official MCP conformance suites: packages of test/tools/conformance, and what each of them is to test. */
const CONFORMANCE = [
  { suite: 'suite-0.1.16', select: ['--suite', 'all'], name: '0.1.16' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2025-11-25'], name: '2025-11-25' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2026-07-28'], name: '2026-07-28' },
];

/** What is known to fail everywhere, followed by what is known to fail on the host. */
async function expectedFailures(name: string, host: string): Promise<string> {
  const everywhere = await readFile(resolve('test/conformance', `expected-${name}.yml`), 'utf8');
  const extra = resolve('test/conformance', `${host}-${name}.yml`);
  return existsSync(extra) ? everywhere + (await readFile(extra, 'utf8')).replace(/^server:$/m, '') : everywhere;
}

/**
 * Runs the official MCP conformance suites against a server. Each passes when exactly the expected scenarios fail.
 * @param url address of its endpoint
 * @param host name of the host in test/contract/hosts.ts
 */
export async function runConformance(url: string, host: string): Promise<Counts[]> {
  const tools = await installTools('conformance');
  const counts: Counts[] = [];
  for (const { suite, select, name } of CONFORMANCE) {
    const baseline = join(tools, `expected-${host}-${name}.yml`);
    await writeFile(baseline, await expectedFailures(name, host));
    const program = join(tools, 'node_modules', suite, 'dist', 'index.js');
    const args = [program, 'server', '--url', url, ...select, '--expected-failures', baseline];
    const { status, output } = await runTool(tools, 'node', args);

    const summary = output.slice(output.indexOf('=== SUMMARY ==='));
    console.log(`${suite} ${select.join(' ')}\n${summary}`);
    const scenarios = [...summary.matchAll(/^[✓✗] \S+: (\d+) passed, (\d+) failed/gm)];
    if (scenarios.length === 0) throw new Error(`${suite} ran no scenario:\n${output}`);
    const sum = (group: number): number => scenarios.reduce((total, match) => total + Number(match[group]), 0);
    counts.push({ passed: sum(1), failed: status === 0 ? 0 : 1, skipped: sum(2) });
  }
  return counts;
}

/** Everything that holds on every host. Takes what the suites take. */
export const runHostSuites = async (base: string, host: Host, publicDir: string): Promise<Counts[]> => [
  await publishedCounts(base, host, publicDir),
  await runContractSuite(base, host),
  ...(await runConformance(`${base}/mcp`, host)),
];
