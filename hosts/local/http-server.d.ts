/** http-server has no types of its own. These are of what we use. */
declare module 'http-server' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    readonly root: string;
    /** Only texts count here: http-server takes the boolean false for true. */
    readonly showDir: 'false';
    readonly autoIndex: 'false';
    /** Extensions by media type. */
    readonly mimetypes: Readonly<Record<string, readonly string[]>>;
  }

  const httpServer: { createServer(options: Options): { readonly server: EventEmitter } };
  export default httpServer;
}
