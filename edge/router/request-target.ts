/** The address that a request asks for. */
export interface RequestTarget {
  /** Absolute address, as it was sent. */
  readonly url: string;
  /** Decoded path. */
  readonly path: string;
  /** Query string as it was sent, with its `?`; empty when there is none. */
  readonly search: string;
}

/** Longest target that is read, in characters. RFC 9110 section 4.1 asks for at least 8000. */
const MAX_LENGTH = 8192;

const ABSOLUTE_FORM = /^http:\/\/([^/?#]*)(.*)$/i;

/** A host with an optional port: no credentials, no path. */
const isAuthority = (text: string): boolean => /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);

/**
 * Reads the target of an HTTP/1.1 request (RFC 9112 section 3.2). Dots, double slashes and backslashes stay as
 * they are: only an address that is published word for word is ever served.
 * @param target request target in origin form or absolute form
 * @param host value of the Host header
 * @returns null when it cannot be read
 */
export function readTarget(target: string, host: string | undefined): RequestTarget | null {
  if (target.length > MAX_LENGTH) return null;
  const absolute = ABSOLUTE_FORM.exec(target);
  const authority = absolute?.[1] ?? host;
  const local = absolute?.[2] ?? target;
  if (authority === undefined || !isAuthority(authority) || !local.startsWith('/')) return null;

  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  const search = mark < 0 ? '' : local.slice(mark);
  try {
    // Throws where percent-encoding or its UTF-8 is malformed.
    decodeURIComponent(search);
    return { url: `http://${authority}${local}`, path: decodeURIComponent(path), search };
  } catch {
    return null;
  }
}
