import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../../findings/finding.ts';
import { mostLikelyMeant } from '../../findings/suggest.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import { WEB_ADDRESS_PATTERN } from '../../schema/shape.ts';
import { findingAt } from '../entry.ts';
import { formOf, foundValue, wantedType } from './forms.ts';

/** When a value breaks several rules, the first of these is the mistake and the others follow from it. */
const PRECEDENCE = [
  'type',
  'enum',
  'minLength',
  'format',
  'pattern',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'uniqueItems',
];

/** One finding for each real mistake among the errors that Ajv reports for a document. */
export function explainErrors(document: Document, errors: readonly ErrorObject[], value: unknown): Finding[] {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  const missing = errors.filter((error) => error.keyword === 'required');
  const others = errors.filter((error) => PRECEDENCE.includes(error.keyword));
  const misspelt = new Set<string>();
  const findings: Finding[] = [];
  for (const error of unknown) {
    const key = String(error.params.additionalProperty);
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const path = pathOf(error.instancePath, value);
    findings.push(findingAt(document, [...path, key], 'unknown-key', { key, known }, 'key'));
    misspelt.add(`${error.instancePath}/${mostLikelyMeant(key, known)}`);
  }
  for (const error of missing) {
    const key = String(error.params.missingProperty);
    // A misspelt key is one mistake, not an unknown key and a missing one.
    if (misspelt.has(`${error.instancePath}/${key}`)) continue;
    const meaning = meaningOf(error.parentSchema?.properties?.[key]);
    findings.push(findingAt(document, pathOf(error.instancePath, value), 'missing-key', { key, meaning }));
  }
  for (const error of foremostOfEachValue(others)) {
    findings.push(explain(document, error, pathOf(error.instancePath, value)));
  }
  return findings;
}

function foremostOfEachValue(errors: readonly ErrorObject[]): ErrorObject[] {
  const foremost = new Map<string, ErrorObject>();
  for (const error of errors) {
    const known = foremost.get(error.instancePath);
    if (known === undefined || PRECEDENCE.indexOf(error.keyword) < PRECEDENCE.indexOf(known.keyword)) {
      foremost.set(error.instancePath, error);
    }
  }
  return [...foremost.values()];
}

/** What the schema of a key says that it stands for. */
function meaningOf(schema: unknown): string | null {
  const description = memberOf(schema, 'description');
  return typeof description === 'string' ? description : null;
}

/** A value as a message shows it. A mapping may hold a key `toString`, so it is never asked for its text. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

function explain(document: Document, error: ErrorObject, path: Path): Finding {
  const { keyword, schema, parentSchema, data, params } = error;
  const found = shown(data);
  switch (keyword) {
    case 'type':
      return findingAt(document, path, 'wrong-type', { ...wantedType(schema), found: foundValue(data) });
    case 'enum': {
      const allowed = [schema].flat().filter((word) => typeof word === 'string');
      return findingAt(document, path, 'unknown-word', { found, allowed });
    }
    case 'format':
      if (schema === 'date') return findingAt(document, path, 'bad-day', { found });
      if (schema === 'uri') return findingAt(document, path, 'bad-address', { found });
      return findingAt(document, path, 'wrong-form', {
        found,
        form: formOf(schema),
        meaning: meaningOf(parentSchema),
      });
    case 'pattern':
      if (schema === WEB_ADDRESS_PATTERN) return findingAt(document, path, 'bad-address', { found });
      return findingAt(document, path, 'wrong-form', {
        found,
        form: formOf(schema),
        meaning: meaningOf(parentSchema),
      });
    case 'minLength':
      return findingAt(document, path, 'empty-text', {});
    case 'maxLength':
      return findingAt(document, path, 'text-too-long', { limit: Number(schema) });
    case 'minItems':
      return findingAt(document, path, 'too-few-items', { atLeast: Number(schema) });
    case 'uniqueItems': {
      const index = Math.max(Number(params.i), Number(params.j));
      const repeated = Array.isArray(data) ? shown(data[index]) : found;
      return findingAt(document, [...path, index], 'repeated-item', { found: repeated });
    }
    default: {
      const { minimum = null, maximum = null } = parentSchema ?? {};
      return findingAt(document, path, 'out-of-range', { found, minimum, maximum });
    }
  }
}

/** The steps of a JSON pointer into a value: text for keys, numbers for list items. */
function pathOf(instancePath: string, root: unknown): Path {
  const path: (string | number)[] = [];
  let value: unknown = root;
  for (const part of instancePath.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(value) ? Number(name) : name;
    path.push(step);
    value = memberOf(value, step);
  }
  return path;
}
