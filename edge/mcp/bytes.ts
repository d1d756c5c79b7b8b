/** A piece of a message: text, or UTF-8 that was encoded when it was first needed. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();

export const encode = (text: string): Uint8Array => encoder.encode(text);

/** The pieces as one run of UTF-8. To copy bytes costs a fraction of encoding Arabic anew. */
export function joinPieces(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? encode(piece) : piece));
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.byteLength;
  }
  return joined;
}
