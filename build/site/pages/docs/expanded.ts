import type { Language } from '../language.ts';
import { chaptersOf } from './chapters.ts';
import type { Field } from './fields.ts';
import type { ApiReference, ShapeFields } from './reference.ts';

/** A field at its place in an answer. */
export interface ExpandedField extends Field {
  /** Its anchor: the shape that it belongs to and its name there, e.g. `University.colleges`. */
  readonly id: string;
  /** The anchor of the shape of its value, where that was expanded before; null where it follows, or is none. */
  readonly seenAt: string | null;
}

/** The shapes that a page has shown, each with the anchor of its table. */
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
  shown.set(name, anchor);
  return (shapes.get(name) ?? []).flatMap((field): ExpandedField[] => {
    const path = prefix + field.path;
    const { shape, isList } = field.type;
    const id = `${name}.${field.path}`;
    const seenAt = shape === null ? null : (shown.get(shape) ?? null);
    const row: ExpandedField = { ...field, path, id, seenAt };
    if (shape === null || seenAt !== null) return [row];
    return [row, ...expandedFields(shape, shapes, shown, id, `${path}${isList ? '[]' : ''}.`)];
  });
}

/** A shape with its fields and those of the shapes that occur in it for the first time. */
export interface ExpandedShape {
  readonly name: string;
  readonly anchor: string;
  readonly fields: readonly ExpandedField[];
}

/** Every shape of the data, in the order in which the chapters answer with them; each once. */
export function shapesInOrder(reference: ApiReference, language: Language): ExpandedShape[] {
  const shown: Shown = new Map();
  const used = chaptersOf(reference)
    .filter(({ slug }) => slug !== 'discovery')
    .flatMap(({ operations }) => operations.flatMap(({ shapes }) => shapes));
  return used.flatMap((name) => {
    if (shown.has(name)) return [];
    const anchor = `shape-${name}`;
    const fields = expandedFields(name, reference.shapes[language], shown, anchor);
    return fields.length === 0 ? [] : [{ name, anchor, fields }];
  });
}
