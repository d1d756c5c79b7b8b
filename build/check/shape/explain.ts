import { groupBy } from '../../../edge/text/order.ts';
import { contentFile, fileSchema } from '../../collections/content-files.ts';
import type { AcceptedWord } from '../../findings/codes.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import type { ErrorObject } from '../../schema/ajv.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { keysOf, MARKS, meaningOf, placesIn, wordsOf } from '../../schema/marks.ts';
import { isEmptyValue } from '../../schema/missing.ts';
import { WEB_ADDRESS_PATTERN } from '../../schema/shape.ts';
import { findingAt } from '../entry.ts';
import { arabicWord, keyMeant, mostLikelyMeant } from '../suggestions.ts';
import { formOf, foundValue, wantedType } from './forms.ts';
import { dayTypo, numberTypo, rangeTypo } from './typos.ts';

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
export function explainErrors(document: Document, all: readonly ErrorObject[], value: unknown): Finding[] {
  const strays = strayItems(document, all, value);
  const unfilled = unfilledItems(document, all, value);
  // An item of another list has neither its own keys nor those that it needs here, an unfilled one nothing: one mistake.
  const isOfItem = ({ instancePath }: ErrorObject) =>
    [...strays, ...unfilled].some(({ at }) => instancePath === at || instancePath.startsWith(`${at}/`));
  const errors = ofMeantAlternatives(all.filter((error) => !isOfItem(error)));
  // Whether a reference leads anywhere is looked up by a rule, which knows the names of records too.
  const isReference = ({ keyword, parentSchema }: ErrorObject) =>
    keyword === 'pattern' && [MARKS.refersTo, MARKS.subject].some((mark) => memberOf(parentSchema, mark) !== undefined);
  const others = errors.filter((error) => PRECEDENCE.includes(error.keyword) && !isReference(error));
  return [
    ...strays.map(({ at, list }) => findingAt(document, pathOf(at, value), 'wrong-list', { list })),
    ...unfilled.map(({ at, key }) => findingAt(document, pathOf(at, value), 'empty-text', { key, orNull: false })),
    ...explainKeys(document, errors, value),
    ...foremostOfEachValue(others).map((error) => explain(document, error, pathOf(error.instancePath, value))),
  ];
}

/** Items that were pasted into another list: some of their keys are unknown or missing there, and all known in one list. */
function strayItems(document: Document, errors: readonly ErrorObject[], value: unknown) {
  const ofKeys = errors.filter(
    ({ keyword, instancePath }) =>
      ['additionalProperties', 'required'].includes(keyword) && /\/\d+$/.test(instancePath),
  );
  const owner = contentFile(document.file)?.owner;
  if (owner === undefined || ofKeys.length < 2) return [];
  const lists = placesIn(fileSchema(owner), ({ items }) => (isRecord(items) ? keysOf(items, []) : undefined));
  return [...groupBy(ofKeys, ({ instancePath }) => instancePath)].flatMap(([at, all]) => {
    const keys = Object.keys(Object(valueAt(document.value, pathOf(at, value))));
    const isStray = all.length > 1 && all.some(({ keyword }) => keyword !== 'required');
    const meant = isStray ? lists.find(({ mark }) => keys.every((key) => mark.includes(key))) : undefined;
    const list = meant?.pattern.findLast((step) => step !== '*');
    return list === undefined ? [] : [{ at, list }];
  });
}

/** Items of lists in which nothing is written but of what kind they are: lines of a template that nobody filled in. */
function unfilledItems(document: Document, errors: readonly ErrorObject[], value: unknown) {
  const items = new Set(errors.flatMap(({ instancePath }) => /^.*\/\d+(?=\/)/.exec(instancePath)?.[0] ?? []));
  const isUnfilled = (part: unknown): boolean =>
    isRecord(part)
      ? Object.entries(part).every(([key, inner]) => key === 'kind' || isUnfilled(inner))
      : isEmptyValue(part) || part === '';
  return [...items]
    .map((at) => ({ at, path: pathOf(at, value) }))
    .filter(({ path }) => isUnfilled(valueAt(document.value, path)))
    .map(({ at, path }) => ({ at, key: String(path.at(-2)) }));
}

