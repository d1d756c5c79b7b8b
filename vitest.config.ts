import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A day in another zone than Riyadh: a rule that forgets the zone shows up here.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 30_000,
  },
});
