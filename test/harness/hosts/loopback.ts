import { createServer } from 'node:net';

/** The only interface on which the host tests listen. */
export const LOOPBACK = '127.0.0.1';

/** A port that nobody listened on a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('The machine gave no port.')),
      );
    });
  });
