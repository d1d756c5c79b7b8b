/** The published files, as the handler sees them: a reader by path, the same on every host. */
export interface PublishedSite {
  /**
   * Text of a published file.
   * @param path absolute path of the file, e.g. `/api/agent/exams.json`
   * @returns null when there is no such file
   */
  read(path: string): Promise<string | null>;
}

/**
 * Counts further messages of a request against the limit of its address.
 * @returns seconds to wait when they are too many; null when they are allowed
 */
export type Consume = (messages: number) => Promise<number | null>;

/**
 * Answers a request, or gives undefined for "not mine: the static files answer this".
 * @param consume the request itself is counted already; left out where the host counts and cannot be told more
 */
export type Handler = (request: Request, site: PublishedSite, consume?: Consume) => Promise<Response | undefined>;

/**
 * A site whose files are read once and kept in memory. For hosts that fetch their files over HTTP and start new
 * instances with each deploy, so that what is kept cannot be out of date.
 * @param load reads a published file; null when there is no such file
 */
export function cachedSite(load: PublishedSite['read']): PublishedSite {
  const texts = new Map<string, Promise<string | null>>();
  return {
    read(path) {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = load(path);
      texts.set(path, text);
      // Only what is published is kept: a failure may pass, and wrong paths are endless.
      text.then(
        (value) => value ?? texts.delete(path),
        () => texts.delete(path),
      );
      return text;
    },
  };
}

/**
 * Text of a file that every build writes.
 * @throws Error when the site lacks it, because then the build is broken
 */
export async function readPublished(site: PublishedSite, path: string): Promise<string> {
  const text = await site.read(path);
  if (text === null) throw new Error(`The site lacks ${path}. Build it again.`);
  return text;
}

/**
 * What such a file says, parsed once for as long as its text stays the same: loading the search index takes a hundred
 * times as long as a search.
 */
export function parsedFile<T>(path: string, parse: (text: string) => T): (site: PublishedSite) => Promise<T> {
  let last: { readonly text: string; readonly value: T } | undefined;
  return async (site) => {
    const text = await readPublished(site, path);
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
