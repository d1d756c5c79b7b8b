import type { QueryCondition, Rule } from '../../../edge/http/route-table.ts';
import { groupBy } from '../../../edge/text/order.ts';

/** A redirect rule in the terms of Netlify: the first that fits wins, and every listed parameter is required. */
export interface NetlifyRule {
  readonly from: string;
  /** A literal value, `''` for the empty one, or a placeholder such as `:id` for any value, the empty one included. */
  readonly query: Readonly<Record<string, string>>;
  readonly to: string;
  readonly status: number;
  /** Whether the rule also wins over a file at the same address. */
  readonly force: boolean;
}

const anyValued = (query: QueryCondition): string[] =>
  Object.keys(query).filter((name) => query[name] === true);

function literal(path: string, value: string): string {
  // Netlify would take it for a placeholder, and the rule would answer to every value.
  if (value.startsWith(':')) throw new Error(`${path}: a query value cannot start with a colon: ${value}`);
  return value;
}

const netlifyRule = ({ path, query, file, status }: Rule, empty: readonly string[]): NetlifyRule => ({
  from: path,
  query: Object.fromEntries([
    ...empty.map((name) => [name, '']),
    ...Object.entries(query).map(([name, value]) => [
      name,
      value === true ? `:${name}` : literal(path, value),
    ]),
  ]),
  to: file,
  status,
  force: false,
});

/** Rules of one path. `empty` are parameters that are present without a value; no rule here mentions them. */
function expand(rules: readonly Rule[], empty: readonly string[]): NetlifyRule[] {
  return rules.flatMap((rule, index) => {
    const withoutValue = anyValued(rule.query).flatMap((name) =>
      expand(
        rules.slice(index + 1).filter(({ query }) => !(name in query)),
        [...empty, name],
      ),
    );
    return [...withoutValue, netlifyRule(rule, empty)];
  });
}

type Condition = readonly [name: string, value: string];

const isPlaceholder = (value: string): boolean => value.startsWith(':');

/** Whether every request that fits `later` fits a rule with these conditions too. */
const shadows = (conditions: readonly Condition[], later: NetlifyRule): boolean =>
  conditions.every(([name, value]) =>
    isPlaceholder(value) ? name in later.query : later.query[name] === value,
  );

/** No name of a parameter holds an equals sign. */
const conditionKey = ([name, value]: Condition): string => `${name}=${value}`;
const NO_CONDITION = '';

/** The rules that are reached: each is compared only with earlier ones whose last condition it fits. */
function reached(rules: readonly NetlifyRule[]): NetlifyRule[] {
  const earlier = new Map<string, (readonly Condition[])[]>();
  return rules.filter((rule) => {
    const conditions = Object.entries(rule.query);
    const keys = conditions.flatMap(([name, value]) => [
      conditionKey([name, value]),
      conditionKey([name, `:${name}`]),
    ]);
    const isReached = ![NO_CONDITION, ...keys].some((key) =>
      earlier.get(key)?.some((candidate) => shadows(candidate, rule)),
    );
    const last = conditions.at(-1);
    const key = last === undefined ? NO_CONDITION : conditionKey(last);
    const alike = earlier.get(key) ?? [];
    alike.push(conditions);
    earlier.set(key, alike);
    return isReached;
  });
}

/**
 * The same routing as `rules`, for Netlify. There a placeholder matches the empty value too, which to us is an
 * absent parameter. So before each rule that takes any value stands what answers when the value is empty: the
 * later rules that do not ask for the parameter. Rules that are never reached are left out: of two equal ones
 * Netlify would keep the later, out of its order.
 */
export function netlifyRules(rules: readonly Rule[]): NetlifyRule[] {
  return [...groupBy(rules, ({ path }) => path).values()].flatMap((ofPath) => reached(expand(ofPath, [])));
}

/** The `_redirects` format separates by whitespace and reads a value up to its first equals sign. */
const fitsRedirectsFile = ({ query }: NetlifyRule): boolean =>
  Object.values(query).every((value) => !/[\s=]/.test(value));

/** Rules by the file that they have to stand in. Netlify reads `_redirects` first. */
export interface SplitRules {
  readonly redirectsFile: readonly NetlifyRule[];
  readonly configFile: readonly NetlifyRule[];
}

/** A rule for all below an address fits the address itself too, so it comes after every other rule. */
const isForAllBelow = ({ from }: NetlifyRule): boolean => from.endsWith('/*');

/**
 * Puts into netlify.toml only what `_redirects` cannot hold, with the rules of the same path that come after it, and at
 * its end the rules for all below an address, the narrowest first.
 */
export function splitRules(rules: readonly NetlifyRule[]): SplitRules {
  const redirectsFile: NetlifyRule[] = [];
  const configFile: NetlifyRule[] = [];
  const below: NetlifyRule[] = [];
  const cut = new Set<string>();
  for (const rule of rules) {
    if (isForAllBelow(rule)) {
      below.push(rule);
      continue;
    }
    if (!fitsRedirectsFile(rule)) cut.add(rule.from);
    (cut.has(rule.from) ? configFile : redirectsFile).push(rule);
  }
  return {
    redirectsFile,
    configFile: [...configFile, ...below.sort((a, b) => b.from.length - a.from.length)],
  };
}
