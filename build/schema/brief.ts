import type { TSchema } from 'typebox';
import { briefPlace } from '../../edge/mcp/brief.ts';
import { type JsonSchema, selfContained } from './json-schema.ts';
import { isRecord } from './json-value.ts';
import { CitedSource } from './source.ts';

/** What of a schema says how a value is made, or what it means, rather than which it is. A name of a key never stands here. */
const UNTOLD: ReadonlySet<string> = new Set(
  'additionalProperties description format maxItems maxLength maximum minItems minLength minimum pattern required uniqueItems'.split(
    ' ',
  ),
);

/** What refers to a source that is named once in the answer's own list. */
const REFERENCE = { type: 'string' };

/** What every brief answer has beside the keys of the whole one. */
const BESIDE = {
  sources: {
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        Object.keys(CitedSource.properties).map((key) => [key, { type: ['string', 'null'] }]),
      ),
    },
  },
  leftOut: REFERENCE,
};

/** The name of the shape that a part of a schema refers to; null when it refers to none. */
const referred = ({ $ref }: JsonSchema): string | null =>
  typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : null;

/**
 * A schema as a model is shown it, in a fifth of the words: keys, types and the values of enums. Every answer that
 * fits the whole schema fits this one, which is open.
 * @param leftOut what the brief answer leaves out, as in `Brevity`; null: the answer is given whole
 */
export function briefSchema(schema: TSchema, leftOut: readonly string[] | null): JsonSchema {
  const { $defs, ...body } = selfContained(schema);
  const shapes = isRecord($defs) ? $defs : {};
  const shared = new Map<string, { count: number; readonly shape: unknown }>();

  const brief = (part: unknown, path: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => brief(item, path));
    if (!isRecord(part)) return part;
    const name = referred(part);
    if (name === 'Source' && leftOut !== null) return REFERENCE;
    if (name !== null) {
      const known = shared.get(name);
      if (known !== undefined) known.count += 1;
      else shared.set(name, { count: 1, shape: brief(shapes[name], path) });
      return part;
    }
    // Which keys `missing` may name is seen from the record.
    if (isRecord(part.properties) && part.required === undefined) return { type: 'object' };
    return Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => {
        if (key === 'properties' && isRecord(value)) return [[key, members(value, path)]];
        // Its values say of which type they are.
        return UNTOLD.has(key) || (key === 'type' && 'enum' in part) ? [] : [[key, brief(value, path)]];
      }),
    );
  };
  const members = (properties: Readonly<Record<string, unknown>>, path: string): JsonSchema => {
    const { supports, ...source } = properties;
    const isReferring = leftOut !== null && supports !== undefined && 'published' in source;
    return Object.fromEntries(
      Object.entries(isReferring ? { source: REFERENCE, supports } : properties).flatMap(([key, member]) => {
        const place = leftOut === null ? key : briefPlace(path, key, member, leftOut);
        return place === null ? [] : [[key, brief(member, place)]];
      }),
    );
  };

  /** A shape that is used once stands where it is used. */
  const inlined = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inlined);
    if (!isRecord(part)) return part;
    const used = shared.get(referred(part) ?? '');
    if (used?.count === 1) return inlined(used.shape);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inlined(value)]));
  };

  const whole = inlined(brief(body, ''));
  const { properties = {}, ...rest }: JsonSchema = isRecord(whole) ? whole : {};
  const several = [...shared].filter(([, { count }]) => count > 1);
  return {
    ...rest,
    properties: { ...Object(properties), ...(leftOut !== null && BESIDE) },
    ...(Array.isArray(body.required) && { required: body.required }),
    ...(several.length > 0 && {
      $defs: Object.fromEntries(several.map(([name, { shape }]) => [name, inlined(shape)])),
    }),
  };
}
