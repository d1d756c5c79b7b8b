import type { SiteFile } from '../publication/publication.ts';
import { answerValidator, errorsText } from '../schema/ajv.ts';
import { shapeName } from '../schema/json-schema.ts';
import { progress } from '../values/progress.ts';
import type { Site } from './site.ts';

/** What is wrong with an answer, as a sentence; null: nothing. */
export function faultIn({ path, schema, value }: SiteFile): string | null {
  const validate = schema && answerValidator(schema);
  if (!validate || validate(value)) return null;
  return `${path} does not match ${shapeName(schema)}: ${errorsText(validate)}`;
}

/**
 * Verifies what the finished site promises: every JSON answer has the shape that OpenAPI publishes for it (but closed: a
 * key that no shape names is a mistake here), every rule has its file, and no path is listed twice.
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
