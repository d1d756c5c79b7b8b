import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { inParts } from '../../publication/body.ts';
import { NDJSON_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { fullElements } from '../answers/answers.ts';

function* lines(elements: Iterable<object>): Generator<string> {
  for (const element of elements) {
    yield JSON.stringify(element);
    yield '\n';
  }
}

/** The records of each list in full, one in a line, exactly as the answer about each has it. */
export const ndjsonFeeds = (publication: Publication): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).lines !== null).map((name) =>
    plainFile(
      `/feeds/${name}.ndjson`,
      NDJSON_TYPE,
      inParts(() => lines(fullElements(name, publication))),
    ),
  );
