import { formOf } from '../../check/shape/forms.ts';
import { FORMS } from '../../findings/messages/ar.ts';
import { isRecord } from '../../schema/json-value.ts';
import { MARKS, meaningOf, wordsOf } from '../../schema/marks.ts';
import { asWritten } from '../../schema/optional.ts';
import { ARABIC_NAMES } from '../../schema/shape.ts';

/** A field of a form, as Sveltia CMS describes it. */
export type Field = Readonly<Record<string, unknown>>;

/** A choice in a form. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** The ids that may be chosen, by collection. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

type Schema = Readonly<Record<string, unknown>>;

/** What is said of a value that may be null, beside its shape. */
const KEPT: readonly string[] = [MARKS.refersTo, MARKS.arabic, 'description'];

/** The schema of a value that is not null. */
function present(schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  const option = Array.isArray(schema.anyOf)
    ? schema.anyOf.find((each) => isRecord(each) && each.type !== 'null')
    : undefined;
  return isRecord(option) ? { ...option, ...withMarks(schema) } : schema;
}

const withMarks = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => KEPT.includes(key)));

const typesOf = ({ type }: Schema): readonly unknown[] => [type].flat();

/** Texts of several lines. */
const isLong = (key: string): boolean => /^(?:question|answer|note|reason|description)(?:En)?$/.test(key);

/** Named after no collection: what a question may be about, by the key, and the keys that a source may support. */
export const SUBJECTS = 'about ';
export const SUPPORTS = 'supports';

function selection(key: string, schema: Schema, choices: Choices): readonly Choice[] | null {
  if (schema[MARKS.subject] === true) return choices[SUBJECTS + key] ?? null;
  if (key === SUPPORTS && typesOf(schema).includes('string')) return choices[SUPPORTS] ?? null;
  const target = schema[MARKS.refersTo];
  if (typeof target === 'string') return choices[target] ?? null;
  if (!Array.isArray(schema.enum)) return null;
  const words = wordsOf(schema);
  return schema.enum
    .filter((word) => typeof word === 'string')
    .map((value) => ({ value, label: words[value]?.ar ?? value }));
}

/** What a value is written with. */
function widget(key: string, schema: Schema, choices: Choices): Field {
  const options = selection(key, schema, choices);
  if (options !== null) return { widget: 'select', options };
  const types = typesOf(schema);
  if (types.includes('array')) return listWidget(key, schema, choices);
  if (types.includes('object')) return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, choices) };
  if (types.includes('integer') || types.includes('number')) {
    const { minimum: min, maximum: max } = schema;
    return { widget: 'number', value_type: types.includes('integer') ? 'int' : 'float', min, max };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isLong(key)) return { widget: 'text' };
  const form = formOf(schema.pattern);
  const words = form === 'described' ? 'اكتبه كما في الشرح' : FORMS[form] + (form === 'id' ? ': new-college' : '');
  const pattern = typeof schema.pattern === 'string' ? { pattern: [schema.pattern, words] } : {};
  return { widget: 'string', use_emoji_autocomplete: false, ...pattern };
}

const DAYS = ['opens', 'closes', 'starts', 'ends'];

function listWidget(key: string, schema: Schema, choices: Choices): Field {
  const items = present(schema.items);
  const min = typeof schema.minItems === 'number' ? { min: schema.minItems } : {};
  const options = selection(key, items, choices);
  if (options !== null) return { widget: 'select', multiple: true, options, ...min };
  if (!isRecord(items.properties)) {
    return {
      widget: 'list',
      field: { name: 'item', label: labelOf(key), ...widget(key, items, choices) },
      ...min,
    };
  }
  const names = Object.keys(items.properties);
  const summary = ['name', 'title', 'label', 'appliesTo', 'code'].find((name) => names.includes(name));
  // Rows are told apart by their days as well.
  const days = DAYS.filter((name) => names.includes(name));
  const shown = [...(summary === undefined ? [] : [summary]), ...days].map((name) => `{{fields.${name}}}`);
  return {
    widget: 'list',
    collapsed: true,
    ...(shown.length === 0 ? {} : { summary: shown.join(' · ') }),
    fields: fieldsOf(items, choices),
    ...min,
  };
}

/** The Arabic name of a key, and the key, by which findings of the check call it. */
export const labelOf = (key: string): string => {
  const name = ARABIC_NAMES[key]?.[0];
  return name === undefined ? key : `${name} · ${key}`;
};

/** The fields of a record, in the order of its schema. */
export function fieldsOf(record: unknown, choices: Choices): Field[] {
  const { properties, required } = present(asWritten(record));
  const needed = Array.isArray(required) ? required : [];
  const original = present(record).properties;
  return Object.keys(isRecord(properties) ? properties : {}).map((key) => {
    const schema = present(isRecord(original) ? original[key] : null);
    const hint = meaningOf(schema)?.ar;
    const field = widget(key, schema, choices);
    return {
      name: key,
      label: labelOf(key),
      required: needed.includes(key),
      ...(hint === undefined ? {} : { hint }),
      ...field,
    };
  });
}
