import type { JsonSchema } from '../../../build/schema/json-schema.ts';

/** A value that an editor is offered, with what it means. */
export interface Offer {
  readonly value: string;
  readonly meaning: string;
}

/** The ids that exist, by collection. */
export type Ids = Readonly<Record<string, readonly Offer[]>>;

/** A part of a schema that offers values but accepts others: what is offered may be older than the content. */
export function offering(offers: readonly Offer[], schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  const offered = {
    // So that a year is inserted in quotes.
    type: 'string',
    enum: offers.map(({ value }) => value),
    enumDescriptions: offers.map(({ meaning }) => meaning),
  };
  return { ...(description === undefined ? {} : { description }), anyOf: [offered, rest] };
}
