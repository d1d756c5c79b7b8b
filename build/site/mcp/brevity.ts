import type { Brevity } from '../../../edge/mcp/brief.ts';
import type { LeftOut } from '../../collections/collection.ts';

/** Keys of a record as places in the answer that holds it under a member; keys that stand anywhere stay as they are. */
const placesUnder = (member: string, keys: readonly string[]): string[] =>
  keys.map((key) => (key.startsWith('*') ? key : `${member}.${key}`));

/** What the answers of a tool leave out of records under a member, one by one or in a list. */
export const brevityOf = (
  member: string,
  { record, list, long = { bytes: 0, keys: [] } }: LeftOut,
  inList: boolean,
): Brevity => ({
  leftOut: placesUnder(member, inList ? [...record, ...list] : record),
  long: { bytes: long.bytes, keys: placesUnder(member, long.keys) },
});
