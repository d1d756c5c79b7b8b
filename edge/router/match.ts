import { withoutSlash } from '../http/addresses.ts';
import { fitsQuery, type RouteTable, type Rule } from '../http/route-table.ts';

/** Which published file answers, and with which status. */
export type Hit = Pick<Rule, 'file' | 'status'>;

/** The value that counts of each parameter, decoded: the last one, unless it is empty. */
function readQuery(search: string): ReadonlyMap<string, string> {
  const last = new Map(new URLSearchParams(search));
  return new Map([...last].filter(([, value]) => value !== ''));
}

/** The first rule of the table for an address and a query. */
const firstRule = ({ rules }: RouteTable, address: string, query: ReadonlyMap<string, string>): Rule | undefined =>
  rules.find((rule) => rule.path === address && fitsQuery(rule.query, query));

/** The nearest rule for all addresses below this one or below one of its parents. */
function ruleAbove(table: RouteTable, address: string): Rule | undefined {
  // With an extra slash at its end an address names nothing; with one before it, as little as others of its folder.
  if (address.endsWith('/')) return undefined;
  if (address.startsWith('//')) return ruleAbove(table, address.replace(/^\/+(?=\/)|\/[^/]*$/g, ''));
  for (let end = address.length; end >= 0; end = end === 0 ? -1 : address.lastIndexOf('/', end - 1)) {
    const found = firstRule(table, `${address.slice(0, end)}/*`, new Map());
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The file at an address: a page lies there with `.html`, or as `index.html` where pages lie below it. */
function fileAt({ files }: RouteTable, address: string): Hit | undefined {
  const candidates = address === '/' ? ['/index.html'] : [address, `${address}.html`, `${address}/index.html`];
  const file = candidates.find((path) => Object.hasOwn(files, path));
  return file === undefined ? undefined : { file, status: 200 };
}

/**
 * The published file for an address, by the rules of edge/http/route-table.ts.
 * @param path decoded path
 * @param search query string, percent-encoded, with or without its `?`
 * @returns null when nothing is published there
 */
export function matchFile(table: RouteTable, path: string, search: string): Hit | null {
  const address = withoutSlash(path);
  const hit = firstRule(table, address, readQuery(search)) ?? fileAt(table, address) ?? ruleAbove(table, address);
  return hit === undefined ? null : { file: hit.file, status: hit.status };
}

/** The dynamic route for an address, whatever the method; null when there is none. Takes what `matchFile` takes. */
export function matchDynamic(table: RouteTable, path: string, search: string) {
  const address = withoutSlash(path);
  const query = readQuery(search);
  return table.dynamic.find((each) => each.path === address && fitsQuery(each.query, query)) ?? null;
}
