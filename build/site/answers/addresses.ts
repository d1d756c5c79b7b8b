import { type CollectionName, definitionOf } from '../../collections/collections.ts';
import { memberOf } from '../../schema/json-value.ts';

/** Address of the list of a collection. */
export const addressOf = (name: CollectionName): string => `/api/agent/${name}`;

/** Address of the answer about one record. */
export const recordAddress = (name: CollectionName, id: string): string => `${addressOf(name)}/${id}`;

/** The file with that answer. */
export const recordFile = (name: CollectionName, id: string): string => `${recordAddress(name, id)}.json`;

/** The id of a record, which the check has seen to be a text. */
export const idOf = (name: CollectionName, record: unknown): string =>
  String(memberOf(record, definitionOf(name).idKey));
