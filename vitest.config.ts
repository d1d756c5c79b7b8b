import { defineConfig } from 'vitest/config';

// Where .ci/run wants the counts.
const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A day in another zone than Riyadh: a rule that forgets the zone shows up here.
    env: { TZ: 'America/Los_Angeles' },
    // Against what hangs, not against what is slow: a busy machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Sooner, so that it says what it saw last.
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});
