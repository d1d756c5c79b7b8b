import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What happened in a directory since it was last asked about. */
export interface Changes {
  /** Paths that were written, if that is all that happened; null: anything may have. */
  readonly written: ReadonlySet<string> | null;
}

/** A program saves in several steps; what comes within so many milliseconds is one change. */
const QUIET = 25;
/** How often it is seen to that the folders are still those that are watched, in milliseconds. */
const SECOND_LOOK = 1_000;

/** A directory and all folders in it; none when it is not there. */
function foldersIn(directory: string): string[] {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    return [directory, ...folders.map((entry) => join(entry.parentPath, entry.name))];
  } catch {
    return [];
  }
}

/** Tells whether the same folders are there: another one may have been moved to the place of each. */
const identitiesOf = (folders: readonly string[]): string =>
  folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.ino ?? '').join(' ');

/**
 * Watches a directory, also while it or a folder in it is moved away and back. Each folder is watched for its files:
 * there are few folders, and perhaps very many files.
 * @returns ends the watch
 */
export function watchDirectory(directory: string, changed: (changes: Changes) => void): () => void {
  let folders: readonly string[] = [];
  let identities = '';
  let watchers: readonly FSWatcher[] = [];
  let written: Set<string> | null = new Set();
  let timer: NodeJS.Timeout | undefined;

  function notice(path: string | null): void {
    if (path === null) written = null;
    else written?.add(relative(directory, path).replaceAll(sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = { written };
      if (written === null) open();
      written = new Set();
      changed(changes);
    }, QUIET);
  }

  function watchFolder(folder: string): FSWatcher[] {
    try {
      const watcher = watch(folder, (event, name) =>
        notice(event === 'change' && name !== null ? join(folder, name) : null),
      );
      return [watcher.on('error', () => notice(null))];
    } catch {
      // It has gone meanwhile; the second look finds what comes in its place.
      return [];
    }
  }

  function open(): void {
    for (const watcher of watchers) watcher.close();
    folders = foldersIn(directory);
    identities = identitiesOf(folders);
    watchers = folders.flatMap(watchFolder);
  }

  open();
  const secondLook = setInterval(() => {
    const isThere = folders.length > 0 || foldersIn(directory).length > 0;
    if (isThere && identitiesOf(folders.length > 0 ? folders : [directory]) !== identities) notice(null);
  }, SECOND_LOOK);
  return () => {
    clearInterval(secondLook);
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
