import type { SiteFile } from '../../build/publication/publication.ts';

/** Reads what the files of a site say, by path. Throws where nothing is published. */
export function textOf({ files }: { readonly files: readonly SiteFile[] }): (path: string) => string {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path) => {
    const file = byPath.get(path);
    if (file === undefined) throw new Error(`${path} is not published.`);
    return String(file.body);
  };
}
