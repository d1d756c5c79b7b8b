import { posix } from 'node:path';
import { OAUTH_DOCUMENTS } from '../../../edge/http/addresses.ts';
import { CACHE_CONTROL } from '../../../edge/http/headers.ts';
import { problemFile } from '../../../edge/http/problems.ts';
import { ownHeaders, type PublishedFile, type RouteTable, type Rule } from '../../../edge/http/route-table.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { FILE_TYPES, plainFile, type SiteFile, TEXT_TYPE } from '../../publication/publication.ts';

/** A redirect rule in the terms of Netlify: the first that fits wins, and every listed parameter is required. */
interface NetlifyRule {
  readonly from: string;
  /** A literal value, `''` for the empty one, or a placeholder such as `:id` for any value, the empty one included. */
  readonly query: Readonly<Record<string, string>>;
  readonly to: string;
  readonly status: number;
  /** Whether the rule also wins over a file at the same address. */
  readonly force: boolean;
}

/** Rules that hide the OAuth documents on the second host for MCP. */
const hiddenDocuments = (host: string): NetlifyRule[] =>
  OAUTH_DOCUMENTS.flatMap((document) => [document, `${document}.json`, `${document}/*`]).map((path) => ({
    from: `https://${host}${path}`,
    query: {},
    to: problemFile('not-found'),
    status: 404,
    force: true,
  }));

/**
 * The same routing as the rules of one path, for Netlify. There a placeholder matches the empty value too, which to
 * us is an absent parameter. So each rule that takes any value comes after those that answer when the value is empty:
 * the later rules that do not ask for the parameter.
 * @param empty parameters that are present without a value; no rule here asks for them
 * @throws Error when Netlify has no rule that means the same
 */
function rulesOfPath(rules: readonly Rule[], empty: readonly string[] = []): NetlifyRule[] {
  return rules.flatMap(({ path, query, file, status }, index) => {
    const ruleFor = (own: NetlifyRule['query']): NetlifyRule => ({
      from: path,
      query: { ...Object.fromEntries(empty.map((name) => [name, ''])), ...own },
      to: file,
      status,
      force: false,
    });
    const [condition, ...others] = Object.entries(query);
    if (condition === undefined) return [ruleFor({})];
    if (others.length > 0) throw new Error(`${path}: a rule can ask for one parameter only`);
    const [name, value] = condition;
    if (value === true) {
      const later = rules.slice(index + 1).filter((rule) => !(name in rule.query));
      return [...rulesOfPath(later, [...empty, name]), ruleFor({ [name]: `:${name}` })];
    }
    // Netlify would take it for a placeholder, and the rule would answer to every value.
    if (value.startsWith(':')) throw new Error(`${path}: a query value cannot start with a colon: ${value}`);
    return [ruleFor({ [name]: value })];
  });
}

/**
 * All rules of a site, in two lists: Netlify tries those of `_redirects` first. Into netlify.toml goes what it cannot hold,
 * followed by the later rules of the same path. At its end stand the rules for all addresses below one, the narrowest
 * first: they match that address too.
 * @throws Error when Netlify has no rule that means the same as one of the table
 */
function netlifyRules({ rules, mcpHost }: RouteTable) {
  const redirectsFile = mcpHost === null ? [] : hiddenDocuments(mcpHost);
  const configFile: NetlifyRule[] = [];
  const below: NetlifyRule[] = [];
  for (const [path, sourceRules] of groupBy(rules, (rule) => rule.path)) {
    const translated = rulesOfPath(sourceRules);
    if (path.endsWith('/*')) {
      below.push(...translated);
      continue;
    }
    // The `_redirects` format separates by whitespace and reads a value up to its first equals sign.
    const unfit = translated.findIndex(({ query }) => Object.values(query).some((value) => /[\s=]/.test(value)));
    const end = unfit === -1 ? translated.length : unfit;
    redirectsFile.push(...translated.slice(0, end));
    configFile.push(...translated.slice(end));
  }
  below.sort((a, b) => b.from.length - a.from.length);
  return { redirectsFile, configFile: [...configFile, ...below] };
}

const redirectLine = ({ from, query, to, status, force }: NetlifyRule): string =>
  [from, ...Object.entries(query).map(([name, value]) => `${name}=${value}`), to, `${status}${force ? '!' : ''}`].join(
    ' ',
  );

/** What Netlify reads beside the site: its header rules and the redirect rules that a file can hold. */
export function netlifyFiles(table: RouteTable): SiteFile[] {
  const file = (path: string, lines: readonly string[]): SiteFile =>
    plainFile(path, TEXT_TYPE, `${lines.join('\n')}\n`, 'none');
  return [
    file('/_headers', netlifyHeaders(table)),
    file('/_redirects', netlifyRules(table).redirectsFile.map(redirectLine)),
  ];
}

/** A string of JSON is one of TOML, too. */
const redirectTable = ({ from, query, to, status }: NetlifyRule): string => {
  const conditions = Object.entries(query).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return `[[redirects]]
from = ${JSON.stringify(from)}
query = { ${conditions.join(', ')} }
to = ${JSON.stringify(to)}
status = ${status}
`;
};

/** The redirect rules that `_redirects` cannot hold, in the language of netlify.toml. */
export const netlifyConfigRules = (table: RouteTable): string =>
  netlifyRules(table).configFile.map(redirectTable).join('\n');

const lines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Headers of a file that neither the host nor the block for every address sets, in lines. */
function linesOf(path: string, file: PublishedFile): string {
  const { contentType, cache } = file;
  const headers = {
    ...ownHeaders(file),
    ...(FILE_TYPES[posix.extname(path)] === contentType ? {} : { 'Content-Type': contentType }),
    ...(cache === 'short' ? {} : { 'Cache-Control': CACHE_CONTROL[cache] }),
  };
  return lines(headers).join('\n');
}

type Entry = readonly [path: string, headers: string];

const block = (address: string, headers: string): string[] => (headers === '' ? [] : [address, headers]);

/** One block for a directory whose files all need the same, otherwise its files and directories one by one. */
function blocks(directory: string, entries: readonly Entry[], all: readonly Entry[]): string[] {
  const first = entries[0]?.[1] ?? '';
  const uniform = entries.every(([, headers]) => headers === first);
  // To the host, /feeds/exams/* also fits /feeds/exams and /feeds/exams.ndjson.
  const name = directory.slice(0, -1);
  const strangers = all.some(
    ([address, own]) => address.startsWith(name) && !address.startsWith(directory) && own !== first,
  );
  if (uniform && !strangers && directory !== '/') return block(`${directory}*`, first);

  const placeOf = ([path]: Entry): string => {
    const slash = path.indexOf('/', directory.length);
    return slash < 0 ? path : path.slice(0, slash + 1);
  };
  return [...groupBy(entries, placeOf)].flatMap(([place, within]) =>
    place.endsWith('/') ? blocks(place, within, all) : within.flatMap(([path, headers]) => block(path, headers)),
  );
}

/**
 * Lines of the `_headers` file. The common headers are set on every address, because it is not documented whether
 * the host compares a rewritten request by the address asked for or by the file that answers.
 */
export function netlifyHeaders({ headers, files, dynamic }: RouteTable): string[] {
  const entries = Object.entries(files).map(([path, file]) => [path, linesOf(path, file)] as const);
  const common = { ...headers, 'Cache-Control': CACHE_CONTROL.short };
  return [
    '/*',
    ...lines(common),
    ...blocks('/', entries, [...entries, ...dynamic.map(({ path }) => [path, ''] as const)]),
  ];
}
