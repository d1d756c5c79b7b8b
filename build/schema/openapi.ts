import * as Type from './type.ts';

/** As much of OpenAPI as says that a document is one; the specification defines the rest. */
export const OpenApiDocument = Type.Object(
  {
    openapi: Type.Literal('3.1.0'),
    info: Type.Object({ title: Type.String(), version: Type.String() }),
    paths: Type.Record(Type.String(), Type.Object({})),
    components: Type.Object({}),
  },
  { $id: 'OpenApiDocument', additionalProperties: true, description: 'An OpenAPI 3.1 document.' },
);
