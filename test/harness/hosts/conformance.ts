import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Counts } from './contract-suite.ts';
import { capture } from './keep.ts';
import { installTools, toolEnvironment } from './tools.ts';

interface Run {
  /** Name of the package in test/tools/conformance. */
  readonly suite: string;
  readonly select: readonly string[];
  /** Revision of the protocol, or version of the suite: what is known to fail is listed under this name. */
  readonly name: string;
}

const RUNS: readonly Run[] = [
  { suite: 'suite-0.1.16', select: ['--suite', 'all'], name: '0.1.16' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2025-11-25'], name: '2025-11-25' },
  { suite: 'suite-0.2.0', select: ['--requirements', '2026-07-28'], name: '2026-07-28' },
];

/** What is known to fail everywhere, followed by what is known to fail on the host. */
async function writeBaseline(tools: string, name: string, host: string): Promise<string> {
  const everywhere = await readFile(resolve('test/conformance', `expected-${name}.yml`), 'utf8');
  const extra = resolve('test/conformance', `${host}-${name}.yml`);
  const there = existsSync(extra) ? await readFile(extra, 'utf8') : '';
  const file = join(tools, `expected-${host}-${name}.yml`);
  await writeFile(file, everywhere + there.replace(/^server:$/m, ''));
  return file;
}

/** Runs one suite; it ends well when exactly the expected scenarios fail. */
async function runSuite(tools: string, url: string, host: string, each: Run): Promise<Counts> {
  const { suite, select, name } = each;
  const baseline = await writeBaseline(tools, name, host);
  const program = join(tools, 'node_modules', suite, 'dist', 'index.js');
  const args = [program, 'server', '--url', url, ...select, '--expected-failures', baseline];
  const place = { cwd: tools, env: toolEnvironment(tools) };
  const { status, output } = await capture('node', args, place);

  const summary = output.slice(output.indexOf('=== SUMMARY ==='));
  console.log(`${suite} ${select.join(' ')}\n${summary}`);
  const scenarios = [...summary.matchAll(/^[✓✗] \S+: (\d+) passed, (\d+) failed/gm)];
  if (scenarios.length === 0) throw new Error(`${suite} ran no scenario:\n${output}`);
  const sum = (group: number): number => scenarios.reduce((total, match) => total + Number(match[group]), 0);
  return { passed: sum(1), failed: status === 0 ? 0 : 1, skipped: sum(2) };
}

/**
 * Runs the official MCP conformance suites against a server.
 * @param url address of its endpoint
 * @param host name of the host in test/contract/hosts.ts
 */
export async function runConformance(url: string, host: string): Promise<Counts[]> {
  const tools = await installTools('conformance');
  const counts: Counts[] = [];
  for (const run of RUNS) counts.push(await runSuite(tools, url, host, run));
  return counts;
}
