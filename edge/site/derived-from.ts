import type { PublishedSite } from './published-site.ts';

/**
 * Reads a published file and keeps what was made of it, for as long as its text stays the same.
 * @param make what to make of the text of the file at a path
 * @param capacity how many files of a site are kept; the oldest goes first
 * @returns reads by path; null when there is no such file
 */
export function derivedFrom<T>(
  make: (text: string, path: string) => T,
  capacity: number,
): (site: PublishedSite, path: string) => Promise<T | null> {
  type Kept = Map<string, { readonly text: string; readonly made: T }>;
  const sites = new WeakMap<PublishedSite, Kept>();
  return async (site, path) => {
    const text = await site.read(path);
    if (text === null) return null;
    const files: Kept = sites.get(site) ?? new Map();
    sites.set(site, files);
    const known = files.get(path);
    if (known?.text === text) return known.made;

    const made = make(text, path);
    const [oldest] = files.keys();
    if (known === undefined && oldest !== undefined && files.size >= capacity) files.delete(oldest);
    files.set(path, { text, made });
    return made;
  };
}
