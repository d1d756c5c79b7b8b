import { anyObject } from './shape.ts';

/** The specification defines its keys. */
export const OpenApiDocument = anyObject('OpenApiDocument', 'An OpenAPI 3.1 document.');
