import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { oncePer } from '../../build/values/once-per.ts';

/** Content codings that we make, the better first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

/** What is shorter than this, in bytes, gains nothing. */
const LEAST = 1024;

/** Each file is compressed once, when it is first asked for. */
const CODED: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  br: oncePer((bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: oncePer((bytes) => gzipSync(bytes)),
};

/** The coding to answer with (RFC 9110 section 12.5.3); null: none of ours is wanted. */
export function preferredCoding(acceptEncoding: string): Coding | null {
  const weights = new Map(
    acceptEncoding.split(',').map((part): [string, number] => {
      const [coding = '', weight] = part.toLowerCase().split(';');
      return [coding.trim(), weight === undefined ? 1 : Number(weight.trim().replace(/^q\s*=/, ''))];
    }),
  );
  return CODINGS.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/** A file as it is sent. */
export interface CodedFile {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A file, compressed if the client takes it so. Each coding has a strong validator of its own (RFC 9110 section 8.8.3).
 * @param acceptEncoding value of the header; empty: it was not sent
 */
export function codedFile(
  bytes: Buffer,
  { contentType, etag }: { readonly contentType: string; readonly etag: string },
  acceptEncoding: string,
): CodedFile {
  const isText = /^text\/|json|xml|javascript/.test(contentType);
  if (!isText || bytes.byteLength < LEAST) return { bytes, etag, headers: {} };
  const headers = { Vary: 'Accept-Encoding' };
  const coding = preferredCoding(acceptEncoding);
  if (coding === null) return { bytes, etag, headers };
  return {
    bytes: CODED[coding](bytes),
    etag: etag.replace(/"$/, `-${coding}"`),
    headers: { ...headers, 'Content-Encoding': coding },
  };
}
