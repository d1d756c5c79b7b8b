import type { Pair, ParsedNode, YAMLMap } from 'yaml';
import type { Code, CodeArgs } from '../findings/codes.ts';
import { yaml } from './yaml-package.ts';

/** Keys that mean something else than themselves in a JavaScript object. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MERGE_KEY = '<<';

type KeyCode = Extract<Code, 'duplicate-key' | 'forbidden-key' | 'merge-key' | 'key-not-text'>;
/** A key that content may not have; it is left out of the value. */
type KeyFault = { [C in KeyCode]: { code: C; args: CodeArgs[C]; offset: number } }[KeyCode];

interface PlainValue {
  readonly value: unknown;
  readonly faults: readonly KeyFault[];
}

/** Turns YAML nodes into JSON's data model. Recursive: the depth was bounded when the text was parsed. */
export function plainValue(root: ParsedNode): PlainValue {
  const faults: KeyFault[] = [];
  return { value: convert(root, faults), faults };
}

function convert(node: ParsedNode | null, faults: KeyFault[]): unknown {
  const { isMap, isScalar, isSeq } = yaml();
  if (isMap(node)) return convertMap(node, faults);
  if (isSeq(node)) return node.items.map((item) => convert(item, faults));
  return isScalar(node) ? node.value : null;
}

function convertMap(map: YAMLMap.Parsed, faults: KeyFault[]): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const pair of map.items) {
    const key = keyOf(pair);
    const fault = faultOf(key, value, pair);
    if (fault !== null) faults.push(fault);
    else if (key !== null) value[key] = convert(pair.value, faults);
  }
  return value;
}

function faultOf(
  key: string | null,
  known: Readonly<Record<string, unknown>>,
  pair: Pair<ParsedNode, ParsedNode | null>,
): KeyFault | null {
  const [offset] = pair.key.range;
  if (key === null) return { code: 'key-not-text', args: {}, offset };
  if (key === MERGE_KEY) return { code: 'merge-key', args: {}, offset };
  if (FORBIDDEN_KEYS.has(key)) return { code: 'forbidden-key', args: { key }, offset };
  if (Object.hasOwn(known, key)) return { code: 'duplicate-key', args: { key }, offset };
  return null;
}

/** The key of a pair, null when it is no text. */
export function keyOf(pair: Pair<ParsedNode, ParsedNode | null>): string | null {
  const { key } = pair;
  return yaml().isScalar(key) && typeof key.value === 'string' ? key.value : null;
}
