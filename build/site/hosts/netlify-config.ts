import type { NetlifyRule } from './netlify-rules.ts';

const quoted = (text: string): string => JSON.stringify(text);

function inlineTable({ from, query, to, status }: NetlifyRule): string {
  const conditions = Object.entries(query).map(([name, value]) => `${name} = ${quoted(value)}`);
  const condition = conditions.length === 0 ? [] : [`query = { ${conditions.join(', ')} }`];
  const fields = [`from = ${quoted(from)}`, ...condition, `to = ${quoted(to)}`, `status = ${status}`];
  return `  { ${fields.join(', ')} },`;
}

/** The list of rules, which is the last thing in netlify.toml. */
const LIST = /^redirects = \[\n(?:.*\n)*\]\n$/m;

/**
 * Brings netlify.toml in step with the rules.
 * @param config text of netlify.toml
 * @returns the text with its list of rules replaced
 * @throws Error when the list is not where it should be
 */
export function withRules(config: string, rules: readonly NetlifyRule[]): string {
  if (!LIST.test(config)) throw new Error('netlify.toml does not end with a list named redirects.');
  // A function, because a replacement text would give a dollar sign a meaning.
  return config.replace(LIST, () => `redirects = [\n${rules.map(inlineTable).join('\n')}\n]\n`);
}
