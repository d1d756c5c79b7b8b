import { expect } from 'vitest';
import { handle } from '../../edge/handler.ts';
import type { PublishedSite } from '../../edge/site/published-site.ts';
import { violation } from './specification.ts';

export const MODERN = '2026-07-28';
export const LEGACY = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;
/** A revision of each era, for what the revisions of an era answer alike. */
export const ERAS = ['2025-11-25', MODERN] as const;
export const BASE = 'https://data.example.sa';

/** The tools of the specification, in its order. */
export const TOOLS = ['list_universities', 'get_university', 'list_exams', 'get_academic_calendar', 'search_faq'];

/** Metadata that a request of the revision without a handshake carries. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'ExampleClient', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body; undefined when it is empty or no JSON. */
  readonly json: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a request to /mcp through the handler. */
export async function send(site: PublishedSite, init: RequestInit, base = BASE): Promise<Answer> {
  const response = await handle(new Request(`${base}/mcp`, init), site);
  if (response === undefined) throw new Error('The handler left /mcp to the static files.');
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

export const JSON_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

/** Posts a body: a text as it is, anything else as JSON. */
export const post = (site: PublishedSite, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  send(site, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** Headers that repeat a request of the revision without a handshake. */
export function modernHeaders(method: string, params: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = params[NAMED[method] ?? ''];
  return {
    'MCP-Protocol-Version': MODERN,
    'Mcp-Method': method,
    ...(typeof named === 'string' && {
      'Mcp-Name': /^[\x21-\x7e]*$/.test(named) ? named : `=?base64?${Buffer.from(named).toString('base64')}?=`,
    }),
  };
}

/** Calls a method as a client of a revision does, and holds the response against that revision's schema. */
export async function call(
  site: PublishedSite,
  revision: string,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const answer =
    revision === MODERN
      ? await post(
          site,
          { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: META } },
          modernHeaders(method, params),
        )
      : await post(
          site,
          { jsonrpc: '2.0', id: 7, method, params },
          revision >= '2025-06-18' && method !== 'initialize' ? { 'MCP-Protocol-Version': revision } : {},
        );
  expect(violation(revision, method, answer.json)).toBe(null);
  expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: 7 });
  return answer;
}
