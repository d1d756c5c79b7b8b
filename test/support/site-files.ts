import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Edition, plainFile, type SiteFile } from '../../build/publication/publication.ts';
import { siteFiles } from '../../build/site/site.ts';
import { verified } from '../../build/site/verify.ts';
import type { RouteTable } from '../../edge/http/route-table.ts';

/** Every file to be published, and the table by which a host serves them. */
export interface Site {
  readonly files: readonly SiteFile[];
  readonly table: RouteTable;
}

/** The same site as one value, for tests that need all of it at once. */
export function siteOf(edition: Edition): Site {
  const files: SiteFile[] = [];
  const making = siteFiles(edition);
  for (;;) {
    const { done, value } = making.next();
    if (done) return { files, table: value };
    files.push(value);
  }
}

/** A plain file of a site. */
export const textFile = (path: string, body: string | Buffer): SiteFile => plainFile(path, 'text/plain', body);

/** Reads what the files of a site say, by path. Throws where nothing is published. */
export function textOf({ files }: { readonly files: readonly SiteFile[] }): (path: string) => string {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path) => {
    const file = byPath.get(path);
    if (file === undefined) throw new Error(`${path} is not published.`);
    return String(file.body);
  };
}

/** What the verification says is wrong with a site, a sentence each. */
export function faultsOf({ files, table }: Site): string[] {
  function* finished(): Generator<SiteFile, RouteTable> {
    yield* files;
    return table;
  }
  try {
    for (const _ of verified(finished()));
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

/** Every file below a directory, by its path from there: its bytes in base64, so that two trees can be compared. */
export async function filesIn(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(paths.map(async (path) => [relative(directory, path), await readFile(path, 'base64')] as const)),
  );
}
