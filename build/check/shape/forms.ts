import { ID_PATTERN } from '../../schema/shape.ts';

/** What patterns and formats ask for, in words; where none are given the description of the key speaks. */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  [ID_PATTERN]: 'lower-case ASCII letters, digits and single hyphens',
  '^1[45]\\d{2}$': "a Hijri year of four digits, in quotes: '1448'",
  '^\\d{4}-\\d{4}$': 'two Gregorian years: 2026-2027',
  '^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$':
    "a year in quotes, a year and month, or a day: '2026', 2026-11 or 2026-11-20",
  '^\\d+\\.\\d+\\.\\d+$': 'a version of three numbers: 1.0.0',
  '^Q[1-9]\\d*$': 'a Wikidata item: Q followed by its number',
  '^https://ror\\.org/': 'a ROR address: https://ror.org/ followed by its code',
  '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$': 'a reversed domain, a slash and a name: org.example.data/mcp',
};

const FORMAT_WORDS: Readonly<Record<string, string>> = {
  email: 'an e-mail address: support@example.org',
  hostname: 'a host name without https:// and without a path: mcp.example.org',
};

export const patternWords = (pattern: unknown, description: unknown): string =>
  PATTERN_WORDS[String(pattern)] ?? `what the key stands for: ${String(description ?? 'see another record')}`;

export const formatWords = (format: unknown): string =>
  FORMAT_WORDS[String(format)] ?? `a value of the form ${format}`;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list, each item on a line that begins with a dash',
  object: 'keys with values, indented below',
};

/** What a schema's `type` asks for, in words. */
export function typeWords(type: unknown): string {
  const types = [type].flat().map(String);
  const words = types.filter((name) => name !== 'null').map((name) => TYPE_WORDS[name] ?? name);
  return types.includes('null') ? `${words.join(' or ')}, or null,` : words.join(' or ');
}

/** What a value is, in words. */
export function valueWords(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return 'text';
  return `the ${typeof value === 'number' ? 'number' : 'word'} ${String(value)}`;
}
