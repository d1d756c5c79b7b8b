import { createHash } from 'node:crypto';

/** What a file holds. */
export type Body = string | Uint8Array | Parts;

/** A long content in parts. They are made anew for whoever walks through them, so that nobody has to hold the whole. */
export interface Parts {
  [Symbol.iterator](): Iterator<string | Uint8Array>;
  /** The whole as a text. */
  toString(): string;
}

export const inParts = (make: () => Iterable<string | Uint8Array>): Parts => ({
  [Symbol.iterator]: () => make()[Symbol.iterator](),
  toString() {
    return bytesOf(this).toString();
  },
});

const CHUNK = 256 * 1024;
/** UTF-8 takes at most as many bytes for each unit of a string. */
const WIDEST = 3;

/** Kept for the next walk: a new one for each of many thousand files would cost more than what is put into it. */
let spare: Buffer | undefined;

/** The bytes of a body in few pieces, each of which holds until the next is asked for. */
export function* chunksOf(body: Body): Generator<Uint8Array> {
  if (body instanceof Uint8Array) return yield body;
  const chunk = spare ?? Buffer.allocUnsafeSlow(CHUNK);
  spare = undefined;
  let length = 0;
  try {
    for (const part of typeof body === 'string' ? [body] : body) {
      const most = typeof part === 'string' ? part.length * WIDEST : part.length;
      if (length > 0 && length + most > CHUNK) {
        yield chunk.subarray(0, length);
        length = 0;
      }
      if (most > CHUNK) yield typeof part === 'string' ? Buffer.from(part) : part;
      else if (typeof part === 'string') length += chunk.write(part, length);
      else {
        chunk.set(part, length);
        length += part.length;
      }
    }
    if (length > 0) yield chunk.subarray(0, length);
  } finally {
    spare = chunk;
  }
}

/** All bytes of a body, for whoever needs the whole. */
export const bytesOf = (body: Body): Buffer =>
  Buffer.concat(Array.from(chunksOf(body), (chunk) => Buffer.from(chunk)));

/** What is known of a body that was walked through. */
export interface Digest {
  /** The strong validator: a quoted prefix of the SHA-256 of its bytes (RFC 9110 section 8.8.3). */
  readonly etag: string;
  readonly bytes: number;
}

/** Makes the digest of a body whose pieces come one after the other. */
export function createDigester() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk);
      bytes += chunk.byteLength;
    },
    digest: (): Digest => ({ etag: `"${hash.digest('hex').slice(0, 32)}"`, bytes }),
  };
}

/** @param see is given each piece on the way */
export function digestOf(body: Body, see?: (chunk: Uint8Array) => void): Digest {
  const digester = createDigester();
  for (const chunk of chunksOf(body)) {
    digester.add(chunk);
    see?.(chunk);
  }
  return digester.digest();
}

/** The text of a body; null when it has more characters than `limit`. A longer one is not read to its end. */
export function shortText(body: Body, limit: number): string | null {
  let text = '';
  for (const part of typeof body === 'string' || body instanceof Uint8Array ? [body] : body) {
    text += typeof part === 'string' ? part : Buffer.from(part).toString();
    if (text.length > limit) return null;
  }
  return text;
}
