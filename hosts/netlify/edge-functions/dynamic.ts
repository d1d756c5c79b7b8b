import { handle } from '../../../edge/handler.ts';
import { cachedSite, type PublishedSite } from '../../../edge/site/published-site.ts';

/** The files of this deploy, by the origin that was asked for: the main domain or an alias. */
const sites = new Map<string, PublishedSite>();

async function load(address: URL): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** MCP and FAQ search. Undefined hands the request on to the rewrite rules and the files. */
export default function answer(request: Request): Promise<Response | undefined> {
  const { origin } = new URL(request.url);
  const site = sites.get(origin) ?? cachedSite((path) => load(new URL(path, origin)));
  sites.set(origin, site);
  return handle(request, site);
}

export const config = {
  path: ['/mcp', '/api/agent/faq'],
  // No list of methods: it could not name HEAD, and without one every method comes here.
  // A list: a single word is silently taken for the whole domain, and all clients would share one allowance.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
