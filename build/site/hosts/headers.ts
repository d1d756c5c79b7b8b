import { HEADERS_FILE } from '../../../edge/http/addresses.ts';
import { jsonFile, type Publication, type SiteFile } from '../../publication/publication.ts';
import type { ServiceRecord } from '../../schema/service.ts';

/** Links that lead from any answer to what describes the service (RFC 8288; RFC 9727 for api-catalog). */
const LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</openapi.min.json>; rel="service-desc"; type="application/json"; title="for agents"',
  '</docs/api>; rel="service-doc"; type="text/html"',
  '</llms.txt>; rel="describedby"; type="text/plain"',
].join(', ');

/** Pages load nothing but their own style, script, font and data, and nothing runs or styles inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The limit for one address, as `RateLimit-Policy` names it (draft-ietf-httpapi-ratelimit-headers). */
export const rateLimitPolicy = ({ rateLimit }: ServiceRecord): string =>
  `"per-address";q=${rateLimit.requests};w=${rateLimit.windowSeconds}`;

/** Headers that every answer of the service carries, on every host. */
export const commonHeaders = (service: ServiceRecord): Record<string, string> => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Link, RateLimit-Policy, RateLimit, Retry-After, ETag, Deprecation, Sunset',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  Link: LINKS,
  'RateLimit-Policy': rateLimitPolicy(service),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The same headers for the edge function, whose answers no host adds headers to. */
export const headersFile = ({ catalogue }: Publication): SiteFile =>
  jsonFile(HEADERS_FILE, commonHeaders(catalogue.service));
