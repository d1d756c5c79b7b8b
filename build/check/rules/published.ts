import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { contentFile } from '../../collections/content-files.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { retiredIds, unquotedIds } from './references.ts';

const RETIRED = 'retired.yaml';

/** An id that was published has a record, or is retired: whoever kept it is told what became of it. */
export function publishedIdsStay(content: Content): Finding[] {
  const [published] = content.published;
  const [retired] = content.retired;
  if (published === undefined || retired === undefined) return [];
  return COLLECTION_NAMES.flatMap((collection) => {
    // While the file with all records cannot be understood, nothing can be said of them.
    if (content.broken.includes(`${collection}.yaml`)) return [];
    const unread = content.broken.flatMap((file) => {
      const place = contentFile(file);
      return place?.owner === collection ? [place.name] : [];
    });
    const known = new Set([
      ...content[collection].map(({ name }) => name),
      ...unread,
      ...retiredIds(collection, content.retired),
      ...unquotedIds(collection, content[collection]),
    ]);
    const what = definitionOf(collection).one;
    return (published.value[collection] ?? [])
      .filter((id) => !known.has(id))
      .map((id) => {
        const { line, column } = retired.document.position([collection], 'key');
        const where = { file: RETIRED, line, column, path: `/${collection}` };
        return finding('published-id-gone', { what, id, collection }, where);
      });
  });
}
