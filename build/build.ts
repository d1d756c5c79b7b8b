import { loadSnapshot } from './catalogue/load.ts';
import type { Finding } from './findings/finding.ts';
import { refuseExamples } from './production.ts';
import type { Edition, Publish } from './publication/publication.ts';
import { type Snapshot, takeSnapshot } from './read/snapshot.ts';
import { requireForms } from './site/forms/files.ts';
import { type Site, siteOf } from './site/site.ts';
import { verifySite } from './site/verify.ts';
import { refuseOverlap } from './write/output-directory.ts';
import { openWriter } from './write/write-site.ts';

export interface BuildOptions {
  readonly contentDir: string;
  readonly outDir: string;
  /** Address of the service, as `baseAddress` gives it. */
  readonly baseUrl: string;
  /** Day in Riyadh for which statuses are derived, ISO 8601. */
  readonly asOf: string;
  /**
   * The day to which the check compares days that must not lie ahead: today. Left out while `asOf` is a day that is only
   * tried out, before which much of the content was not yet written.
   */
  readonly checkedOn?: string;
  /** Whether real visitors will come: example values in service.yaml are then refused. */
  readonly production: boolean;
  /** Whether single records have pages, too. They have, unless told otherwise. */
  readonly recordPages?: boolean;
}

export interface BuildResult {
  readonly findings: readonly Finding[];
  /** The site that was written; null when a finding is an error, and then nothing was touched. */
  readonly site: Site | null;
}

/**
 * Reads and checks the content, precomputes every answer, verifies the answers, and puts the site in place.
 * @throws UserError for a directory that cannot be used; Error when the program breaks its own promises
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  refuseOverlap(options.contentDir, options.outDir);
  return publishChecked(checkSnapshot(await takeSnapshot(options.contentDir), options), options.outDir);
}

/** Puts in place what a check let pass. */
export function publishChecked({ findings, edition }: Checked, outDir: string): BuildResult {
  if (edition === null) return { findings, site: null };
  const writer = openWriter(outDir);
  try {
    const site = verifiedSite(edition, writer.place);
    writer.commit(site.files);
    return { findings, site };
  } finally {
    writer.close();
  }
}

type Asked = Pick<BuildOptions, 'baseUrl' | 'asOf' | 'checkedOn' | 'production' | 'recordPages'>;

/** What is to be published; null when a finding is an error. */
interface Checked {
  readonly findings: readonly Finding[];
  readonly edition: Edition | null;
}

/** @throws UserError when the content cannot be published so */
export function checkSnapshot(
  snapshot: Snapshot,
  { baseUrl, asOf, checkedOn, production, recordPages = true }: Asked,
): Checked {
  const { findings, catalogue } = loadSnapshot(snapshot, checkedOn ?? null);
  if (catalogue === null) return { findings, edition: null };
  if (production) {
    refuseExamples(catalogue.service);
    requireForms(catalogue.service);
  }
  return { findings, edition: { catalogue, baseUrl, asOf, recordPages } };
}

function verifiedSite(edition: Edition, publish: Publish): Site {
  const site = siteOf(edition, publish);
  const broken = verifySite(site);
  if (broken.length > 0) throw new Error(`The build would publish something wrong:\n${broken.join('\n')}`);
  return site;
}
