import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { liveIds, retiredIds } from '../ids.ts';

/** An id that was published has a record, or is retired: whoever kept it is told what became of it. */
export function publishedIdsStay(content: Content): Finding[] {
  const [published] = content.published;
  const [retired] = content.retired;
  if (published === undefined || retired === undefined) return [];
  // While the file with all records cannot be understood, nothing can be said of them.
  const understood = COLLECTION_NAMES.filter((name) => !content.broken.includes(`${name}.yaml`));
  return understood.flatMap((collection) => {
    const known = new Set([...liveIds(collection, content), ...retiredIds(collection, content)]);
    const { one: what } = definitionOf(collection);
    return (published.value[collection] ?? [])
      .filter((id) => !known.has(id))
      .map((id) =>
        findingAt(retired.document, [collection], 'published-id-gone', { what, id, collection }, 'key'),
      );
  });
}

/** An id that is retired never names a record again. */
export const retiredIdsStayRetired = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const gone = new Set(retiredIds(name, content));
    if (gone.size === 0) return [];
    const { idKey } = definitionOf(name);
    return content[name].flatMap(({ document, path, value }) => {
      const id = memberOf(value, idKey);
      return typeof id === 'string' && gone.has(id)
        ? [findingAt(document, [...path, idKey], 'retired-id-used', { id })]
        : [];
    });
  });
