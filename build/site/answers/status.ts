import { COLLECTION_NAMES } from '../../collections/collections.ts';
import { COMPARABLE, countName, Status } from '../../collections/status.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { hijriDay } from '../derived/day.ts';
import { countsOf } from './answers.ts';

/** How many records an editor has compared with their sources, for each collection whose records can say so. */
const verified = ({ catalogue }: Publication): Record<string, number> =>
  Object.fromEntries(
    COMPARABLE.map((name) => [
      countName(name),
      catalogue[name].filter((record: unknown) => (memberOf(record, 'verifiedOn') ?? null) !== null).length,
    ]),
  );

/** How fresh the publication is: its day, how long it holds, a hash of the content, and what it counts. */
export const status = (publication: Publication): Status => ({
  version: publication.catalogue.service.version,
  asOf: publication.asOf,
  asOfHijri: hijriDay(publication.asOf),
  validUntil: publication.lists.exams.validUntil,
  contentHash: `sha256:${publication.catalogue.contentHash}`,
  counts: Object.assign({}, ...COLLECTION_NAMES.map((name) => countsOf(name, publication))),
  verified: verified(publication),
});

export const statusFiles = (publication: Publication): SiteFile[] => [
  answer('/api/agent/status.json', Status, status(publication)),
];
