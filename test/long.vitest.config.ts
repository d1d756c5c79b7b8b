import { mergeConfig } from 'vitest/config';
import config from '../vitest.config.ts';

// npm run test:robust and npm run test:forms: what takes too long for npm test.
const { include: _, ...test } = config.test ?? {};
export default mergeConfig(
  { test },
  {
    test: {
      root: new URL('..', import.meta.url).pathname,
      include: ['test/**/*.{forms,robust}.ts'],
      fileParallelism: false,
    },
  },
);
