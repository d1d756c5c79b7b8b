import type { Publication, SiteFile } from '../../publication/publication.ts';
import { atomFeeds } from './atom.ts';
import { csvFeeds } from './csv.ts';
import { calendarFeeds } from './ics.ts';
import { ndjsonFeeds } from './ndjson.ts';

/** Everything that people subscribe to or download. */
export const feedFiles = (publication: Publication): SiteFile[] => [
  ...calendarFeeds(publication),
  ...atomFeeds(publication),
  ...csvFeeds(publication),
  ...ndjsonFeeds(publication),
];
