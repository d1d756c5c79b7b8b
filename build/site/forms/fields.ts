import { formOf } from '../../check/shape/forms.ts';
import { formIn } from '../../findings/messages/ar.ts';
import { FORMS } from '../../findings/messages/lists.ts';
import { isRecord } from '../../schema/json-value.ts';
import { MARKS, meaningOf, wordsOf } from '../../schema/marks.ts';
import { asWritten } from '../../schema/optional.ts';
import { ARABIC_NAMES, PATTERNS, WEB_ADDRESS_PATTERN } from '../../schema/shape.ts';
import { type Offer, type Offers, SUBJECTS, YEARS } from './offers.ts';

/** A field of a form, as Sveltia CMS describes it. */
export type Field = Readonly<Record<string, unknown>>;

type Schema = Readonly<Record<string, unknown>>;

/** What is said of a value that may be null, beside its shape. */
const KEPT: readonly string[] = [MARKS.refersTo, MARKS.arabic, 'description'];

/** The schema of a value that is not null. */
function present(schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  const option = Array.isArray(schema.anyOf)
    ? schema.anyOf.find((each) => isRecord(each) && each.type !== 'null')
    : undefined;
  const kept = Object.entries(schema).filter(([key]) => KEPT.includes(key));
  return isRecord(option) ? { ...option, ...Object.fromEntries(kept) } : schema;
}

const typesOf = ({ type }: Schema): readonly unknown[] => [type].flat();

/** Where the keys stand that a source may support. */
export const SUPPORTS = 'supports';

function selection(key: string, schema: Schema, offers: Offers): readonly object[] | null {
  const words = wordsOf(schema);
  const offered = offersFor(key, schema, offers) ?? null;
  const listed = Array.isArray(schema.enum) ? schema.enum.filter((word) => typeof word === 'string') : null;
  if (offered === null) return listed?.map((value) => ({ value, label: words[value]?.ar ?? value })) ?? null;
  return offered.map(({ value, meaning }) => ({ value, label: meaning === '' ? value : `${meaning} · ${value}` }));
}

function offersFor(key: string, schema: Schema, offers: Offers): readonly Offer[] | undefined {
  if (schema[MARKS.subject] === true) return offers[SUBJECTS + key];
  if (schema.pattern === PATTERNS.year) return offers[YEARS];
  if (key === SUPPORTS && typesOf(schema).includes('string')) return offers[SUPPORTS];
  const target = schema[MARKS.refersTo];
  return typeof target === 'string' ? offers[target] : undefined;
}

/** What a value is written with. */
function widget(key: string, schema: Schema, offers: Offers): Field {
  const options = selection(key, schema, offers);
  if (options !== null) return { widget: 'select', options };
  const types = typesOf(schema);
  if (types.includes('array')) return listWidget(key, schema, offers);
  if (types.includes('object')) return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, offers) };
  if (types.includes('integer') || types.includes('number')) {
    const { minimum: min, maximum: max } = schema;
    return { widget: 'number', value_type: types.includes('integer') ? 'int' : 'float', min, max };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // Texts of several lines.
  if (/^(?:question|answer|note|reason|description)(?:En)?$/.test(key)) return { widget: 'text' };
  const pattern = typeof schema.pattern === 'string' ? { pattern: [schema.pattern, formWords(schema.pattern)] } : {};
  return { widget: 'string', use_emoji_autocomplete: false, ...pattern };
}

/** The form of a text with an example; forms write the quotation marks that YAML needs. */
function formWords(pattern: string): string {
  const form = formOf(pattern);
  if (form !== 'described') return formIn(FORMS[form].ar).replaceAll("'", '').replace(' بين علامتي اقتباس', '');
  return pattern === WEB_ADDRESS_PATTERN ? 'عنوان كامل: https://example.edu.sa/about' : 'رمز من أرقام: 0613';
}

const DAYS = ['opens', 'closes', 'starts', 'ends'];

function listWidget(key: string, schema: Schema, offers: Offers): Field {
  const items = present(schema.items);
  const min = typeof schema.minItems === 'number' ? { min: schema.minItems } : {};
  const options = selection(key, items, offers);
  if (options !== null) return { widget: 'select', multiple: true, options, ...min };
  if (!isRecord(items.properties)) {
    return { widget: 'list', field: { name: 'item', label: labelOf(key), ...widget(key, items, offers) }, ...min };
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
    fields: fieldsOf(items, offers),
    ...min,
  };
}

/** The Arabic name of a key; none where it has none. */
export const nameOf = (key: string): string => ARABIC_NAMES[key]?.[0] ?? '';

/** The Arabic name of a key, and the key, by which findings of the check call it. */
const labelOf = (key: string): string => (nameOf(key) === '' ? key : `${nameOf(key)} · ${key}`);

/** The fields of a record, in the order of its schema. */
export function fieldsOf(record: unknown, offers: Offers): Field[] {
  const { properties, required } = present(asWritten(record));
  const needed = Array.isArray(required) ? required : [];
  const original = present(record).properties;
  return Object.keys(isRecord(properties) ? properties : {}).map((key) => {
    const schema = present(isRecord(original) ? original[key] : null);
    const hint = meaningOf(schema)?.ar;
    return {
      name: key,
      label: labelOf(key),
      required: needed.includes(key),
      ...(hint === undefined ? {} : { hint }),
      ...widget(key, schema, offers),
    };
  });
}
