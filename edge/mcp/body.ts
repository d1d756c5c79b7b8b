import { type Fault, invalidRequest, parseError } from './reply.ts';

const MAX_BYTES = 64 * 1024;

/** How long a client may take to send its body, in milliseconds. */
const MAX_WAIT = 5_000;

/** Why a body was not read, with the HTTP status that says so. */
interface Unread {
  readonly status: number;
  readonly fault: Fault;
}

const TOO_LARGE: Unread = {
  status: 413,
  fault: invalidRequest(`The request body is larger than ${MAX_BYTES} bytes.`),
};
const TOO_SLOW: Unread = {
  status: 408,
  fault: invalidRequest(`The request body did not arrive within ${MAX_WAIT / 1000} seconds.`),
};
const UNREADABLE: Unread = { status: 400, fault: parseError('could not be read as UTF-8 text') };

async function readStream(body: ReadableStream<Uint8Array>, late: Promise<null>): Promise<string | Unread> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await Promise.race([reader.read(), late]);
    // The rest is left unread: to cancel it would close the connection before the client has its answer.
    if (chunk === null) return TOO_SLOW;
    if (chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BYTES) return TOO_LARGE;
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** The text of a request's body, as long as it is neither too large nor too slow. It never throws. */
export async function readBody(request: Request): Promise<string | Unread> {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return TOO_LARGE;
  if (request.body === null) return '';
  // Not setTimeout, whose first use takes Deno several milliseconds of a cold start.
  const late = new Promise<null>((resolve) => {
    AbortSignal.timeout(MAX_WAIT).addEventListener('abort', () => resolve(null));
  });
  try {
    return await readStream(request.body, late);
  } catch {
    return UNREADABLE;
  }
}
