import type { Pair, ParsedNode, YAMLMap } from 'yaml';
import type { Path } from './document.ts';
import { keyOf } from './plain.ts';
import { yaml } from './yaml-package.ts';

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** A node with the key under which it stands. */
interface Place {
  readonly key: ParsedNode | null;
  readonly value: ParsedNode | null;
}

/**
 * Finds offsets in a parsed text: of the value at a path, or of its key; of the nearest thing that exists when
 * the path does not.
 */
export function locator(root: ParsedNode): (path: Path, part?: 'key' | 'value') => number {
  const { isMap, isSeq } = yaml();
  const indexes = new WeakMap<YAMLMap.Parsed, Map<string, ParsedPair>>();

  // A file may have thousands of keys and of findings; searching the keys for each finding would take too long.
  function pairsOf(map: YAMLMap.Parsed): Map<string, ParsedPair> {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const pairs = new Map<string, ParsedPair>();
    for (const pair of map.items) {
      const key = keyOf(pair);
      if (key !== null && !pairs.has(key)) pairs.set(key, pair);
    }
    indexes.set(map, pairs);
    return pairs;
  }

  function stepInto(node: ParsedNode | null, step: string | number): Place | null {
    if (isSeq(node) && typeof step === 'number') {
      const value: ParsedNode | undefined = node.items[step];
      return value === undefined ? null : { key: null, value };
    }
    return isMap(node) ? (pairsOf(node).get(String(step)) ?? null) : null;
  }

  return (path, part = 'value') => {
    let place: Place = { key: null, value: root };
    let found = true;
    for (const step of path) {
      const next = stepInto(place.value, step);
      found = next !== null;
      if (next === null) break;
      place = next;
    }
    const { key, value } = place;
    const node = part === 'key' || !found ? (key ?? value) : (value ?? key);
    return (node ?? root).range[0];
  };
}
