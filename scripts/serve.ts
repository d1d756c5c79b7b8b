import type { Server } from 'node:http';
import { UserError } from '../build/findings/user-error.ts';
import { BUILD_FLAGS, type BuildFlags, buildOptions, type Environment } from '../build/settings.ts';
import { type Endpoint, listen, serveUntilStopped } from '../hosts/local/listen.ts';

/** Flags of the commands that build and serve. */
export const SERVE_FLAGS = {
  ...BUILD_FLAGS,
  port: { type: 'string', value: 'PORT', about: 'where to listen; PORT of the environment, else 8080' },
  host: { type: 'string', value: 'HOST', about: 'where to listen; 127.0.0.1, this machine alone, by default' },
} as const;

type EndpointFlags = { readonly [F in 'port' | 'host']?: string | undefined };

const DEFAULT_PORT = '8080';
const LOOPBACK = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::', LOOPBACK];

/**
 * Where to listen: by default on port 8080, for this machine alone.
 * @throws UserError for a port that is none
 */
export function endpointOf(flags: EndpointFlags, environment: Environment): Endpoint {
  const text = flags.port ?? (environment.PORT || DEFAULT_PORT);
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UserError(`The port "${text}" is not a number from 1 to 65535. Write --port 8080.`);
  }
  return { host: flags.host ?? LOOPBACK, port };
}

/** The address under which somebody on this machine reaches the server. */
export function addressOf({ host, port }: Endpoint): string {
  if (EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Where `npm start` serves unless told otherwise. */
export const DEFAULT_ADDRESS = `http://localhost:${DEFAULT_PORT}`;

/**
 * What the flags and the environment say about building and serving.
 * @throws UserError for a flag that makes no sense
 */
export function serveSettings(flags: BuildFlags & EndpointFlags, environment: Environment) {
  const endpoint = endpointOf(flags, environment);
  const address = addressOf(endpoint);
  // Two servers from one checkout keep their sites apart.
  const out = flags.out ?? (endpoint.port === Number(DEFAULT_PORT) ? 'public' : `public.${endpoint.port}`);
  return {
    endpoint,
    address,
    options: buildOptions({ ...flags, out }, environment, address),
    /** Whether clients are held to the limit; behind a proxy, which counts for itself, RATE_LIMIT is `off`. */
    rateLimit: environment.RATE_LIMIT !== 'off',
  };
}

/** Worth a look, once the server is up. */
const PATHS =
  '/api/agent/universities?region=riyadh /api/agent/exams /api/agent/calendar /api/agent/claim /docs/api'.split(' ');

/**
 * Serves until the process is stopped, and says where.
 * @throws UserError when it cannot listen there
 */
export async function serve(server: Server, endpoint: Endpoint, address: string): Promise<void> {
  await listen(server, endpoint);
  console.log([`Serving ${address} (Ctrl-C stops)`, ...PATHS.map((path) => `  ${address}${path}`)].join('\n'));
  await serveUntilStopped(server);
}
