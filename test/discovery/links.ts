/** A link of a document: where it leads, and the media type that the document says it has there. */
export interface Link {
  readonly target: string;
  readonly type: string | null;
}

/** A document as it was answered. */
export interface Answered {
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
  readonly linkHeader: string | null;
}

const link = (target: string, type: unknown = null): Link => ({
  target,
  type: typeof type === 'string' ? type : null,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Addresses of a service within running text, without the punctuation that follows them; no patterns of addresses. */
const inText = (text: string, base: string): Link[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>`\\^|،؛]+/g)]
    .filter(([address]) => !/[*{}]/.test(address))
    .map(([address]) => address.replace(/[).,;:!?\]]+$/, ''))
    .filter((address) => address.startsWith(base))
    .map((address) => link(address));

/** The type that a JSON object states beside an address, by the members that hold the address. */
const TYPED = [
  ['href', 'type'],
  ['url', 'type'],
  ['contentUrl', 'encodingFormat'],
] as const;

function inJson(value: unknown, base: string): Link[] {
  // An example of a calendar has its long lines folded (RFC 5545 section 3.1).
  if (typeof value === 'string') return inText(value.replaceAll('\r\n ', ''), base);
  if (Array.isArray(value)) return value.flatMap((item) => inJson(item, base));
  if (!isRecord(value)) return [];
  const typed = TYPED.flatMap(([address, type]) => {
    const target = value[address];
    const stated = value[type];
    // A type of another kind, such as that of a transport or a skill, has no slash.
    return typeof target === 'string' && typeof stated === 'string' && stated.includes('/')
      ? [link(target, stated)]
      : [];
  });
  return [...typed, ...Object.values(value).flatMap((item) => inJson(item, base))];
}

const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function inHtml(body: string, url: string): Link[] {
  return [...body.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) => {
    const attribute = (name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
    const address = attribute('href') ?? attribute('src') ?? attribute('action');
    if (address === undefined || tag.startsWith('<base')) return [];
    const type = tag.startsWith('<link') ? attribute('type') : undefined;
    return [link(new URL(unescapeHtml(address), url).href, type)];
  });
}

const inMarkdown = (body: string, url: string): Link[] =>
  [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => link(new URL(address, url).href));

const inLinkHeader = (header: string | null, url: string): Link[] =>
  [...(header ?? '').matchAll(/<([^>]+)>([^<]*)/g)].map(([, address = '', parameters = '']) =>
    link(new URL(address, url).href, parameters.match(/type="([^"]+)"/)?.[1]),
  );

/** Every address of the service that a document names, absolute or relative, in its header or its body. */
export function linksOf({ url, contentType, body, linkHeader }: Answered, base: string): Link[] {
  const essence = contentType.split(';')[0] ?? '';
  const inBody = () => {
    if (/[/+]json$/.test(essence)) return inJson(JSON.parse(body), base);
    if (essence === 'text/html') return inHtml(body, url);
    if (essence === 'text/markdown') return [...inMarkdown(body, url), ...inText(body, base)];
    // iCalendar folds its lines.
    return inText(body.replaceAll('\r\n ', ''), base);
  };
  return [...inLinkHeader(linkHeader, url), ...inBody()].filter(
    ({ target }) => target === base || target.startsWith(`${base}/`),
  );
}
