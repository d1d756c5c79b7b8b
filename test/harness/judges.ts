import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import glob from 'fast-glob';
import { buildFrozenContent } from './local-server.ts';
import { type Check, countChecks, runSuite } from './suite.ts';
import { installTools, runTool } from './tools.ts';

const RULESET = 'spectral.json';

/** Each outside judge of an OpenAPI document with its strictest settings. */
const JUDGES = [
  {
    name: 'Redocly recommended-strict',
    program: 'redocly',
    args: (file: string) => ['lint', file, '--extends=recommended-strict'],
  },
  {
    name: 'Spectral spectral:oas',
    program: 'spectral',
    args: (file: string) => ['lint', file, `--ruleset=${RULESET}`, '--fail-severity=hint'],
  },
];

interface TableDescription {
  readonly name: string;
  readonly path: string;
  readonly schema: { readonly fields: readonly { readonly name: string; readonly type: string }[] };
}

/** What DuckDB makes of a column of a type of the Data Package; null: whatever its values look like. */
const DUCKDB_TYPES: Readonly<Record<string, RegExp>> = {
  integer: /^BIGINT$/,
  number: /^(?:BIGINT|DOUBLE)$/,
  date: /^DATE$/,
};

/** DuckDB has no lockfile of ours: some of its platforms are not in every registry. Without it its checks are left out. */
const DUCKDB = { folder: '.cache/duckdb', version: '@duckdb/node-api@1.5.6-r.1' };

/** That DuckDB, told nothing but the address, reads every table as the Data Package describes it; null: it is not here. */
async function duckdbChecks(site: string): Promise<Check[] | null> {
  const entry = resolve(DUCKDB.folder, 'node_modules/@duckdb/node-api/lib/index.js');
  if (!existsSync(entry)) {
    console.warn(
      `SKIPPED: DuckDB. To run its checks: npm install --prefix ${DUCKDB.folder} --ignore-scripts ${DUCKDB.version}`,
    );
    return null;
  }
  const { resources }: { resources: TableDescription[] } = JSON.parse(
    await readFile(join(site, 'datapackage.json'), 'utf8'),
  );
  const { DuckDBInstance } = await import(pathToFileURL(entry).href);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rowsOf = async (query: string): Promise<Record<string, string | null>[]> =>
    (await connection.runAndReadAll(query)).getRowObjectsJson();
  const checks: Check[] = [];
  for (const { name, path, schema } of resources) {
    const columns = new Map<string, Record<string, string | null>>(
      (await rowsOf(`SUMMARIZE FROM read_csv('${join(site, path)}')`)).map((row) => [row.column_name ?? '', row]),
    );
    const wrong = schema.fields.filter(({ name: column, type }) => {
      const { min, column_type: made } = columns.get(column) ?? {};
      return min !== null && DUCKDB_TYPES[type]?.test(made ?? '') === false;
    });
    if (wrong.length > 0) console.error(name, wrong, columns);
    const isFull = [...columns.values()].every(({ count }) => Number(count) > 0);
    checks.push([
      `DuckDB reads ${name}, its columns and their types`,
      isFull && columns.size === schema.fields.length && wrong.length === 0,
    ]);
  }
  return checks;
}

/** That what others read tables, calendars and feeds with finds in them what is meant. */
async function readerChecks(tools: string, site: string): Promise<Check[]> {
  const load = createRequire(join(tools, 'package.json'));
  const text = (file: string) => readFile(join(site, file), 'utf8');
  const described = await load('datapackage').Package.load(JSON.parse(await text('datapackage.json')), {
    basePath: site,
  });
  const checks: Check[] = [['datapackage finds the Data Package valid', described.valid]];
  for (const table of described.resources) {
    const rows: unknown[] = await table.read();
    checks.push([`datapackage reads ${table.name}, its keys too`, rows.length > 0 && (await table.checkRelations())]);
  }
  const sheet = load('xlsx').readFile(join(site, 'feeds/universities.csv')).Sheets.Sheet1;
  checks.push(['a spreadsheet opens the universities with their Arabic', /\p{Script=Arabic}/u.test(sheet.B2.v)]);
  for (const file of await glob('**/*.ics', { cwd: site })) {
    const events: Record<string, unknown>[] = Object.values(load('node-ical').parseICS(await text(file)));
    const isRead = ({ type, summary }: Record<string, unknown>) => type !== 'VEVENT' || typeof summary === 'string';
    checks.push([`node-ical reads ${file}`, events.length > 0 && events.every(isRead)]);
  }
  const { items } = load('@rowanmanning/feed-parser').parseFeed(await text('feeds/changes.atom'));
  return [...checks, ['a feed reader shows the changes', items.length > 0 && items[0].title && items[0].url]];
}

await runSuite(
  'test:judges',
  'Linters of OpenAPI and readers of tables, calendars and feeds, on what the build writes.',
  async () => {
    const tools = await installTools('judges');
    const site = join(tools, 'site');
    // An address such as production has: the judges refuse localhost.
    await buildFrozenContent('https://education-data.test', site);
    const document = await readFile(join(site, 'openapi.json'), 'utf8');
    await writeFile(join(tools, RULESET), JSON.stringify({ extends: ['spectral:oas'] }));
    await writeFile(join(tools, 'right.json'), document);
    await writeFile(
      join(tools, 'wrong.json'),
      document.replaceAll('"operationId":"listExams"', '"operationId":"listFaq"'),
    );

    const imports = await duckdbChecks(site);
    const checks = [...(imports ?? []), ...(await readerChecks(tools, site))];
    for (const { name, program, args } of JUDGES) {
      const right = await runTool(tools, program, args('right.json'));
      if (right.status !== 0) console.error(right.output);
      checks.push([`${name} finds nothing`, right.status === 0]);
      const wrong = await runTool(tools, program, args('wrong.json'));
      checks.push([`${name} finds an operation id that is used twice`, wrong.status !== 0]);
    }
    return [{ ...countChecks(checks), skipped: imports === null ? 1 : 0 }];
  },
);
