import type { TSchema } from 'typebox';
import { type JsonSchema, selfContained } from './json-schema.ts';
import { isRecord } from './json-value.ts';

/** What says how a value is made, or what it means, rather than which it is. A name of a key never stands here. */
const LEFT_OUT = new Set([
  'additionalProperties',
  'description',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'required',
  'uniqueItems',
]);

/** How often each shape under `$defs` is referred to. */
function countReferences(value: unknown, counts: Map<string, number>): Map<string, number> {
  if (Array.isArray(value)) for (const item of value) countReferences(item, counts);
  if (!isRecord(value)) return counts;
  if (typeof value.$ref === 'string') counts.set(value.$ref, (counts.get(value.$ref) ?? 0) + 1);
  for (const part of Object.values(value)) countReferences(part, counts);
  return counts;
}

/**
 * A schema as a model is shown it, in a fifth of the words: keys, types and the values of enums. Every answer that
 * fits the whole schema fits this one, which is open; a shape that is used once stands where it is used.
 */
export function briefSchema(schema: TSchema): JsonSchema {
  const { $defs, ...body } = selfContained(schema);
  const shapes = isRecord($defs) ? $defs : {};
  const counts = countReferences({ $defs, body }, new Map());
  const isShared = (name: string) => (counts.get(`#/$defs/${name}`) ?? 0) > 1;

  const brief = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(brief);
    if (!isRecord(part)) return part;
    const name = typeof part.$ref === 'string' ? part.$ref.replace('#/$defs/', '') : null;
    if (name !== null) return isShared(name) ? part : brief(shapes[name]);
    return Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => {
        if (key === 'properties' && isRecord(value)) return [[key, mapped(value)]];
        return LEFT_OUT.has(key) ? [] : [[key, brief(value)]];
      }),
    );
  };
  const mapped = (members: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(members).map(([key, member]) => [key, brief(member)]));

  const shared = Object.fromEntries(
    Object.entries(shapes).flatMap(([name, shape]) => (isShared(name) ? [[name, brief(shape)]] : [])),
  );
  const whole = brief(body);
  return {
    ...(isRecord(whole) ? whole : {}),
    ...(Array.isArray(body.required) && { required: body.required }),
    ...(Object.keys(shared).length > 0 && { $defs: shared }),
  };
}
