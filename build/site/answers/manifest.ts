import type { Digest } from '../../publication/body.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Manifest } from '../../schema/manifest.ts';

/** The folders with data; the rest describes the service. */
const DATA = ['/api/agent/', '/feeds/'];

/**
 * What a copy of the data is compared with.
 * @param files what is published, by path
 */
export function manifestFile({ asOf }: Edition, files: ReadonlyMap<string, Digest>): SiteFile {
  const listed = [...files]
    .filter(([path]) => DATA.some((folder) => path.startsWith(folder)))
    .map(([path, { etag, bytes }]) => ({ path, etag, bytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return answer('/api/agent/manifest.json', Manifest, { asOf, count: listed.length, files: listed });
}
