import { loadSnapshot } from './catalogue/load.ts';
import type { Finding } from './findings/finding.ts';
import { refuseExamples } from './production.ts';
import { type Snapshot, takeSnapshot } from './read/snapshot.ts';
import { type KeptFiles, type Site, siteOf } from './site/site.ts';
import { verifySite } from './site/verify.ts';
import { refuseOverlap } from './write/output-directory.ts';
import { writeSite } from './write/write-site.ts';

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
  return buildSnapshot(await takeSnapshot(options.contentDir), options);
}

/** The same for a content directory that was read already. */
export async function buildSnapshot(snapshot: Snapshot, options: BuildOptions): Promise<BuildResult> {
  refuseOverlap(options.contentDir, options.outDir);
  const result = makeSite(snapshot, options);
  if (result.site !== null) await writeSite(result.site.files, options.outDir);
  return result;
}

/**
 * The same without writing anything.
 * @param kept files of the site before, as for `siteOf`
 * @throws UserError when the content cannot be published so; Error when the program breaks its own promises
 */
export function makeSite(
  snapshot: Snapshot,
  {
    baseUrl,
    asOf,
    checkedOn,
    production,
  }: Pick<BuildOptions, 'baseUrl' | 'asOf' | 'checkedOn' | 'production'>,
  kept?: KeptFiles,
): BuildResult {
  const { findings, catalogue } = loadSnapshot(snapshot, checkedOn ?? null);
  if (catalogue === null) return { findings, site: null };
  if (production) refuseExamples(catalogue.service);
  const site = siteOf({ catalogue, baseUrl, asOf }, kept);
  const broken = verifySite(site);
  if (broken.length > 0) throw new Error(`The build would publish something wrong:\n${broken.join('\n')}`);
  return { findings, site };
}
