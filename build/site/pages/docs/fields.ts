import type { JsonSchema } from '../../../schema/json-schema.ts';
import { isRecord } from '../../../schema/json-value.ts';
import * as el from '../elements.ts';
import type { Language } from '../language.ts';
import WORDS from '../words.json' with { type: 'json' };

const LABELS = WORDS.docsLabels;

/** What may stand in a field, in the words of JSON Schema, e.g. `string (date)`, `"open" | "upcoming"`. */
interface FieldType {
  /** Empty where a shape says it all. */
  readonly text: string;
  /** Name of the shape that the value, or each element of the list, has. */
  readonly shape: string | null;
  readonly isList: boolean;
}

/** One line of the table of a shape. */
export interface Field {
  /** Dotted for the fields of a nested object: `body.name`, `sections[].name`. */
  readonly path: string;
  readonly type: FieldType;
  /** Whether the value may be null. */
  readonly nullable: boolean;
  readonly optional: boolean;
  readonly description: string;
}

/** The fields of shapes, by the names of these. */
export type ShapeFields = ReadonlyMap<string, readonly Field[]>;

/** Published shapes, by name. */
type Shapes = Readonly<Record<string, JsonSchema>>;

const schemaOf = (value: unknown): JsonSchema => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name of a component: `Exam` of `#/components/schemas/Exam`. */
export const referredShape = (schema: JsonSchema): string | null =>
  typeof schema.$ref === 'string' ? schema.$ref.replace(/^.*\//, '') : null;

/** The alternatives of a schema, without the null that `nullable` adds. */
const alternatives = (schema: JsonSchema): JsonSchema[] =>
  listOf(schema.anyOf)
    .map(schemaOf)
    .filter(({ type }) => type !== 'null');

const typeNames = ({ type }: JsonSchema): string[] =>
  (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');

const isNullable = (schema: JsonSchema): boolean =>
  typeNames(schema).includes('null') || listOf(schema.anyOf).some((each) => schemaOf(each).type === 'null');

function scalarText(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) {
    return schema.enum
      .filter((value) => value !== null)
      .map((value) => JSON.stringify(value))
      .join(' | ');
  }
  const names = typeNames(schema).filter((name) => name !== 'null');
  const format = textOf(schema.format);
  const text = names.join(' | ') || (isNullable(schema) ? 'null' : 'any');
  return format === '' ? text : `${text} (${format})`;
}

function typeOf(schema: JsonSchema): FieldType {
  const [first] = alternatives(schema);
  if (first !== undefined) return typeOf(first);
  if (typeNames(schema).includes('array')) return { ...typeOf(schemaOf(schema.items)), isList: true };
  const shape = referredShape(schema);
  return { text: shape === null ? scalarText(schema) : '', shape, isList: false };
}

/** The schema of the nested object whose fields are listed with those of its parent; null where there is none. */
function nested(schema: JsonSchema): JsonSchema | null {
  if (isRecord(schema.properties)) return schema;
  if (isRecord(schema.items)) return nested(schema.items);
  return alternatives(schema).map(nested).find(Boolean) ?? null;
}

function fieldsBelow(schema: JsonSchema, shapes: Shapes, prefix: string): Field[] {
  const required = listOf(schema.required);
  return Object.entries(schemaOf(schema.properties)).flatMap(([name, value]) => {
    const property = schemaOf(value);
    const path = prefix + name;
    const type = typeOf(property);
    const inner = nested(property);
    const field: Field = {
      path,
      type,
      nullable: isNullable(property),
      optional: !required.includes(name),
      description:
        [property, schemaOf(property.items), shapes[type.shape ?? '']]
          .map((each) => textOf(each?.description))
          .find((text) => text !== '') ?? '',
    };
    return [field, ...(inner === null ? [] : fieldsBelow(inner, shapes, `${path}${type.isList ? '[]' : ''}.`))];
  });
}

/**
 * The fields of a shape; where it is one of several, those of each in turn.
 * @param shapes of which the fields may be: one that says nothing of its own means what its shape does
 */
export function fieldsOf(schema: JsonSchema, shapes: Shapes): Field[] {
  const variants = alternatives(schema);
  const fields =
    variants.length > 0 ? variants.flatMap((variant) => fieldsOf(variant, shapes)) : fieldsBelow(schema, shapes, '');
  return [...new Map(fields.map((field) => [field.path, field])).values()];
}

/** A field at its place in an answer. */
export interface ExpandedField extends Field {
  /** Its anchor: the shape that it belongs to and its name there, e.g. `University.colleges`. */
  readonly id: string;
  /** The anchor of the shape of its value, where that was expanded before; null where it follows, or is none. */
  readonly seenAt: string | null;
}

/** The shapes that a page has shown, each with its anchor. */
export type Shown = Map<string, string>;

/**
 * The fields of a shape with those of the shapes within it, each of them once on a page.
 * @param shown what the page has shown so far, to which this adds
 * @param anchor of the table in which the fields are shown
 */
export function expandedFields(
  name: string,
  shapes: ShapeFields,
  shown: Shown,
  anchor: string,
  prefix = '',
): ExpandedField[] {
  const own = shapes.get(name) ?? [];
  if (own.length > 0) shown.set(name, anchor);
  return own.flatMap((field): ExpandedField[] => {
    const path = prefix + field.path;
    const { shape, isList } = field.type;
    const id = `${name}.${field.path}`;
    const seenAt = shape === null ? null : (shown.get(shape) ?? null);
    const row: ExpandedField = { ...field, path, id, seenAt };
    if (shape === null || seenAt !== null) return [row];
    return [row, ...expandedFields(shape, shapes, shown, id, `${path}${isList ? '[]' : ''}.`)];
  });
}

function shownType({ type: { text, shape, isList }, nullable, optional, seenAt }: ExpandedField, language: Language) {
  const brackets = isList ? '[]' : '';
  const named = shape === null ? null : el.code(shape + brackets);
  const names: el.Content[] =
    named === null
      ? text.split(' | ').map((each) => el.code(each + brackets))
      : [seenAt === null ? named : el.link(`#${seenAt}`, named)];
  return [
    el.joined([...names, nullable && el.styled('status upcoming', 'null')], ' '),
    optional && [' ', el.styled('kind', LABELS.optional[language])],
  ];
}

/**
 * Fields at their places in an answer, each under an anchor of its own.
 * @param page where their meanings stand; empty: here
 */
export const fieldTable = (fields: readonly ExpandedField[], language: Language, page = ''): el.Piece =>
  el.table({
    columns: [LABELS.field[language], LABELS.type[language], ...(page === '' ? [LABELS.meaning[language]] : [])],
    rows: fields.map((field) => ({
      id: field.id,
      cells: [
        page === '' ? el.code(field.path) : el.link(`${page}#${field.id}`, el.code(field.path), 'self'),
        shownType(field, language),
        ...(page === '' ? [el.prose(field.description)] : []),
      ],
    })),
    style: 'fields',
  });
