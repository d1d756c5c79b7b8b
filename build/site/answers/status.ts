import type { Catalogue } from '../../catalogue/catalogue.ts';
import { COLLECTION_NAMES } from '../../collections/collections.ts';
import { COMPARABLE, countName, Status } from '../../collections/status.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { isWeaklySourced } from '../../schema/source.ts';
import { oncePer } from '../../values/once-per.ts';
import { hijriDay } from '../derived/day.ts';
import { countsOf } from './answers.ts';

/** How many records are of a kind, for each collection whose records an editor can compare with their sources. */
const howMany = (catalogue: Catalogue, is: (record: unknown) => boolean): Record<string, number> =>
  Object.fromEntries(COMPARABLE.map((name) => [countName(name), catalogue[name].filter(is).length]));

const isVerified = (record: unknown): boolean => (memberOf(record, 'verifiedOn') ?? null) !== null;

/** Whatever the day, so that it is counted once for the answer, its example and the page that shows it. */
const figures = oncePer((catalogue: Catalogue) => ({
  counts: Object.assign({}, ...COLLECTION_NAMES.map((name) => countsOf(name, catalogue))),
  verified: howMany(catalogue, isVerified),
  weaklySourced: howMany(catalogue, isWeaklySourced),
}));

/** How fresh the publication is: its day, how long it holds, a hash of the content, and what it counts. */
export const status = (publication: Publication): Status => ({
  version: publication.catalogue.service.version,
  asOf: publication.asOf,
  asOfHijri: hijriDay(publication.asOf),
  validUntil: publication.lists.exams.validUntil,
  contentHash: `sha256:${publication.catalogue.contentHash}`,
  ...figures(publication.catalogue),
});

export const statusFiles = (publication: Publication): SiteFile[] => [
  answer('/api/agent/status.json', Status, status(publication)),
];
