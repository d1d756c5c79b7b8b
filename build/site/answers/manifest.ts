import { answer, type Edition, type Publish, type SiteFile } from '../../publication/publication.ts';
import { Manifest } from '../../schema/manifest.ts';

export const MANIFEST_FILE = '/api/agent/manifest.json';

/** The folders with data; the rest describes the service. */
const DATA = ['/api/agent/', '/feeds/'];

/** What a copy of the data is compared with: of `files` those that hold data. */
export function manifestFile({ asOf }: Edition, files: readonly SiteFile[], digestOf: Publish): SiteFile {
  const listed = files
    .filter(({ path }) => DATA.some((folder) => path.startsWith(folder)))
    .map((file) => {
      const { etag, bytes } = digestOf(file);
      return { path: file.path, etag, bytes };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return answer(MANIFEST_FILE, Manifest, { asOf, count: listed.length, files: listed });
}
