/** Where the contract suite can run. */
export type Host = 'local' | 'netlify' | 'cloudflare' | 'deployed';

/** What a host may do otherwise than the contract, because of the host or of its emulation. */
export type Behaviour =
  /** `?id=ksu&` is `?id=ksu`. */
  | 'trailing-ampersand'
  /** An error of ours is a problem document also where the address cannot be decoded. */
  | 'malformed-encoding'
  /** The ETag is a strong validator. */
  | 'strong-etag'
  /** HEAD carries the ETag and the length of GET. */
  | 'head-validators'
  /** Content-Type and Cache-Control of a file are those of the route table. */
  | 'file-headers'
  /** If-None-Match may be a list, or a star. */
  | 'validator-list'
  /** POST /mcp answers 404 to a method that revision 2026-07-28 does not have, and 403 to a rebound name. */
  | 'mcp-statuses'
  /** The address of a retired record is answered with the problem of its own. */
  | 'retired-records'
  /** RateLimit counts down. */
  | 'rate-limit';

const NETLIFY_MATCHER = 'The host’s rule matcher drops a query that ends in an ampersand.';
const HOST_DECODES = 'The host refuses the address before our rules see it.';

/**
 * Every known difference, with its reason. What is not listed here must be as the contract says; a difference
 * that disappears is removed.
 */
export const DIFFERENCES: Readonly<Record<Host, Readonly<Partial<Record<Behaviour, string>>>>> = {
  local: {},
  netlify: {
    'trailing-ampersand': NETLIFY_MATCHER,
    'malformed-encoding':
      'The emulation itself ends when a path cannot be decoded, as in GET /% (netlify-cli 27.10.2, dist/utils/rules-proxy.js line 70 and proxy.js line 270, which nothing guards), so it is asked nothing malformed. What the host does is not known.',
    'mcp-statuses':
      'The emulation takes 404 and 403 of a function for a missing file and asks its static server for /mcp/index.html and the like (netlify-cli 27.10.2, dist/utils/proxy.js line 462), which refuses POST with 405 (static-server.js line 27).',
    'retired-records':
      'For the same reason it asks for /api/agent/majors/old/index.html, which is an unknown major; npm test holds the rules against the host’s matcher.',
    'strong-etag': 'The emulation makes weak validators; the host itself makes strong ones.',
    'head-validators': 'The emulation hashes the empty body of HEAD.',
    'file-headers':
      'The emulation overrides the header rules with a type by extension and max-age=0; npm test holds the rules against the host’s parser.',
    'validator-list': 'The emulation compares If-None-Match as one text.',
  },
  cloudflare: {
    'head-validators': 'The runtime leaves out the length in answers to HEAD, which it may.',
  },
  deployed: {
    'trailing-ampersand': NETLIFY_MATCHER,
    'malformed-encoding': HOST_DECODES,
  },
};
