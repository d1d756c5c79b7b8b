import { defineConfig } from 'vitest/config';

// npm run test:forms: what takes long because it waits for timeouts, or repeats until chance has had its way.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/forms/*.forms.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
