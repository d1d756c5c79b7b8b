import type { ServerResponse } from 'node:http';
import createMiddleware from 'http-server/lib/core/index.js';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The file to send and what to say with it. */
export interface Delivery {
  /** Path under the root. */
  readonly file: string;
  readonly method: 'GET' | 'HEAD';
  readonly status: number;
  readonly headers: Headers;
}

/** Keeps the length that http-server measured and replaces all else that it would say. */
function sayInstead(response: ServerResponse, status: number, headers: Headers): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => {
    for (const name of response.getHeaderNames()) {
      if (name !== 'content-length') response.removeHeader(name);
    }
    return writeHead(status, headers);
  };
}

/**
 * Delivers the bytes of published files with http-server. It gets the path of the file and no header of the
 * client: who may have what, validators and types are decided before.
 * @returns sends a file; false when it is not on the disk, and then nothing was written
 */
export function createStaticFiles(
  root: string,
): (delivery: Delivery, response: ServerResponse) => Promise<boolean> {
  const middleware = createMiddleware({
    root,
    showDir: false,
    autoIndex: false,
    gzip: false,
    handleError: false,
  });
  return ({ file, method, status, headers }, response) =>
    new Promise((resolve) => {
      sayInstead(response, status, headers);
      response.once('close', () => resolve(true));
      middleware({ url: encodeURI(file), method, headers: {} }, response, () => {
        Reflect.deleteProperty(response, 'writeHead');
        resolve(false);
      });
    });
}
