import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './keep.ts';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Left out because the host is known to behave otherwise there. */
  readonly skipped: number;
}

/** A check of this script's own, beside the suite: what must hold, and whether it does. */
export type Check = readonly [about: string, holds: boolean];

/**
 * Runs the contract suite, unchanged, against a site.
 * @param base address of the site, without a trailing slash
 * @param host name of the host in test/contract/hosts.ts
 * @param flags for vitest
 */
export async function runContractSuite(
  base: string,
  host: string,
  flags: readonly string[] = [],
): Promise<Counts> {
  const directory = mkdtempSync(join(tmpdir(), 'suite-'));
  const report = join(directory, 'report.json');
  try {
    const status = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'test/contract', ...flags],
      {
        env: { ...process.env, CONTRACT_BASE: base, CONTRACT_HOST: host, TEST_RESULTS: report },
      },
    );
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no failed test, yet the run has failed.
    const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

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
