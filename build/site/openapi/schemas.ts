import { SCHEMA_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { publishedComponents } from '../../schema/json-schema.ts';
import { Problem } from '../../schema/problem.ts';

/** Every shape of the interface as a JSON Schema of its own (2020-12); they refer to each other by file name. */
export const schemaFiles = ({ baseUrl, routes }: Publication): SiteFile[] =>
  Object.entries(
    publishedComponents([Problem, ...routes.flatMap(({ answers }) => answers)], {
      refTo: (name) => `${name}.json`,
    }),
  ).map(([name, schema]) => {
    const value = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${baseUrl}/schemas/${name}.json`,
      title: name,
      ...schema,
    };
    return { ...plainFile(`/schemas/${name}.json`, SCHEMA_TYPE, JSON.stringify(value)), value };
  });
