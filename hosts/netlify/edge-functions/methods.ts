/** Answers what the files cannot answer in our form: preflights, and methods that nothing here takes. */
export { default } from './dynamic.ts';

export const config = {
  path: '/*',
  excludedPath: ['/mcp', '/api/agent/faq'],
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
