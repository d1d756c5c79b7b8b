// Preloaded into the host's local server, which would listen on every interface of the machine.
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function listenOnLoopback(first, ...rest) {
  if (typeof first === 'object' && first?.port !== undefined) {
    return listen.call(this, { ...first, host: '127.0.0.1' }, ...rest);
  }
  if (Number.isInteger(Number(first))) {
    const others = typeof rest[0] === 'string' ? rest.slice(1) : rest;
    return listen.call(this, first, '127.0.0.1', ...others);
  }
  return listen.call(this, first, ...rest);
};
