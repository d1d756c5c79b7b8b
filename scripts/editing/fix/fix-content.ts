import { join } from 'node:path';
import { listContent } from '../../../build/read/list.ts';
import { takeSnapshot } from '../../../build/read/snapshot.ts';
import { replaceFile } from '../replace-file.ts';
import { type Fix, fixed } from './fix.ts';

export interface FixedFile {
  /** Path in the content directory. */
  readonly file: string;
  readonly fixes: readonly Fix[];
}

/**
 * Brings the records of a content directory into the layout of the house, each file whole or not at all.
 * @param isDry whether it is only said what would be done
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function fixContent(dir: string, isDry: boolean): Promise<readonly FixedFile[]> {
  const snapshot = await takeSnapshot(dir);
  const done: FixedFile[] = [];
  for (const file of listContent(snapshot).files) {
    const bytes = snapshot.files.get(file);
    const result = bytes instanceof Uint8Array ? fixed(file, bytes) : null;
    if (result === null || result.fixes.length === 0) continue;
    if (!isDry) await replaceFile(join(dir, file), result.text);
    done.push({ file, fixes: result.fixes });
  }
  return done;
}
