import type { PublishedSite } from './published-site.ts';

/**
 * A site whose files are read once and kept in memory. For hosts on which a new deploy starts new instances, so
 * that what is kept cannot be out of date.
 * @param load reads a published file; null when there is no such file
 */
export function keptSite(load: PublishedSite['read']): PublishedSite {
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