/** Keys that are not known or missing. A key that is called otherwise is one mistake, not two. */
function explainKeys(document: Document, errors: readonly ErrorObject[], value: unknown): Finding[] {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  const missing = errors.filter((error) => error.keyword === 'required');
  // A file may hold thousands of wrong keys: those of a place are looked for once.
  const [unknownAt, missingAt] = [unknown, missing].map((each) => groupBy(each, ({ instancePath }) => instancePath));
  const renamed = new Set<string>();
  const findings: Finding[] = [];
  for (const error of unknown) {
    const at = error.instancePath;
    const key = String(error.params.additionalProperty);
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const [onlyMissing, ...moreMissing] = missingAt?.get(at) ?? [];
    const alone = unknownAt?.get(at)?.length === 1 && moreMissing.length === 0;
    const absent = known.filter((one) => isEmptyValue(memberOf(error.data, one)));
    const only = alone && onlyMissing !== undefined ? String(onlyMissing.params.missingProperty) : null;
    const meant = keyMeant(key, absent) ?? only;
    if (meant !== null) renamed.add(`${at}/${meant}`);
    // What is missing above was indented too far.
    const above = missing.find(
      ({ params, instancePath }) => params.missingProperty === key && at.startsWith(instancePath),
    );
    if (above !== undefined) renamed.add(`${above.instancePath}/${key}`);
    const path = [...pathOf(at, value), key];
    const args = { key, meant, known: above === undefined ? known : [] };
    findings.push(findingAt(document, path, 'unknown-key', args, 'key'));
  }
  for (const error of missing) {
    const key = String(error.params.missingProperty);
    if (renamed.has(`${error.instancePath}/${key}`)) continue;
    const meaning = meaningOf(error.parentSchema?.properties?.[key]);
    // Beside what says the same in the other language, where that is there.
    const twin = key.endsWith('En') ? key.slice(0, -2) : `${key}En`;
    const isThere = !isEmptyValue(memberOf(error.data, twin));
    const path = [...pathOf(error.instancePath, value), ...(isThere ? [twin] : [])];
    findings.push(findingAt(document, path, 'missing-key', { key, meaning }, isThere ? 'key' : 'value'));
  }
  return findings;
}

function foremostOfEachValue(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPlace = groupBy(errors, ({ keyword, data, instancePath }) => {
    // Percents that stand beside each other and are all written as parts are one mistake.
    const isPart = keyword === 'minimum' && Number(data) > 0 && Number(data) < 1;
    return isPart ? instancePath.replace(/[^/]*$/, '') : instancePath;
  });
  const rank = ({ keyword }: ErrorObject) => PRECEDENCE.indexOf(keyword);
  return [...byPlace.values()].flatMap((all) => all.sort((a, b) => rank(a) - rank(b)).slice(0, 1));
}

/** The accepted words of a key, with their meanings, and the one that was meant: by its Arabic meaning or its letters. */
function acceptedWords(schema: unknown, words: readonly string[], found: string) {
  const meanings = wordsOf(schema);
  const accepted: readonly AcceptedWord[] = words.map((word) => ({ word, meaning: meanings[word] ?? null }));
  const named = accepted.find(({ meaning }) => meaning !== null && arabicWord(meaning.ar) === arabicWord(found));
  return { meant: named?.word ?? mostLikelyMeant(found, words), accepted };
}

