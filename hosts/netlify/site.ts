import { cachedSite, type PublishedSite } from '../../edge/site/published-site.ts';

const sites = new Map<string, PublishedSite>();

async function load(address: URL): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The files of the deploy that serves this request, at the address that was asked for. */
export function siteOf(request: Request): PublishedSite {
  const { origin } = new URL(request.url);
  const site = sites.get(origin) ?? cachedSite((path) => load(new URL(path, origin)));
  sites.set(origin, site);
  return site;
}
