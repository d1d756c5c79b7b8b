import type { TSchema } from 'typebox';
import { FORMATS } from '../check/shape/formats.ts';
import type { SiteFile } from '../publication/publication.ts';
import { acceptsOf } from '../schema/accepts.ts';
import { ajvPackage, jsonSchemaFormats } from '../schema/ajv-package.ts';
import { selfContained, shapeName } from '../schema/json-schema.ts';
import { oncePer } from '../values/once-per.ts';
import { progress } from '../values/progress.ts';
import type { Site } from './site.ts';

const accepts = oncePer((schema: TSchema) => acceptsOf(schema, FORMATS));

/** What is wrong with an answer that is not accepted; null: its addresses are such as no editor may write. */
function explained(value: unknown, schema: TSchema): string | null {
  const { Ajv2020 } = ajvPackage();
  const ajv = new Ajv2020({ strict: false, formats: jsonSchemaFormats(), code: { optimize: false } });
  const validate = ajv.compile(selfContained(schema));
  return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: '' });
}

/** What is wrong with an answer, as a sentence; null: nothing. It is held against its shape once. */
export const faultIn = oncePer(({ path, schema, value }: SiteFile): string | null => {
  const name = schema && shapeName(schema);
  if (!name || accepts(schema)(value)) return null;
  const fault = explained(value, schema);
  return fault && `${path} does not match ${name}: ${fault}`;
});

/**
 * Holds the finished site against what it promises: every JSON answer against the shape that OpenAPI publishes for it
 * (but closed: a key that no shape names is a mistake here), every rule against the files, and every path against being
 * listed twice.
 * @returns one sentence for each broken promise; each is a fault of the program, not of the content
 */
export function verifySite({ files, table }: Site): string[] {
  const wrongAnswers = files.flatMap((file, at) => {
    progress('verifying', at, files.length);
    return faultIn(file) ?? [];
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
