import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { NDJSON_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { detailsOf } from '../answers/answers.ts';

const lines = (name: CollectionName, publication: Publication): string[] =>
  detailsOf(name, publication).map((record) => `${JSON.stringify(record)}\n`);

/** The records of each list in full, one in a line, exactly as the answer about each has it. */
export const ndjsonFeeds = (publication: Publication): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).lines !== null).map((name) =>
    plainFile(`/feeds/${name}.ndjson`, NDJSON_TYPE, lines(name, publication).join('')),
  );
