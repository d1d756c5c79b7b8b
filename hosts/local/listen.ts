import type { Server } from 'node:http';
import { UserError } from '../../build/findings/user-error.ts';

/** Where a server listens. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

const REASONS: Readonly<Record<string, (endpoint: Endpoint) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Stop the other program or choose another with --port.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Choose another with --host.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}. Choose another with --host.`,
};

/**
 * Starts to listen.
 * @returns once connections are accepted
 * @throws UserError when the address cannot be had
 */
export const listen = (server: Server, endpoint: Endpoint): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      server.close();
      reject(reason === undefined ? error : new UserError(reason(endpoint)));
    });
    server.listen(endpoint.port, endpoint.host, resolve);
  });

/** Waits for Ctrl-C or a polite kill, then hangs up on everybody and closes. */
export const serveUntilStopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
