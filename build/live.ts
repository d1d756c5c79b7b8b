import { type BuildOptions, checkSnapshot } from './build.ts';
import type { Finding } from './findings/finding.ts';
import { type Snapshot, takeSnapshot, withWritten } from './read/snapshot.ts';
import { type LateSite, lateSiteOf } from './site/site.ts';
import { faultIn } from './site/verify.ts';

/** A site that is kept in memory while its content is edited. */
export interface LiveSite {
  /**
   * The site for the content as it is now, null when a finding is an error. What was not edited is not read and checked
   * again, a file is made and held against its shape when it is asked for, and nothing is written.
   * @param written paths in the content directory that were written since, if that is all that happened; null: anything
   * @throws UserError when the content directory is missing or its site cannot be published
   */
  update(written: ReadonlySet<string> | null): Promise<{
    readonly findings: readonly Finding[];
    readonly site: LateSite | null;
  }>;
}

export function openLive(options: Omit<BuildOptions, 'outDir'>): LiveSite {
  const { contentDir } = options;
  let snapshot: Snapshot | undefined;
  return {
    async update(written) {
      const small = snapshot && written && withWritten(snapshot, contentDir, written);
      snapshot = small || (await takeSnapshot(contentDir, snapshot));
      const { findings, edition } = checkSnapshot(snapshot, options);
      return { findings, site: edition && lateSiteOf(edition, faultIn) };
    },
  };
}
