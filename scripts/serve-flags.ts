import { UserError } from '../build/findings/user-error.ts';
import { BUILD_FLAGS, type Environment } from '../build/settings.ts';
import type { Endpoint } from '../serve/listen.ts';

/** Flags of the commands that build and serve. */
export const SERVE_FLAGS = {
  ...BUILD_FLAGS,
  port: { type: 'string', value: 'PORT', about: 'where to listen; PORT of the environment, else 8080' },
  host: {
    type: 'string',
    value: 'HOST',
    about: 'where to listen; 127.0.0.1, this machine alone, by default',
  },
} as const;

const DEFAULT_PORT = '8080';
const LOOPBACK = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::', LOOPBACK];

/**
 * Where to listen: by default on port 8080, for this machine alone.
 * @throws UserError for a port that is none
 */
export function endpointOf(
  flags: { readonly port?: string | undefined; readonly host?: string | undefined },
  environment: Environment,
): Endpoint {
  const text = flags.port ?? (environment.PORT || DEFAULT_PORT);
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UserError(`The port "${text}" is not a number from 1 to 65535. Write --port 8080.`);
  }
  return { host: flags.host ?? LOOPBACK, port };
}

/** Whether the local server holds clients to the limit; behind a proxy, which counts for itself, RATE_LIMIT is `off`. */
export const enforcesLimit = (environment: Environment): boolean => environment.RATE_LIMIT !== 'off';

/** The address under which somebody on this machine reaches the server. */
export function addressOf({ host, port }: Endpoint): string {
  if (EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What to print when the server is up. */
export const greeting = (address: string): string =>
  [
    `Serving ${address} (Ctrl-C stops)`,
    ...[
      '/api/agent/universities?region=riyadh',
      '/api/agent/exams',
      '/api/agent/calendar',
      '/api/agent/claim',
      '/docs/api',
    ].map((path) => `  ${address}${path}`),
  ].join('\n');

/** Where `npm start` serves unless told otherwise. */
export const DEFAULT_ADDRESS = `http://localhost:${DEFAULT_PORT}`;
