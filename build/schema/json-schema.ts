import type { TSchema } from 'typebox';
import { isRecord } from './json-value.ts';
import { MARKS } from './marks.ts';

/** A plain JSON Schema (2020-12) value. */
export type JsonSchema = { readonly [key: string]: unknown };

/** The name of a shape made with `named`; null for an anonymous one. */
export function shapeName(schema: TSchema): string | null {
  return '$id' in schema && typeof schema.$id === 'string' ? schema.$id : null;
}

const isMark = (key: string): boolean => Object.values(MARKS).some((mark) => mark === key);

function replaceShapes(
  value: unknown,
  shapes: Map<string, JsonSchema>,
  refTo: (name: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceShapes(item, shapes, refTo));
  if (!isRecord(value)) return value;
  const { $id, ...rest } = value;
  const replaced = (members: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(members)
        .filter(([key]) => !isMark(key))
        .map(([key, item]) => [key, replaceShapes(item, shapes, refTo)]),
    );
  // Otherwise it is no name of a shape but a property that is called so.
  if (typeof $id !== 'string') return replaced(value);
  if (!shapes.has($id)) {
    shapes.set($id, {});
    shapes.set($id, replaced(rest));
  }
  return { $ref: refTo($id) };
}

const sorted = (shapes: Map<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries([...shapes].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The named shapes in `schemas` and all that they use, each once, by name.
 * @param refTo how one refers to another
 */
export function components(
  schemas: readonly TSchema[],
  refTo: (name: string) => string,
): Record<string, JsonSchema> {
  const shapes = new Map<string, JsonSchema>();
  for (const schema of schemas) replaceShapes(schema, shapes, refTo);
  return sorted(shapes);
}

/** A schema that stands alone: the shapes that it uses are under its own `$defs`. */
export function selfContained(schema: TSchema): JsonSchema {
  const shapes = new Map<string, JsonSchema>();
  const { $id, ...anonymous }: Record<string, unknown> = { ...schema };
  const body = replaceShapes(anonymous, shapes, (name) => `#/$defs/${name}`);
  return { ...(isRecord(body) ? body : {}), ...(shapes.size > 0 && { $defs: sorted(shapes) }) };
}
