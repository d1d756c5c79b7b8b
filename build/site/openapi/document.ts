import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import WORDS from '../../publication/address-words.json' with { type: 'json' };
import type { JsonSchema } from '../../schema/json-schema.ts';

/** The part of OpenAPI 3.1 that the document uses. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string; readonly url: string; readonly email: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly externalDocs: { readonly url: string; readonly description: string };
  /** By path, then by lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

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

interface SecurityScheme {
  readonly type: 'http';
  readonly scheme: 'bearer';
  readonly bearerFormat: string;
  readonly description: string;
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
