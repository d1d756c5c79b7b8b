import { withoutSlash } from '../http/addresses.ts';
import { fitsQuery, type RouteTable } from '../http/route-table.ts';

/** Which published file answers, and with which status. */
export interface Hit {
  readonly file: string;
  readonly status: number;
}

/** Where the edge function answers, and to which methods. */
export type DynamicRoute = RouteTable['dynamic'][number];

/** The value that counts of each parameter, decoded: the last one, unless it is empty. */
function readQuery(search: string): ReadonlyMap<string, string> {
  const last = new Map(new URLSearchParams(search));
  return new Map([...last].filter(([, value]) => value !== ''));
}

/**
 * The published file for an address, by the rules of http/route-table.ts.
 * @param path decoded path
 * @param search query string, percent-encoded, with or without its `?`
 * @returns null when nothing is published there
 */
export function matchFile(table: RouteTable, path: string, search: string): Hit | null {
  const address = withoutSlash(path);
  const query = readQuery(search);
  const rule = table.rules.find((each) => each.path === address && fitsQuery(each.query, query));
  if (rule !== undefined) return { file: rule.file, status: rule.status };
  return Object.hasOwn(table.files, address) ? { file: address, status: 200 } : null;
}

/** The dynamic route for an address, whatever the method; null when there is none. Takes what `matchFile` takes. */
export function matchDynamic(table: RouteTable, path: string, search: string): DynamicRoute | null {
  const address = withoutSlash(path);
  const query = readQuery(search);
  return table.dynamic.find((each) => each.path === address && fitsQuery(each.query, query)) ?? null;
}
