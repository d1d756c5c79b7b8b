import type { Publication, SiteFile } from '../../publication/publication.ts';
import { csvFeeds } from './csv.ts';
import { calendarFeeds } from './ics.ts';
import { ndjsonFeeds } from './ndjson.ts';

/** Everything that people subscribe to or download. */
export const feedFiles = (publication: Publication): SiteFile[] => [
  ...calendarFeeds(publication),
  ...csvFeeds(publication),
  ...ndjsonFeeds(publication),
];
