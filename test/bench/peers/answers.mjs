/**
 * What a peer has to do by hand to give the answers of this project: leave out nothing that an editor left out, refuse
 * what is not of our shape, and pick the keys of each answer in their order. `spec.json` says them.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export const spec = JSON.parse(readFileSync(`${process.env.BENCH_SPEC}`, 'utf8'));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isRecord = ajv.compile(spec.record);

const shapeOf = (schema) =>
  schema.$ref === undefined ? schema : spec.record.$defs[schema.$ref.replace('#/$defs/', '')];
const present = (schema) => shapeOf(schema.anyOf?.find(({ type }) => type !== 'null') ?? schema);
const mayBeNull = ({ type, anyOf }) =>
  (Array.isArray(type) && type.includes('null')) || anyOf?.some((option) => option.type === 'null');

function filled(schema, value) {
  const { items, properties, required = [], type } = present(schema);
  if (value === undefined && mayBeNull(schema)) return null;
  if (value === undefined && type === 'array') return [];
  if (value === null) return null;
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => filled(items, item));
  if (properties === undefined || (typeof value !== 'object' && value !== undefined)) return value;
  const held = Object.entries(properties).filter(([key]) => required.includes(key) || value?.[key] !== undefined);
  return Object.fromEntries(held.map(([key, member]) => [key, filled(member, value?.[key])]));
}

const ORDER = ['official', 'press', 'other'];
const byKind = (sources) => [...sources].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** The body that decides first, as our answers have it. */
function officialFirst(value) {
  if (Array.isArray(value)) return value.map(officialFirst);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, officialFirst(part)]));
  if (parts.sources) parts.sources = byKind(parts.sources);
  if (parts.otherSources && parts.source) {
    [parts.source, ...parts.otherSources] = byKind([parts.source, ...parts.otherSources]);
  }
  return parts;
}

const regions = new Map(spec.regions.map(({ id, name }) => [id, name]));
const pick = (keys, value) => Object.fromEntries(keys.map((key) => [key, value[key]]));

/** A university, its row and its whole answer, from what js-yaml read. */
export function university(written) {
  const record = filled(spec.record, written);
  if (!isRecord(record)) throw new Error(`${written.id}: ${ajv.errorsText(isRecord.errors)}`);
  const sorted = officialFirst(record);
  const value = {
    ...sorted,
    url: record.url ?? '',
    region: regions.get(record.regionId) ?? null,
  };
  return { record: sorted, row: pick(spec.row, value), detail: pick(spec.detail, value) };
}

export const listOf = (universities) => JSON.stringify({ count: universities.length, universities });
