import type { TSchema } from 'typebox';
import { JSON_TYPE } from '../../edge/http/headers.ts';
import type { ProblemCode } from '../../edge/http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../edge/http/route-table.ts';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import type { CollectionName } from '../collections/collections.ts';
import WORDS from './address-words.json' with { type: 'json' };

/** What an address is about; OpenAPI's tags. */
export type Group = CollectionName | 'agents' | 'service' | 'feeds' | 'discovery';

/** A query parameter is optional, and an empty value is as if absent; a path parameter is always there. */
export interface Parameter {
  readonly name: string;
  /** Where it stands; in the query unless told. */
  readonly in?: 'query' | 'path';
  readonly description: Bilingual;
  /** A value of this publication. */
  readonly example: string;
  readonly maxLength?: number;
}

/** A public address. */
export interface Route {
  /** How `claim` and the documentation call it; the operation id of OpenAPI is made of it. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** A name in braces stands for a path parameter. */
  readonly path: string;
  readonly group: Group;
  readonly summary: Bilingual;
  readonly description: Bilingual;
  readonly parameters: readonly Parameter[];
  readonly contentType: string;
  /**
   * Shapes of the 200 answer, the most specific first: clients take the first that fits. Several where a parameter
   * changes the shape, none where it is no JSON of ours.
   */
  readonly answers: readonly TSchema[];
  readonly problems: readonly ProblemCode[];
  /** Which files answer; empty where only the edge function does, or a file at the very address. */
  readonly rules: readonly Rule[];
  /** What the edge function answers here, before the files are asked. */
  readonly dynamic?: { readonly methods: readonly string[]; readonly query: QueryCondition };
  /** Queries whose answers show what the parameters do. */
  readonly examples?: readonly Readonly<Record<string, string>>[];
}

type Ungrouped = Omit<Route, 'group'>;

/** Addresses of one group. */
export const inGroup = (group: Group, routes: readonly Ungrouped[]): Route[] =>
  routes.map((route) => ({ ...route, group }));

/** An address that is read as it is; what it is called, and what is there, is written in `address-words.json`. */
export const plainRoute = (
  id: keyof typeof WORDS.addresses,
  path: string,
  contentType: string,
  answers: readonly TSchema[] = [],
): Ungrouped => ({
  id,
  method: 'GET',
  path,
  ...WORDS.addresses[id],
  parameters: [],
  contentType,
  answers,
  problems: [],
  rules: [],
});

/** The same whose answer is the file of its name with `.json`. */
export const jsonRoute = (id: keyof typeof WORDS.addresses, path: string, shape: TSchema, type = JSON_TYPE) => ({
  ...plainRoute(id, path, type, [shape]),
  rules: [jsonRule(path)],
});

/** An address for each value of the name in its path, e.g. `example`; another value finds nothing. */
export const routeForEach = (
  id: keyof typeof WORDS.names,
  path: string,
  contentType: string,
  example = '',
  answers: readonly TSchema[] = [],
): Ungrouped => ({
  ...plainRoute(id, path, contentType, answers),
  parameters: [{ name: /(?<=\{)\w+/.exec(path)?.[0] ?? '', in: 'path', description: WORDS.names[id], example }],
  problems: ['not-found'],
});
