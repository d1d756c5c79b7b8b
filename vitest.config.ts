import { defineConfig } from 'vitest/config';

// Where .ci/run wants the counts.
const results = process.env.TEST_RESULTS;

/** What takes too long for `npm test`: folders with a command of their own, `npm run test:pages` and so on. */
const SUITES = {
  pages: 'test/browser',
  forms: 'test/forms',
  robust: 'test/robust',
  node: 'test/node',
  editing: 'test/scripts/editing',
};

export default defineConfig({
  test: {
    // A day in another zone than Riyadh: a rule that forgets the zone shows up here.
    env: { TZ: 'America/Los_Angeles' },
    // Against what hangs, not against what is slow: a busy machine fails no test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Sooner, so that it says what it saw last.
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'test/support/directory.ts',
    maxWorkers: 2,
    // A library that delivers files warns of its own age.
    execArgv: ['--disable-warning=DEP0066'],
    // The files of a worker share its modules: loading them again for each would take half of the time.
    isolate: false,
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'program',
          include: ['test/**/*.test.ts'],
          exclude: Object.values(SUITES).map((folder) => `${folder}/**`),
        },
      },
      ...Object.entries(SUITES).map(([name, folder]) => ({
        extends: true as const,
        test: {
          name,
          include: [`${folder}/*.test.ts`],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A browser may stumble once on a busy machine; a fault of ours fails twice.
          retry: 1,
        },
      })),
    ],
  },
});
