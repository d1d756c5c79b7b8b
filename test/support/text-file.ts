import type { Body } from '../../build/publication/body.ts';
import type { SiteFile } from '../../build/publication/publication.ts';

/** A plain file of a site. */
export const textFile = (path: string, body: Body): SiteFile => ({
  path,
  body,
  contentType: 'text/plain',
  cache: 'short',
  schema: null,
});
