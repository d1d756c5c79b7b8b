import type { RouteTable } from '../../edge/http/route-table.ts';
import type { SiteFile } from '../publication/publication.ts';
import { answerValidator, errorsText } from '../schema/ajv.ts';
import { shapeName } from '../schema/json-schema.ts';

/** What is wrong with the rules of a table, given the paths of all files. */
const faultsInRules = ({ rules }: RouteTable, paths: ReadonlySet<string>): string[] => [
  ...rules.filter(({ file }) => !paths.has(file)).map(({ path, file }) => `${path}: there is no file ${file}`),
  ...rules.filter(({ path }) => paths.has(path)).map(({ path }) => `${path}: a file lies at a rewritten address`),
];

/**
 * Passes the files of a site on, and compares the site with what it promises: every JSON answer with the shape that
 * OpenAPI publishes for it (but closed: a key that no shape names is a mistake here), every rule with the files, and
 * every path with those before it.
 * @throws Error at the end, with a sentence for each broken promise; each is a fault of the program, not of the content
 */
export function* verified<T extends SiteFile>(files: Generator<T, RouteTable>): Generator<T, RouteTable> {
  const faults: string[] = [];
  const paths = new Set<string>();
  for (;;) {
    const { done, value } = files.next();
    if (done) {
      faults.push(...faultsInRules(value, paths));
      if (faults.length === 0) return value;
      throw new Error(`The build would publish something wrong:\n${faults.join('\n')}`);
    }
    const { path, schema } = value;
    const validate = schema && answerValidator(schema);
    if (schema && validate && !validate(value.value))
      faults.push(`${path} does not match ${shapeName(schema)}: ${errorsText(validate)}`);
    if (paths.has(path)) faults.push(`two files have the path ${path}`);
    paths.add(path);
    yield value;
  }
}
