import type { SiteFile } from '../../build/publication/publication.ts';

/** A plain file of a site. */
export const textFile = (path: string, body: SiteFile['body']): SiteFile => ({
  path,
  body,
  contentType: 'text/plain',
  cache: 'short',
  schema: null,
});
