import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, loadContent } from '../../build/catalogue/catalogue.ts';
import type { Route } from '../../build/publication/route.ts';
import { routesOf } from '../../build/site/routes.ts';

/**
 * Content of the tests' own, once copied from `content/` and edited by nobody but programmers: what editors do
 * with the real content can fail no test of the program. Tests of the real content are in `test/content/`.
 */
export const CONTENT_DIR = fileURLToPath(new URL('../fixtures/content', import.meta.url));

async function load(): Promise<Catalogue> {
  const { catalogue, findings } = await loadContent(CONTENT_DIR);
  if (catalogue === null) throw new Error(`The frozen content is wrong: ${JSON.stringify(findings[0])}`);
  // Whoever changed a record that all share would fail: each part that is visited is frozen.
  JSON.stringify(catalogue, (_key, part) => Object.freeze(part));
  return catalogue;
}

let frozen: Promise<Catalogue> | undefined;

/** The frozen content, checked and typed: read once for all files of a worker. */
export function frozenCatalogue(): Promise<Catalogue> {
  frozen ??= load();
  return frozen;
}

/** The addresses of the interface as the frozen content fills them in. */
export const frozenRoutes = async (): Promise<readonly Route[]> =>
  routesOf({ catalogue: await frozenCatalogue(), baseUrl: 'https://data.example', asOf: '2026-11-20' });

/** A copy of the content in a directory that is not there yet, with one file changed. */
export async function contentWith(copy: string, file: string, change: (text: string) => string): Promise<string> {
  await cp(CONTENT_DIR, copy, { recursive: true });
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  return copy;
}

/** A record with a key that there is not. */
export const misspelt = (text: string) => text.replace('nameEn:', 'nameEnn:');
