import { PATTERNS } from '../../schema/shape.ts';

/** What each pattern asks for, in words. */
const PATTERN_WORDS: Readonly<Record<(typeof PATTERNS)[keyof typeof PATTERNS], string>> = {
  [PATTERNS.id]: 'lower-case ASCII letters, digits and single hyphens',
  [PATTERNS.hijriYear]: "a Hijri year of four digits, in quotes: '1448'",
  [PATTERNS.schoolYears]: 'two Gregorian years: 2026-2027',
  [PATTERNS.reducedDay]: "a year in quotes, a year and month, or a day: '2026', 2026-11 or 2026-11-20",
  [PATTERNS.version]: 'a version of three numbers: 1.0.0',
  [PATTERNS.wikidata]: 'a Wikidata item: Q followed by its number',
  [PATTERNS.ror]: 'a ROR address: https://ror.org/ followed by its code',
  [PATTERNS.reversedDomain]: 'a reversed domain, a slash and a name: org.example.data/mcp',
};

/** What formats ask for; where none is given the description of the key speaks. */
const FORMAT_WORDS: Readonly<Record<string, string>> = {
  email: 'an e-mail address: support@example.org',
  hostname: 'a host name without https:// and without a path: mcp.example.org',
};

export const patternWords = (pattern: unknown, description: unknown): string =>
  new Map(Object.entries(PATTERN_WORDS)).get(String(pattern)) ??
  `what the key stands for: ${String(description ?? 'see another record')}`;

export const formatWords = (format: unknown): string =>
  FORMAT_WORDS[String(format)] ?? `a value of the form ${format}`;

interface TypeWords {
  readonly wanted: string;
  readonly remedy: string;
}

const TYPE_WORDS: Readonly<Record<string, TypeWords>> = {
  string: { wanted: 'text', remedy: 'Write the text.' },
  integer: { wanted: 'a whole number', remedy: 'Write its digits alone, without quotes.' },
  number: { wanted: 'a number', remedy: 'Write its digits alone, without quotes.' },
  array: { wanted: 'a list', remedy: 'Write each item on a line of its own that begins with a dash.' },
  object: { wanted: 'a group of keys', remedy: 'Write keys with their values, each on a line of its own.' },
};

/** What a schema's `type` asks for, and what to write instead of a value of another type. */
export function typeWords(type: unknown, value: unknown): TypeWords {
  const types = [type].flat().map(String);
  const name = types.find((one) => one !== 'null') ?? '';
  const { wanted, remedy } = TYPE_WORDS[name] ?? { wanted: name, remedy: `Write ${name}.` };
  const needsQuotes = name === 'string' && (typeof value === 'number' || typeof value === 'boolean');
  return {
    wanted: types.includes('null') ? `${wanted} (or null)` : wanted,
    remedy: needsQuotes ? `Write it in quotes: '${value}'` : remedy,
  };
}

/** What a value is, in words. */
export function valueWords(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return 'text';
  return `the ${typeof value === 'number' ? 'number' : 'word'} ${String(value)}`;
}
