import { OAUTH_DOCUMENTS } from '../../../edge/http/addresses.ts';
import { problemFile } from '../../../edge/http/problems.ts';
import type { RouteTable } from '../../../edge/http/route-table.ts';
import { TEXT_TYPE } from '../../publication/media-types.ts';
import { plainFile, type SiteFile } from '../../publication/publication.ts';
import { oncePer } from '../../values/once-per.ts';
import { netlifyHeaders } from './netlify-headers.ts';
import { type NetlifyRule, netlifyRules, splitRules } from './netlify-rules.ts';

const NOT_FOUND = problemFile('not-found');

const redirectLine = ({ from, query, to, status, force }: NetlifyRule): string =>
  [
    from,
    ...Object.entries(query).map(([name, value]) => `${name}=${value}`),
    to,
    `${status}${force ? '!' : ''}`,
  ].join(' ');

const hiddenDocuments = (host: string): NetlifyRule[] =>
  OAUTH_DOCUMENTS.flatMap((document) => [document, `${document}.json`, `${document}/*`]).map((path) => ({
    from: `https://${host}${path}`,
    query: {},
    to: NOT_FOUND,
    status: 404,
    force: true,
  }));

/** They are written in two places, once each. */
const rulesOf = oncePer((table: RouteTable) => splitRules(netlifyRules(table.rules)));

/** What Netlify reads beside the site: its redirect rules and its header rules. */
export function netlifyFiles(table: RouteTable): SiteFile[] {
  const rules = [
    ...(table.mcpHost === null ? [] : hiddenDocuments(table.mcpHost)),
    ...rulesOf(table).redirectsFile,
  ];
  const file = (path: string, lines: readonly string[]): SiteFile =>
    plainFile(path, TEXT_TYPE, `${lines.join('\n')}\n`, 'none');
  return [file('/_headers', netlifyHeaders(table)), file('/_redirects', rules.map(redirectLine))];
}

/**
 * The rules that have to stand in netlify.toml: those with spaces in their values, what comes after them at the
 * same path, and those for all below an address, of which the last answers whatever nothing else does.
 */
export const configRules = (table: RouteTable): readonly NetlifyRule[] => rulesOf(table).configFile;
