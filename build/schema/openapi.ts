import * as Type from './type.ts';

const open = <P extends Parameters<typeof Type.Object>[0]>(name: string, properties: P) =>
  Type.Object(properties, { $id: name, additionalProperties: true, description: 'As OpenAPI 3.1 has it.' });

/** As much of OpenAPI as says that a document is one; the specification defines the rest. */
export const OpenApiDocument = Type.Object(
  {
    openapi: Type.Literal('3.1.0'),
    info: open('OpenApiInfo', { title: Type.String(), version: Type.String() }),
    paths: Type.Record(Type.String(), open('OpenApiPath', {})),
    components: open('OpenApiComponents', {}),
  },
  { $id: 'OpenApiDocument', additionalProperties: true, description: 'An OpenAPI 3.1 document.' },
);
