import { CACHE_CONTROL } from '../http/headers.ts';
import type { Consume, PublishedSite } from '../site/published-site.ts';
import { commonHeaders, respondOptions } from '../site/respond.ts';
import { readBody } from './body.ts';
import { joinPieces } from './bytes.ts';
import { exchange } from './exchange.ts';
import { isRebound } from './guard.ts';
import { type HttpReply, refusal } from './http-reply.ts';
import { isDeeperThan } from './json.ts';
import { type Context, readPublication } from './publication.ts';
import { invalidRequest, parseError, unreadId } from './reply.ts';

const METHODS = 'POST, OPTIONS';
/** Any; those that clients send by name too, because a wildcard leaves out Authorization (Fetch, section 4.9). */
const REQUEST_HEADERS =
  'Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID, *';
const MAX_DEPTH = 64;

const invalid = (
  request: Request,
  status: number,
  message: string,
  headers?: HttpReply['headers'],
): HttpReply => refusal(status, invalidRequest(message), unreadId(request.headers), headers);

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';

/** The JSON value of a body; undefined when it is no JSON, which has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerPost(request: Request, context: Context): Promise<HttpReply> {
  if (!isJson(request.headers.get('content-type')))
    return invalid(request, 415, 'Content-Type must be application/json.');
  const body = await readBody(request);
  if (typeof body !== 'string') return refusal(body.status, body.fault, unreadId(request.headers));
  if (isDeeperThan(body, MAX_DEPTH))
    return invalid(request, 400, `The JSON nests deeper than ${MAX_DEPTH} levels.`);
  const value = parse(body);
  return value === undefined
    ? refusal(400, parseError('is not JSON'), unreadId(request.headers))
    : exchange(value, request.headers, context);
}

/**
 * The MCP endpoint: stateless, both eras of the protocol, anonymous. It asks for no credential, mints no
 * session and takes any Accept header, because clients in use send all of them.
 */
export async function answerMcp(request: Request, site: PublishedSite, consume?: Consume): Promise<Response> {
  const publication = await readPublication(site);
  const common = await commonHeaders(site);
  const send = ({ status, body, headers }: HttpReply): Response =>
    new Response(request.method === 'HEAD' || body === null ? null : joinPieces(body), {
      status,
      headers: {
        ...common,
        'Access-Control-Expose-Headers': `${common['Access-Control-Expose-Headers']}, MCP-Protocol-Version`,
        'Cache-Control': CACHE_CONTROL.none,
        ...headers,
      },
    });

  if (isRebound(request, publication.baseUrl)) {
    return send(
      invalid(
        request,
        403,
        'This server answers only the machine that it runs on: use localhost as Host and Origin.',
      ),
    );
  }
  if (request.method === 'OPTIONS') return respondOptions(site, METHODS, REQUEST_HEADERS);
  if (request.method !== 'POST') {
    const message = 'Use POST with one JSON-RPC message. There are no sessions.';
    return send(invalid(request, 405, message, { Allow: METHODS }));
  }
  return send(await answerPost(request, { site, publication, consume }));
}
