import { type BuildOptions, type BuildResult, makeSite } from './build.ts';
import { type Snapshot, takeSnapshot, withWritten } from './read/snapshot.ts';

/** A site that is kept in memory while its content is edited. */
export interface LiveSite {
  /**
   * The site for the content as it is now. What was not edited is not done again, and nothing is written.
   * @param written paths in the content directory that were written since, if that is all that happened; null: anything
   * @throws UserError when the content directory is missing or its site cannot be published
   */
  update(written: ReadonlySet<string> | null): Promise<BuildResult>;
}

export function openLive(options: Omit<BuildOptions, 'outDir'>): LiveSite {
  const { contentDir } = options;
  let snapshot: Snapshot | undefined;
  return {
    async update(written) {
      const small = snapshot && written && withWritten(snapshot, contentDir, written);
      snapshot = small || (await takeSnapshot(contentDir, snapshot));
      return makeSite(snapshot, options);
    },
  };
}
