import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { inParts } from '../../publication/body.ts';
import { NDJSON_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { detailJson, recordsOf } from '../answers/answers.ts';

function* lines<N extends CollectionName>(name: N, publication: Publication): Generator<string | Uint8Array> {
  for (const record of recordsOf(name, publication.catalogue)) {
    yield detailJson(name, record, publication);
    yield '\n';
  }
}

/** The records of each list in full, one in a line, exactly as the answer about each has it. */
export const ndjsonFeeds = (publication: Publication): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).lines !== null).map((name) =>
    plainFile(
      `/feeds/${name}.ndjson`,
      NDJSON_TYPE,
      inParts(() => lines(name, publication)),
    ),
  );
