import { COUNTED } from '../../../edge/router/rate-limit.ts';

/** Counts what the files answer: it hands every request on to them. */
export default function pass(): undefined {}

export const config = {
  path: COUNTED.flatMap((path) => [path, `${path}/*`]),
  // These count by themselves.
  excludedPath: ['/mcp', '/api/agent/faq'],
  // An answer is worth more than its count.
  onError: 'bypass',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
