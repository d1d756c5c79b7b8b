import { defineConfig } from 'vitest/config';

// Where .ci/run wants the counts.
const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A day in another zone than Riyadh: a rule that forgets the zone shows up here.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