/** A value as a message shows it. A mapping may hold a key `toString`, so it is never asked for its text. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

function explain(document: Document, error: ErrorObject, path: Path): Finding {
  const { keyword, schema, parentSchema, data, params } = error;
  const found = shown(data);
  const key = path.filter((step) => typeof step === 'string').at(-1) ?? null;
  const meaning = meaningOf(parentSchema);
  if (keyword === 'minLength' || (data === '' && (keyword === 'format' || keyword === 'pattern'))) {
    return findingAt(document, path, 'empty-text', { key, orNull: [parentSchema?.type].flat().includes('null') });
  }
  switch (keyword) {
    case 'type':
      return wrongType(document, path, error, key);
    case 'enum': {
      const words = [schema].flat().filter((word) => typeof word === 'string');
      return findingAt(document, path, 'unknown-word', { key, found, ...acceptedWords(parentSchema, words, found) });
    }
    case 'format':
    case 'pattern': {
      if (schema === 'date') return findingAt(document, path, 'bad-day', { key, found, slip: dayTypo(found) });
      const form = formOf(schema === 'uri' ? parentSchema?.pattern : schema);
      const isAddress = schema === WEB_ADDRESS_PATTERN || (schema === 'uri' && form === 'described');
      if (isAddress) return findingAt(document, path, 'bad-address', { key, found });
      const slip = form === 'reduced-day' ? dayTypo(found) : null;
      return findingAt(document, path, 'wrong-form', { key, found, form, meaning, slip });
    }
    case 'maxLength':
      return findingAt(document, path, 'text-too-long', { key, limit: Number(schema) });
    case 'minItems':
      return findingAt(document, path, 'too-few-items', { key, atLeast: Number(schema) });
    case 'uniqueItems': {
      const index = Math.max(Number(params.i), Number(params.j));
      const repeated = Array.isArray(data) ? shown(data[index]) : found;
      return findingAt(document, [...path, index], 'repeated-item', { key, found: repeated });
    }
    default: {
      const { minimum = null, maximum = null } = parentSchema ?? {};
      const slip = rangeTypo(key, Number(data), maximum);
      return findingAt(document, path, 'out-of-range', { key, found, minimum, maximum, slip });
    }
  }
}

function wrongType(document: Document, path: Path, error: ErrorObject, key: string | null): Finding {
  const { schema: type, parentSchema, data: value } = error;
  const { wanted, orNull } = wantedType(type);
  const found = foundValue(value);
  const owner = contentFile(document.file)?.owner;
  const around = path.slice(0, -1).map((step) => (typeof step === 'number' ? '*' : step));
  const needed = owner === undefined ? [] : keysOf(fileSchema(owner), around, 'required');
  const isNumber = wanted === 'number' || wanted === 'whole-number';
  const isQuotable = wanted === 'text' && (found.type === 'number' || found.type === 'boolean');
  const slip =
    isNumber && typeof value === 'string'
      ? numberTypo(key, value)
      : isQuotable
        ? // As it is written: 0112 is read as 112.
          ({ kind: 'in-quotes', write: document.written(path)?.text ?? String(value) } as const)
        : null;
  const pattern = memberOf(parentSchema, 'pattern');
  const meaning = meaningOf(parentSchema);
  if (slip?.kind === 'in-quotes' && typeof pattern === 'string' && !new RegExp(pattern).test(slip.write)) {
    const form = formOf(pattern);
    return findingAt(document, path, 'wrong-form', { key, found: slip.write, form, meaning, slip: null });
  }
  const keys = parentSchema === undefined ? [] : keysOf(parentSchema, [], 'required');
  const isNeeded = needed.includes(String(path.at(-1)));
  return findingAt(document, path, 'wrong-type', { key, wanted, orNull, found, isNeeded, keys, meaning, slip });
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

/** The alternatives of a place, and the one that an error is about: `.../anyOf` and `0`. */
const alternativeOf = (error: ErrorObject) => /^(.*\/anyOf)\/(\d+)\/(.*)$/.exec(error.schemaPath);

/** Whether an error says no more than that an alternative takes another type of value. */
const isOtherType = (error: ErrorObject): boolean => alternativeOf(error)?.[3] === 'type';

/**
 * Errors without those of alternatives that were not meant. Where a place takes a text or a mapping, a mapping with a
 * wrong key is one mistake; that it is no text is none.
 */
function ofMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const within = errors.flatMap((error) => {
    const [, place, index] = alternativeOf(error) ?? [];
    if (place === undefined || isOtherType(error)) return [];
    return placesAround(error.instancePath).map((around) => ({ key: `${place} ${around}`, index }));
  });
  const meant = groupBy(within, ({ key }) => key);
  return errors.filter((error) => {
    const [, place, own] = alternativeOf(error) ?? [];
    if (place === undefined || !isOtherType(error)) return true;
    return meant.get(`${place} ${error.instancePath}`)?.every(({ index }) => index === own) ?? true;
  });
}

/** A place and all that it lies within, as JSON pointers. */
function placesAround(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}
