/** The middleware inside http-server, which has no types of its own. It reads nothing else of a request. */
declare module 'http-server/lib/core/index.js' {
  import type { ServerResponse } from 'node:http';

  interface Options {
    root: string;
    showDir: boolean;
    autoIndex: boolean;
    gzip: boolean;
    handleError: boolean;
  }
  interface FileRequest {
    url: string;
    method: string;
    headers: Record<string, string>;
  }
  function createMiddleware(
    options: Options,
  ): (request: FileRequest, response: ServerResponse, next: () => void) => void;
  export = createMiddleware;
}
