import { connect, type Socket } from 'node:net';

/** A connection, what came on it so far, and its end. */
export interface Line {
  readonly socket: Socket;
  received(): string;
  readonly closed: Promise<void>;
}

/** Connects to a port of this machine. A fault of the connection is its end and nothing else. */
export function openLine(port: number): Line {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => text, closed };
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Sends bytes that no HTTP client would send, and reads until the server hangs up.
 * @param head request line and headers, without the empty line; `Connection: close` is added
 */
export async function sendRaw(port: number, head: string): Promise<RawAnswer> {
  const { socket, received, closed } = openLine(port);
  socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n`, 'latin1'));
  await closed;
  return parse(received());
}

function parse(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: body.join('\r\n\r\n') };
}
