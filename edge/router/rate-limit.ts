import type { RouteTable } from '../http/route-table.ts';

/** What programs ask, each with all that lies below it. */
export const COUNTED: readonly string[] =
  '/api /mcp /.well-known /feeds /schemas /openapi.json /openapi.min.json /catalog.jsonld /llms.txt /llms-full.txt /auth.md /robots.txt /sitemap.xml'.split(
    ' ',
  );

/** Whether a request counts: preflights, pages, and what these show, are no questions of a program. */
export const isCounted = (method: string, path: string): boolean =>
  method !== 'OPTIONS' &&
  (!['GET', 'HEAD'].includes(method) || COUNTED.some((each) => path === each || path.startsWith(`${each}/`)));

/** What is left to an address after a request was counted. */
type Allowance = ReturnType<ReturnType<typeof createRateLimiter>>;

/** Most addresses that are remembered. Beyond that the oldest windows are forgotten, so that memory is bounded. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts requests in fixed windows: a window starts with the first request of an address.
 * @param now clock in milliseconds that never goes back
 */
export function createRateLimiter(now: () => number) {
  // In order of their ends, as long as the limit stays the same: a Map keeps the order of insertion.
  const windows = new Map<string, { readonly endsAt: number; count: number }>();

  return (address: string, limit: RouteTable['rateLimit'], requests = 1) => {
    const time = now();
    let window = windows.get(address);
    if (window === undefined || window.endsAt <= time) {
      window = { endsAt: time + limit.windowSeconds * 1000, count: 0 };
      windows.delete(address);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= MAX_ADDRESSES) windows.delete(oldest);
      windows.set(address, window);
    }
    window.count += requests;
    return {
      allowed: window.count <= limit.requests,
      remaining: Math.max(0, limit.requests - window.count),
      /** Whole seconds until the window ends: at least 1, at most as many as it has. */
      // The clock has fractions, so the difference may come out a little larger than the window.
      resetSeconds: Math.min(limit.windowSeconds, Math.max(1, Math.ceil((window.endsAt - time) / 1000))),
    };
  };
}

/**
 * The RateLimit header (draft-ietf-httpapi-ratelimit-headers), under the name of the policy that
 * RateLimit-Policy declares.
 */
export const rateLimitHeader = ({ remaining, resetSeconds }: Allowance): string =>
  `"per-address";r=${remaining};t=${resetSeconds}`;
