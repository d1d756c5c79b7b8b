import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemFile } from '../http/addresses.ts';
import { CACHE_CONTROL, PROBLEM_TYPE } from '../http/headers.ts';
import { PROBLEMS, type ProblemCode, problemDocument } from '../http/problems.ts';
import type { LocalSite } from './local-site.ts';

/** A problem document, ready to be sent. */
interface ProblemAnswer {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The published document, the same on every host. Only the absence of something may be cached. */
async function problemAnswer(site: LocalSite, code: ProblemCode): Promise<ProblemAnswer> {
  const text = (await site.read(problemFile(code))) ?? JSON.stringify(problemDocument(code, ''));
  const headers = {
    ...site.table.headers,
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': CACHE_CONTROL[PROBLEMS[code].status === 404 ? 'short' : 'none'],
  };
  return { text, headers };
}

/**
 * Answers with a problem document.
 * @param extra headers that belong to this answer alone, e.g. Allow
 */
export async function sendProblem(
  site: LocalSite,
  code: ProblemCode,
  response: ServerResponse,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const { text, headers } = await problemAnswer(site, code);
  response.writeHead(PROBLEMS[code].status, { ...headers, ...extra });
  response.end(text);
}

/** Answers what is no HTTP request, or one whose head is too long or too slow, and hangs up. */
export async function refuseConnection(site: LocalSite, socket: Duplex): Promise<void> {
  const { text, headers } = await problemAnswer(site, 'bad-request');
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${text}`);
}
