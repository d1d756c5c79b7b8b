import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { withoutSlash } from '../../../edge/http/addresses.ts';

/** The file that the host answers with; its status. */
interface HostAnswer {
  readonly file: string;
  readonly status: number;
}

interface HostOptions {
  /** Text of `_redirects`. */
  readonly redirects: string;
  /** Text of netlify.toml. */
  readonly config: string;
  /** Paths of the published files. */
  readonly files: ReadonlySet<string>;
}

async function parse({ redirects, config }: HostOptions): Promise<unknown[]> {
  const directory = await mkdtemp(join(tmpdir(), 'netlify-rules-'));
  try {
    const redirectsPath = join(directory, '_redirects');
    const configPath = join(directory, 'netlify.toml');
    await writeFile(redirectsPath, redirects);
    await writeFile(configPath, config);
    const parsed = await parseAllRedirects({
      redirectsFiles: [redirectsPath],
      netlifyConfigPath: configPath,
      configRedirects: [],
      minimal: false,
    });
    if (parsed.errors.length > 0) throw new Error(parsed.errors.join('\n'));
    return parsed.redirects;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The fields of a parsed rule under the names that the matcher reads, as netlify-cli maps them. */
function matcherRule(rule: unknown) {
  if (typeof rule !== 'object' || rule === null) throw new Error('A parsed rule is no object.');
  const { from, query, ...others } = { from: '', query: {}, force: false, ...rule };
  return { ...others, origin: from, params: query };
}

/** Routes requests as Netlify does, with its own parsers and its own matcher. */
export async function openHost(options: HostOptions) {
  const rules = (await parse(options)).map(matcherRule);
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});
  const forced = await redirector.parseJSON(JSON.stringify(rules.filter(({ force }) => force)), {});
  return {
    /** @param target absolute address, or path and query on the main host */
    answer(target: string): HostAnswer | null {
      const url = new URL(target, 'https://data.test');
      const path = decodeURIComponent(url.pathname);
      const request = {
        scheme: url.protocol.slice(0, -1),
        host: url.hostname,
        path,
        query: url.search.slice(1),
        headers: {},
        cookieValues: {},
        getHeader: () => '',
        getCookie: () => '',
      };
      // A file wins over a rule that is not forced.
      const address = withoutSlash(path);
      const lies = [path, `${address}.html`, `${address === '/' ? '' : address}/index.html`];
      const file = lies.find((each) => options.files.has(each));
      // Few rules are forced: asking all of them for each file would take long.
      const match = file === undefined || forced.match(request) !== null ? matcher.match(request) : null;
      if (file !== undefined && match?.force !== true) return { file, status: 200 };
      if (match === null) return null;
      const to = new URL(match.to, url).pathname;
      if (!options.files.has(to)) throw new Error(`${target} is rewritten to ${to}, which is not published.`);
      return { file: to, status: match.status };
    },
  };
}
