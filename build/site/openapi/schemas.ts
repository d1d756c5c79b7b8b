import { SCHEMA_TYPE } from '../../publication/media-types.ts';
import type { Publication, SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/agent.ts';
import { components } from '../../schema/json-schema.ts';
import { interfaceRoutes } from '../routes.ts';

/** Every shape of the interface as a JSON Schema of its own (2020-12); they refer to each other by file name. */
export const schemaFiles = ({ baseUrl }: Publication): SiteFile[] =>
  Object.entries(
    components([Problem, ...interfaceRoutes().flatMap(({ answers }) => answers)], (name) => `${name}.json`),
  ).map(([name, schema]) => ({
    path: `/schemas/${name}.json`,
    contentType: SCHEMA_TYPE,
    cache: 'short',
    body: JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${baseUrl}/schemas/${name}.json`,
      title: name,
      ...schema,
    }),
    schema: null,
  }));
