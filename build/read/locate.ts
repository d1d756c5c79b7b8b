import type { Pair, ParsedNode, YAMLMap } from 'yaml';
import { oncePer } from '../values/once-per.ts';
import type { Path } from './document.ts';
import { keyOf } from './plain.ts';
import { yaml } from './yaml-package.ts';

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** A node with the key under which it stands. */
interface Place {
  readonly key: ParsedNode | null;
  readonly value: ParsedNode | null;
}

interface Locator {
  /** Where the value at a path begins, or its key; the nearest thing that exists when the path does not. */
  offset(path: Path, part?: 'key' | 'value'): number;
  /** Where the value at a path begins and ends; null when there is none. */
  range(path: Path): readonly [start: number, end: number] | null;
}

/** Finds offsets in a parsed text. */
export function locator(root: ParsedNode): Locator {
  const { isMap, isSeq } = yaml();

  // A file may have thousands of keys and of findings; searching the keys for each finding would take too long.
  const pairsOf = oncePer((map: YAMLMap.Parsed) => {
    const pairs = new Map<string, ParsedPair>();
    for (const pair of map.items) {
      const key = keyOf(pair);
      if (key !== null && !pairs.has(key)) pairs.set(key, pair);
    }
    return pairs;
  });

  function stepInto(node: ParsedNode | null, step: string | number): Place | null {
    if (isSeq(node) && typeof step === 'number') {
      const value: ParsedNode | undefined = node.items[step];
      return value === undefined ? null : { key: null, value };
    }
    return isMap(node) ? (pairsOf(node).get(String(step)) ?? null) : null;
  }

  function find(path: Path): Place & { readonly found: boolean } {
    let place: Place = { key: null, value: root };
    for (const step of path) {
      const next = stepInto(place.value, step);
      if (next === null) return { ...place, found: false };
      place = next;
    }
    return { ...place, found: true };
  }

  return {
    offset(path, part = 'value') {
      const { key, value, found } = find(path);
      const node = part === 'key' || !found ? (key ?? value) : (value ?? key);
      return (node ?? root).range[0];
    },
    range(path) {
      const { value, found } = find(path);
      return found && value !== null ? [value.range[0], value.range[1]] : null;
    },
  };
}
