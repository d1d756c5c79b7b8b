import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { elementsIn } from '../answers/answers.ts';
import { NDJSON_TYPE } from './media-types.ts';

/** The elements of each list, one in a line, exactly as the JSON answer has them. */
export const ndjsonFeeds = ({ lists }: Publication): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).lines !== null).map((name) =>
    plainFile(
      `/feeds/${name}.ndjson`,
      NDJSON_TYPE,
      elementsIn(name, lists)
        .map((element) => `${JSON.stringify(element)}\n`)
        .join(''),
    ),
  );
