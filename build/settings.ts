import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import type { BuildOptions } from './build.ts';
import { isDay, riyadhDay } from './days/days.ts';
import { UserError } from './findings/user-error.ts';

/** Flags that every command which builds understands, as `util.parseArgs` options with what their help says. */
export const BUILD_FLAGS = {
  content: { type: 'string', value: 'DIR', about: 'what to read; content by default' },
  out: {
    type: 'string',
    value: 'DIR',
    about: 'where to write the site; public by default, for a server on another port than 8080 public.PORT',
  },
  'base-url': {
    type: 'string',
    value: 'URL',
    about: 'address of the service; BASE_URL of the environment, else what Netlify sets, else localhost',
  },
  'as-of': { type: 'string', value: 'DAY', about: 'the day to go by, as 2026-11-20; today in Riyadh by default' },
  production: { type: 'boolean', about: 'refuse example values, as for a site with real visitors' },
  'no-pages': { type: 'boolean', about: 'leave out the pages of single records' },
} as const;

/** The values of these flags; none has to be given. */
export type BuildFlags = ReturnType<typeof parseArgs<{ options: typeof BUILD_FLAGS }>>['values'];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address of the service as an origin, without a trailing slash.
 * @throws UserError when it is not an absolute http or https address, or has a path, query or credentials
 */
export function baseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UserError(`The base address "${text}" is not an absolute http or https address.`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new UserError(`The base address "${text}" must be a bare origin such as https://data.example.org.`);
  }
  return url.origin;
}

/**
 * The address that the environment names: BASE_URL, else what Netlify sets. Its deploy previews have an address
 * of their own in DEPLOY_PRIME_URL; its production deploys are meant for URL.
 */
function environmentAddress(environment: Environment): string | undefined {
  const preview = environment.CONTEXT !== undefined && environment.CONTEXT !== 'production';
  const host = preview ? environment.DEPLOY_PRIME_URL : environment.URL;
  return environment.BASE_URL || (environment.NETLIFY && (host || environment.URL)) || undefined;
}

const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** The absolute path of what `--content` names. */
export const contentDirectory = (flag: string | undefined): string => resolve(flag ?? 'content');

/**
 * The day that `--as-of` names; today in Riyadh when it is not given.
 * @throws UserError when it is not a day
 */
export function asOfDay(flag: string | undefined): string {
  const asOf = flag ?? riyadhDay(new Date());
  if (!isDay(asOf) || asOf < '1900') throw new UserError(`"${asOf}" is no day since 1900. Write --as-of 2026-11-20.`);
  return asOf;
}

/**
 * Where to read, where to write, and for which address and day.
 * @param fallbackAddress the address to build for when neither a flag nor the environment names one
 * @throws UserError for a flag that makes no sense
 */
export function buildOptions(flags: BuildFlags, environment: Environment, fallbackAddress: string): BuildOptions {
  const asOf = asOfDay(flags['as-of']);
  const baseUrl = baseAddress(flags['base-url'] ?? environmentAddress(environment) ?? fallbackAddress);
  return {
    contentDir: contentDirectory(flags.content),
    outDir: resolve(flags.out ?? 'public'),
    baseUrl,
    asOf,
    ...(flags['as-of'] === undefined ? { checkedOn: asOf } : {}),
    ...(flags['no-pages'] === true ? { recordPages: false } : {}),
    production: flags.production ?? (environment.CONTEXT === 'production' && !isLoopback(baseUrl)),
  };
}
