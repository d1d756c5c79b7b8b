import { PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { problemFile } from '../../../edge/http/problems.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { COMPARABLE, Status } from '../../collections/status.ts';
import { hijriDay } from '../../days/hijri.ts';
import {
  answer,
  type Edition,
  etagOf,
  type Publication,
  type QuotedFile,
  type SiteFile,
} from '../../publication/publication.ts';
import { Claim } from '../../schema/claim.ts';
import { Manifest } from '../../schema/discovery.ts';
import { memberOf } from '../../schema/json-value.ts';
import { PROBLEM_CODES, Problem, problemDocument } from '../../schema/problem.ts';
import { isWeaklySourced } from '../../schema/source.ts';
import { countsOf, listOf } from './answers.ts';

/** Says that no registration exists, and lists every address with the limit that holds for it. */
export function claimFile({ catalogue, baseUrl, routes }: Publication): SiteFile {
  const { requests, windowSeconds } = catalogue.service.rateLimit;
  const claim: Claim = {
    identity_type: 'anonymous',
    credential_type: 'none',
    granted: true,
    credential: null,
    registration_required: false,
    delegated_agent_access: false,
    endpoints: routes.map((route) => ({
      id: route.id,
      method: route.method,
      url: baseUrl + route.path,
      description: route.description.en,
      parameters: route.parameters.map(({ name }) => name),
    })),
    rate_limit: { requests, window_seconds: windowSeconds, per: 'address' },
    documentation: `${baseUrl}/auth.md`,
  };
  return answer('/api/agent/claim.json', Claim, claim);
}

/** How fresh the publication is: its day, how long it holds, a hash of the content, and what it counts. */
export function status(edition: Edition): Status {
  const { catalogue, asOf } = edition;
  /** How many records are of a kind, for each collection whose records an editor can compare with their sources. */
  const howMany = (is: (record: unknown) => boolean) =>
    Object.fromEntries(
      COMPARABLE.map((name) => [definitionOf(name).counts[0] ?? name, catalogue[name].filter(is).length]),
    );
  return {
    version: catalogue.service.version,
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: listOf('exams', edition).validUntil,
    contentHash: `sha256:${catalogue.contentHash}`,
    counts: Object.assign({}, ...COLLECTION_NAMES.map((name) => countsOf(name, catalogue))),
    verified: howMany((record) => (memberOf(record, 'verifiedOn') ?? null) !== null),
    weaklySourced: howMany(isWeaklySourced),
  };
}

export const statusFile = (edition: Edition): SiteFile => answer('/api/agent/status.json', Status, status(edition));

/** One problem document for each code, which a host answers with when it has to refuse. */
export const problemFiles = ({ baseUrl }: Edition): SiteFile[] =>
  PROBLEM_CODES.map((code) => answer(problemFile(code), Problem, problemDocument(code, baseUrl), PROBLEM_TYPE));

/** The folders with data; the rest describes the service. */
const DATA = ['/api/agent/', '/feeds/'];

/** What a copy of the data is compared with: of `files` those that hold data. */
export function manifestFile({ asOf }: Edition, files: readonly QuotedFile[]): SiteFile {
  const listed = files
    .filter(({ path }) => DATA.some((folder) => path.startsWith(folder)))
    .map(({ path, digest }) => ({ path, etag: etagOf(digest), bytes: digest.bytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return answer('/api/agent/manifest.json', Manifest, { asOf, count: listed.length, files: listed });
}
