import { renameSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ROUTES_FILE } from '../../http/addresses.ts';
import { UserError } from '../findings/user-error.ts';
import type { SiteFile } from '../publication/publication.ts';

/** A directory without it holds no site, and is no build's to replace. */
const MARK = ROUTES_FILE;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const readOrNull = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

/** A build that was killed between its two renames leaves the old site under this name; it is taken up again. */
const previousOf = (outDir: string): string => `${outDir}.previous`;

/** Whether a process is still there: its directory is another build at work, not a leftover. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function recover(outDir: string): Promise<void> {
  await refuseForeign(previousOf(outDir));
  if (!(await exists(outDir)) && (await exists(previousOf(outDir)))) await rename(previousOf(outDir), outDir);
  await rm(previousOf(outDir), { recursive: true, force: true });
  const parent = dirname(outDir);
  const mark = `${basename(outDir)}.next-`;
  const leftovers = (await readdir(parent)).filter((name) => {
    const pid = name.startsWith(mark) ? name.slice(mark.length) : '';
    return /^\d+$/.test(pid) && !isRunning(Number(pid));
  });
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

async function refuseForeign(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(
      `The output ${outDir} is not a directory that can be read. Choose another with --out.`,
    );
  });
  if (entries.length > 0 && !(await exists(join(outDir, MARK)))) {
    throw new UserError(
      `The output directory ${outDir} holds files that no build wrote. Empty it, or choose another with --out.`,
    );
  }
}

async function allPaths(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const unwritable = (outDir: string) => (error: Error) => {
  throw new UserError(
    `The output ${outDir} cannot be written (${error.message}). Choose another with --out.`,
  );
};

/** Links what has not changed, so that its inode and time stay, and writes the rest. */
async function writeFiles(files: readonly SiteFile[], nextDir: string, outDir: string): Promise<void> {
  const directories = new Set(files.map(({ path }) => dirname(join(nextDir, path))));
  for (const directory of directories) await mkdir(directory, { recursive: true });
  await Promise.all(
    files.map(async ({ path, body }) => {
      const old = join(outDir, path);
      const unchanged = (await readOrNull(old))?.equals(Buffer.from(body)) === true;
      const linked =
        unchanged &&
        (await link(old, join(nextDir, path)).then(
          () => true,
          () => false,
        ));
      if (!linked) await writeFile(join(nextDir, path), body);
    }),
  );
}

async function isCurrent(files: readonly SiteFile[], outDir: string): Promise<boolean> {
  const present = new Set(await allPaths(outDir));
  if (present.size !== files.length) return false;
  const same = await Promise.all(
    files.map(
      async ({ path, body }) => (await readOrNull(join(outDir, path)))?.equals(Buffer.from(body)) === true,
    ),
  );
  return same.every(Boolean);
}

async function swap(nextDir: string, outDir: string): Promise<void> {
  const previous = previousOf(outDir);
  const replaces = await exists(outDir);
  // At once, so that nothing else of this process runs while there is no site.
  if (replaces) renameSync(outDir, previous);
  try {
    renameSync(nextDir, outDir);
  } catch (error) {
    if (replaces) renameSync(previous, outDir);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/**
 * Puts a site in the place of the one before it, all of it or nothing: the new one is complete beside the old
 * one before it takes its place. A site that is already there, byte for byte, is left untouched.
 * @throws UserError when the directory holds anything that no build wrote, or cannot be written
 */
export async function writeSite(files: readonly SiteFile[], directory: string): Promise<void> {
  const outDir = resolve(directory);
  await mkdir(dirname(outDir), { recursive: true }).catch(unwritable(outDir));
  await recover(outDir);
  await refuseForeign(outDir);
  if (await isCurrent(files, outDir)) return;
  const nextDir = `${outDir}.next-${process.pid}`;
  // Not recursive: where a directory cannot be made at all, as in /proc, Node tries that without end.
  await mkdir(nextDir).catch(unwritable(outDir));
  try {
    await writeFiles(files, nextDir, outDir);
    await swap(nextDir, outDir);
  } finally {
    await rm(nextDir, { recursive: true, force: true });
  }
}
