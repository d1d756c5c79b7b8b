import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { SiteFile } from '../publication/publication.ts';
import { components, shapeName } from '../schema/json-schema.ts';
import { progress } from '../values/progress.ts';
import type { Site } from './site.ts';

/** Files that were held against their shape already, while a site is kept in memory. */
const right = new WeakSet<SiteFile>();

let compiled: { readonly schemas: ReadonlySet<TSchema>; readonly ajv: Ajv2020 } | undefined;

/** The components of these shapes, compiled when they are first used; again only when there are other shapes. */
function componentsOf(schemas: readonly TSchema[]): Ajv2020 {
  const wanted = new Set(schemas);
  const known = compiled;
  if (
    known !== undefined &&
    wanted.size === known.schemas.size &&
    [...wanted].every((each) => known.schemas.has(each))
  ) {
    return known.ajv;
  }
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas: components(schemas) } }, 'openapi');
  compiled = { schemas: wanted, ajv };
  return ajv;
}

/**
 * Holds the finished site against what it promises: every JSON answer against the shape that OpenAPI
 * publishes for it, but closed: a key that no shape names is a mistake here, every rule against the files, and every path against being listed twice.
 * @returns one sentence for each broken promise; each is a fault of the program, not of the content
 */
export function verifySite({ files, table }: Site): string[] {
  const ajv = componentsOf(files.flatMap(({ schema }) => (schema === null ? [] : [schema])));
  const wrongAnswers = files.flatMap((file, at) => {
    progress('verifying', at, files.length);
    const { path, schema, value } = file;
    const name = schema && shapeName(schema);
    if (!name || right.has(file)) return [];
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
    if (!validate) return [`${path}: there is no component ${name}`];
    if (validate(value)) {
      right.add(file);
      return [];
    }
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
