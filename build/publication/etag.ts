import { createHash } from 'node:crypto';

/** The strong validator of a file: a quoted prefix of the SHA-256 of its bytes (RFC 9110 section 8.8.3). */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
