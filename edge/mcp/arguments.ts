import { type JsonObject, memberOf } from './json.ts';
import type { ArgumentSchema, InputSchema } from './publication.ts';

/** The value of an argument; undefined when there is none, as null and blank are none. */
export const valueGiven = (given: JsonObject, name: string): unknown => {
  const value = memberOf(given, name) ?? undefined;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
};

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function expectation(schema: ArgumentSchema): string {
  if (schema.type === 'integer') return `an integer from ${schema.minimum} to ${schema.maximum}`;
  return 'enum' in schema
    ? `one of ${quoted(schema.enum)}`
    : `a text of at most ${schema.maxLength} characters`;
}

function fits(value: unknown, schema: ArgumentSchema): boolean {
  if (schema.type === 'string') {
    if (typeof value !== 'string') return false;
    return 'enum' in schema ? schema.enum.includes(value) : [...value].length <= schema.maxLength;
  }
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= schema.minimum && value <= schema.maximum
  );
}

/**
 * What is wrong with the arguments of a tool, for a model to mend; null when they fit.
 * @param tool name of the tool
 */
export function argumentFault(tool: string, schema: InputSchema, given: JsonObject): string | null {
  const names = Object.keys(schema.properties);
  const takes = names.length > 0 ? `${tool} takes ${quoted(names)}.` : `${tool} takes no arguments.`;
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return `Unknown argument ${quoted(unknown.slice(0, 5).map((name) => name.slice(0, 80)))}. ${takes}`;

  for (const [name, property] of Object.entries(schema.properties)) {
    const value = valueGiven(given, name);
    if (value === undefined && schema.required.includes(name)) {
      return `The argument \`${name}\` is missing. ${property.description}`;
    }
    if (value !== undefined && !fits(value, property)) {
      return `The argument \`${name}\` must be ${expectation(property)}. ${property.description}`;
    }
  }
  return null;
}
