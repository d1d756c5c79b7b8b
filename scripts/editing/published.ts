import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { byCodePoints } from '../../edge/text/order.ts';

const HEADING = `# yaml-language-server: $schema=../schemas/published.json
# Every id that was ever published. \`npm run published\` adds to it on the main branch; nothing is ever taken out. An id
# that stands here has a record, or is listed in retired.yaml. Ids in quotes would otherwise be read as numbers.
`;

const inYaml = (id: string): string => (/^\d+$/.test(id) ? `'${id}'` : id);

/**
 * The text of published.yaml: the ids that it already lists, and those of the records.
 * @param before the value of the file as it stands; null: there is none
 */
export function publishedText(before: unknown, catalogue: Catalogue): string {
  const listed = isRecord(before) ? before : {};
  const lists = COLLECTION_NAMES.map((name) => {
    const { idKey } = definitionOf(name);
    const old = listed[name];
    const ids = new Set([
      ...(Array.isArray(old) ? old.map(String) : []),
      ...catalogue[name].flatMap((record: unknown) => (isRecord(record) ? [String(record[idKey])] : [])),
    ]);
    const items = [...ids].sort(byCodePoints).map((id) => `\n  - ${inYaml(id)}`);
    return `${name}:${items.length === 0 ? ' []' : items.join('')}\n`;
  });
  return HEADING + lists.join('');
}
