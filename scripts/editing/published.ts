import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { memberOf } from '../../build/schema/json-value.ts';
import { byCodePoints } from '../../edge/text/order.ts';

const HEADING = `# yaml-language-server: $schema=../schemas/published.json
# Every id that was ever published. \`npm run published\` adds to it on the main branch; nothing is ever taken out. An id
# that stands here has a record, or is listed in retired.yaml. Ids in quotes would otherwise be read as numbers.
`;

/**
 * The text of published.yaml: the ids that it already lists, and those of the records.
 * @param before the value of the file as it stands; null: there is none
 */
export function publishedText(before: unknown, catalogue: Catalogue): string {
  const lists = COLLECTION_NAMES.map((name) => {
    const records: readonly unknown[] = catalogue[name];
    const present = records.map((record) => memberOf(record, definitionOf(name).idKey));
    const ids = new Set([memberOf(before, name) ?? [], present].flat().map(String));
    const items = [...ids].sort(byCodePoints).map((id) => `\n  - ${/^\d+$/.test(id) ? `'${id}'` : id}`);
    return `${name}:${items.length === 0 ? ' []' : items.join('')}\n`;
  });
  return HEADING + lists.join('');
}
