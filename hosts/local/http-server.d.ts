/** http-server has no types of its own. These are of what we use. */
declare module 'http-server' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  /** A request as middleware sees it: union, the server of http-server, wraps a stream around that of Node. */
  export interface UnionRequest {
    readonly request: IncomingMessage;
    url: string;
    method: string;
    headers: IncomingMessage['headers'];
  }

  /** The event `next` calls the next middleware, and after the last one http-server, which pipes a file into this. */
  export interface UnionResponse extends EventEmitter, NodeJS.WritableStream {
    readonly response: ServerResponse;
    readonly statusCode: number;
    setHeader(name: string, value: string | number): void;
    end(): this;
  }

  interface Options {
    readonly root: string;
    /** Only texts count here: http-server takes the boolean false for true. */
    readonly showDir: 'false';
    readonly autoIndex: 'false';
    /** Extensions by media type. */
    readonly mimetypes: Readonly<Record<string, readonly string[]>>;
    readonly before: readonly ((request: UnionRequest, response: UnionResponse) => void)[];
  }

  const httpServer: { createServer(options: Options): { readonly server: Server } };
  export default httpServer;
}
