import { memberOf } from '../schema/json-value.ts';
import { once } from '../values/once-per.ts';
import type { Document } from './document.ts';
import { lineFinder } from './lines.ts';
import { plainYaml } from './plain-yaml.ts';
import type { Starts } from './plain-yaml-cursor.ts';

/**
 * Finds where things stand in a text that the plain reader reads, as `locator` does in one that the parser reads. Few
 * files have findings: what begins where is taken down when it is first asked for.
 */
export function plainPositions(text: string, firstLine: number): Document['position'] {
  const offset = once(() => offsets(text));
  const positionAt = once(() => lineFinder(text, firstLine));
  return (path, part) => positionAt()(offset()(path, part));
}

function offsets(text: string): (...place: Parameters<Document['position']>) => number {
  const starts: Starts = new Map();
  const root = plainYaml(text, starts);
  const [first] = starts.get(root)?.values() ?? [];
  const top = first?.key ?? 0;
  return (path, part = 'value') => {
    let value: unknown = root;
    let begins = { key: top, value: top };
    for (const step of path) {
      const next = starts.get(value)?.get(Array.isArray(value) ? step : String(step));
      if (next === undefined) return begins.key;
      value = memberOf(value, step);
      begins = next;
    }
    return begins[part];
  };
}
