import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import WORDS from '../../publication/address-words.json' with { type: 'json' };
import type { JsonSchema } from '../../schema/json-schema.ts';

/** An address of the document, with the part of OpenAPI 3.1 that it uses. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  /** Only where the security of the whole document does not hold. */
  readonly security?: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface ParameterObject extends Header {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

/** By media type. */
export type Content = Readonly<Record<string, MediaType>>;

interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A real answer. */
export interface Example {
  /** The request that gives it. */
  readonly summary: string;
  readonly value: unknown;
}

export interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: string;
}

/** Both languages as one description: Arabic first, as on every page. */
export const both = ({ ar, en }: Bilingual): string => `${ar}\n\n${en}`;

/** Both languages in one line. */
export const bothInLine = ({ ar, en }: Bilingual): string => `${ar} | ${en}`;

/** What each group of addresses is about, in the order in which documents show them. */
export const GROUPS: Readonly<Record<string, { title: Bilingual; description: Bilingual }>> = {
  ...Object.fromEntries(
    COLLECTION_NAMES.filter((name) => definitionOf(name).group === undefined).map((name) => {
      const { many, about } = definitionOf(name);
      return [name, { title: many, description: about }];
    }),
  ),
  ...WORDS.groups,
};
