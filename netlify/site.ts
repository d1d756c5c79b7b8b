import type { PublishedSite } from '../edge/site.ts';

const sites = new Map<string, PublishedSite>();

function openSite(origin: string): PublishedSite {
  const texts = new Map<string, Promise<string | null>>();
  const load = async (path: string): Promise<string | null> => {
    const response = await fetch(new URL(path, origin));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${path} of the own site answered ${response.status}`);
    return response.text();
  };
  return {
    read: (path) => {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = load(path);
      texts.set(path, text);
      // Only what was published is kept: after a failure the next request asks again.
      text.then(
        (value) => value ?? texts.delete(path),
        () => texts.delete(path),
      );
      return text;
    },
  };
}

/**
 * The files of the deploy that serves this request, kept in memory after the first read. A new deploy starts new
 * instances, so what is kept cannot be out of date.
 */
export function siteOf(request: Request): PublishedSite {
  const { origin } = new URL(request.url);
  const site = sites.get(origin) ?? openSite(origin);
  sites.set(origin, site);
  return site;
}
