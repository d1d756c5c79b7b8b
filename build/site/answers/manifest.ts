import { etagOf } from '../../publication/etag.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Manifest } from '../../schema/manifest.ts';

/** The folders with data; the rest describes the service. */
const DATA = ['/api/agent/', '/feeds/'];

/**
 * What a copy of the data is compared with.
 * @param files what is published
 */
export function manifestFiles({ asOf }: Edition, files: readonly SiteFile[]): SiteFile[] {
  const listed = files
    .filter(({ path }) => DATA.some((folder) => path.startsWith(folder)))
    .map(({ path, body }) => ({ path, etag: etagOf(body), bytes: Buffer.byteLength(body) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return [answer('/api/agent/manifest.json', Manifest, { asOf, count: listed.length, files: listed })];
}
