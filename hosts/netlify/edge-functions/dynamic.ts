import { handle } from '../../../edge/handler.ts';
import { siteOf } from '../site.ts';

/** MCP and FAQ search. Undefined hands the request on to the rewrite rules and the files. */
export default (request: Request): Promise<Response | undefined> => handle(request, siteOf(request));

export const config = {
  path: ['/mcp', '/api/agent/faq'],
  // No list of methods: it could not name HEAD, and without one every method comes here.
  // A list: a single word is silently taken for the whole domain, and all clients would share one allowance.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
