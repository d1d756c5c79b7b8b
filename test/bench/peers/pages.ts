/**
 * The pages of single records, from universities that a peer has read, by the very functions of this program: what is
 * measured is everything else that a builder does.
 */
import { loadContent } from '../../../build/catalogue/load.ts';
import type { UniversityRecord } from '../../../build/schema/university.ts';
import { pageFiles } from '../../../build/site/pages/files.ts';
import { recordPages } from '../../../build/site/pages/pages.ts';
import { publicationOf } from '../../../build/site/site.ts';
import { fold } from '../../../edge/text/fold.ts';
import { sortedBy } from '../../../edge/text/order.ts';

interface Rendered {
  readonly path: string;
  render(): string;
}

/** @param content directory with everything but the universities */
export async function pagesOf(
  universities: readonly UniversityRecord[],
  content: string,
  asOf: string,
): Promise<Rendered[]> {
  const { catalogue } = await loadContent(content);
  if (catalogue === null) throw new Error(`${content} has errors.`);
  const known = new Map([...catalogue.universities, ...universities].map((record) => [record.id, record]));
  const publication = publicationOf({
    catalogue: {
      ...catalogue,
      universities: sortedBy([...known.values()], ({ name, id }) => [name, id].map(fold)),
    },
    baseUrl: 'http://localhost:8080',
    asOf,
  });
  return [...recordPages(publication)]
    .flatMap((page) => pageFiles(page, publication))
    .map(({ path, body }) => ({ path, render: () => body.toString() }));
}
