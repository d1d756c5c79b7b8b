import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

// Puts the tables of a built site into SQLite as their Data Package describes them: types, keys and references.
const site = process.argv[2];
const { resources } = JSON.parse(readFileSync(`${site}/datapackage.json`, 'utf8'));
const TYPES = { integer: 'INTEGER', number: 'REAL' };
const quoted = (names) => names.map((name) => `"${name}"`).join(', ');

/** The rows of a CSV text (RFC 4180). */
function* rowsOf(text) {
  let row = [];
  for (const [, inQuotes, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    yield row;
    row = [];
  }
}

const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
const rows = {};
for (const { name, path, schema } of resources) {
  const names = schema.fields.map((field) => field.name);
  const columns = schema.fields.map((field) => `"${field.name}" ${TYPES[field.type] ?? 'TEXT'}`);
  const references = (schema.foreignKeys ?? []).map(
    ({ fields, reference }) =>
      `FOREIGN KEY (${quoted(fields)}) REFERENCES "${reference.resource}" (${quoted(reference.fields)})`,
  );
  const key = `PRIMARY KEY (${quoted(schema.primaryKey)})`;
  database.exec(`CREATE TABLE "${name}" (${[...columns, key, ...references].join(', ')}) STRICT`);
  const insert = database.prepare(`INSERT INTO "${name}" VALUES (${names.map(() => '?').join(', ')})`);
  const [, ...all] = rowsOf(readFileSync(`${site}/${path}`, 'utf8'));
  for (const row of all) insert.run(...row.map((value) => (value === '' ? null : value)));
  rows[name] = all.length;
}
console.log(JSON.stringify({ broken: database.prepare('PRAGMA foreign_key_check').all(), rows }));
