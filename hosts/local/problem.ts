import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CACHE_CONTROL, PROBLEM_TYPE } from '../../edge/http/headers.ts';
import { PROBLEMS, type ProblemCode, problemDocument, problemFile } from '../../edge/http/problems.ts';
import type { LocalSite } from './local-site.ts';

/** A problem document, ready to be sent. */
interface ProblemAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The published document, the same on every host. Only the absence of something may be cached. */
function problemAnswer(site: LocalSite, code: ProblemCode): ProblemAnswer {
  const body = site.bytes(problemFile(code)) ?? Buffer.from(JSON.stringify(problemDocument(code, '')));
  const headers = {
    ...site.table.headers,
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(body.byteLength),
    'Cache-Control': CACHE_CONTROL[PROBLEMS[code].status === 404 ? 'short' : 'none'],
  };
  return { body, headers };
}

/**
 * Answers with a problem document.
 * @param extra headers that belong to this answer alone, e.g. Allow
 */
export function sendProblem(
  site: LocalSite,
  code: ProblemCode,
  response: ServerResponse,
  extra: Readonly<Record<string, string>>,
): void {
  const { body, headers } = problemAnswer(site, code);
  response.writeHead(PROBLEMS[code].status, { ...headers, ...extra });
  response.end(body);
}

/** Answers on a connection whose request was not, or cannot be, read, and hangs up. */
export function refuseConnection(site: LocalSite, code: ProblemCode, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const { body, headers } = problemAnswer(site, code);
  const { status, title } = PROBLEMS[code];
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    ...Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}
