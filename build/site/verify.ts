import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { components, shapeName } from '../schema/json-schema.ts';
import type { Site } from './site.ts';

/**
 * Holds the finished site against what it promises: every JSON answer against the component that OpenAPI
 * publishes for it, every rule against the files, and every path against being listed twice.
 * @returns one sentence for each broken promise; each is a fault of the program, not of the content
 */
export function verifySite({ files, table }: Site): string[] {
  const schemas = files.flatMap(({ schema }) => (schema === null ? [] : [schema]));
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas: components(schemas) } }, 'openapi');

  const wrongAnswers = files.flatMap(({ path, schema, value }) => {
    const name = schema && shapeName(schema);
    if (!name) return [];
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
    if (!validate) return [`${path}: there is no component ${name}`];
    if (validate(value)) return [];
    return [`${path} does not match ${name}: ${ajv.errorsText(validate.errors, { dataVar: '' })}`];
  });
  const paths = new Set(files.map(({ path }) => path));
  const missingFiles = table.rules
    .filter(({ file }) => !paths.has(file))
    .map(({ path, file }) => `${path}: there is no file ${file}`);
  const shadowed = table.rules
    .filter(({ path }) => paths.has(path))
    .map(({ path }) => `${path}: a file lies at a rewritten address`);
  const repeated = files.length === paths.size ? [] : ['two files have the same path'];
  return [...wrongAnswers, ...missingFiles, ...shadowed, ...repeated];
}
