import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const webHeaders = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

/**
 * A node request as a web one. The body streams; the signal fires when the client goes away before it has
 * its answer.
 * @param url absolute address
 */
export function toWebRequest(url: string, request: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const method = request.method ?? 'GET';
  const head = { method, headers: webHeaders(request), signal: gone.signal };
  return method === 'GET' || method === 'HEAD'
    ? new Request(url, head)
    : new Request(url, { ...head, body: Readable.toWeb(request), duplex: 'half' });
}

/**
 * Sends a web response, no faster than the client reads.
 * @param extra headers that the server adds to those of the response
 * @throws when the body fails on its way; the connection is closed then
 */
export async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...extra });
  if (answer.body === null || response.req.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body), response);
}
