import { groupBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { keysOf, MARKS, markedPlaces, type Pattern, partsAt } from '../../schema/marks.ts';
import { isEmptyValue } from '../../schema/missing.ts';
import { isWeaklySourced, SOURCE_KINDS } from '../../schema/source.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, type Text, textsIn, writtenValue } from '../entry.ts';
import { keyMeant } from '../suggestions.ts';

/** Where sources say what they support. A shape without it can support no figure. */
const SUPPORTS: Pattern = ['sources', '*', 'supports'];

/** Every figure that a schema marks is supported by a source of its record, or stands beside a source of its own. */
export const figuresHaveSources = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const { record } = COLLECTIONS[name];
    const figures = markedPlaces(record, MARKS.figure).map(({ pattern }) => pattern);
    const isSourced = keysOf(record, ['sources', '*']).includes('supports');
    return content[name]
      .filter(({ value }) => !isSourced || areWhole(memberOf(value, 'sources')))
      .flatMap((entry) => uncredited(entry, figures));
  });

/** Sources that are missing or of a wrong shape are findings of their own. */
const areWhole = (sources: unknown): boolean =>
  Array.isArray(sources) && sources.length > 0 && sources.every((source) => isRecord(source) && 'supports' in source);

function uncredited({ document, path: start, value }: Entry<unknown>, figures: readonly Pattern[]): Finding[] {
  const supported = new Set(partsAt(value, [...SUPPORTS, '*']).map(([key]) => key));
  return figures.flatMap((pattern) =>
    partsAt(value, pattern).flatMap(([figure, path]) =>
      figure === null || path.some((step) => supported.has(step)) || hasOwnSource(value, path)
        ? []
        : [findingAt(document, [...start, ...path], 'no-source', { key: String(path.at(-1)) })],
    ),
  );
}

/** Whether something within the record that holds the figure names its own source, as a window does. */
function hasOwnSource(value: unknown, path: Path): boolean {
  const holders = path.map((_, length) => path.slice(0, length)).slice(1);
  return holders.some((holder) => isRecord(valueAt(value, [...holder, 'source'])));
}

/** What a source supports is a key of its record or of a part of it, or the id of one of its terms or holidays. */
export const supportsNameKeys = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const keys = keysToSupport(name);
    return content[name].flatMap((entry) => {
      const periods = ['terms', 'holidays'].flatMap((list) => partsAt(entry.value, [list, '*', 'id']));
      return unknownSupports(entry, new Set([...keys, ...periods.map(([id]) => String(id))]));
    });
  });

/** Keys of the record, and of its parts those that hold lists: majors stand within colleges. */
function keysToSupport(name: CollectionName): ReadonlySet<string> {
  const { record } = COLLECTIONS[name];
  const keys = keysOf(record, []);
  const nested = keys.flatMap((key) =>
    keysOf(record, [key, '*']).filter((inner) => keysOf(record, [key, '*', inner, '*']).length > 0),
  );
  return new Set([...keys, ...nested]);
}

function unknownSupports(entry: Entry<unknown>, known: ReadonlySet<string>): Finding[] {
  const { document, path: start, value } = entry;
  // A name that is wrong everywhere has one cause.
  const seen = new Set<string>();
  return partsAt(value, [...SUPPORTS, '*']).flatMap(([name, within]) => {
    if (typeof name !== 'string' || seen.has(name)) return [];
    seen.add(name);
    if (known.has(name)) {
      // A value of a wrong type is empty in `value`, and is a finding of its own.
      const written = memberOf(writtenValue(entry), name);
      if (memberOf(value, name) !== null || (written ?? null) !== null) return [];
      // Where it was emptied, else where it is named.
      const at = written === null ? [name] : within;
      return [findingAt(document, [...start, ...at], 'support-of-nothing', { name })];
    }
    const keys = [...known];
    const args = { name, meant: keyMeant(name, keys), known: keys };
    return [findingAt(document, [...start, ...within], 'unknown-support', args)];
  });
}

/** A record rests on more than weak sources; that it does not is a warning, and the status counts it. */
export const sourcesAreStrong = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    content[name].flatMap(({ document, path, value }: Entry<unknown>) =>
      isWeaklySourced(value) ? [findingAt(document, [...path, 'sources'], 'weak-sources', {}, 'key')] : [],
    ),
  );

/** A regional change may do without a source only while it names no day. */
export const changesHaveSources = ({ calendar }: Content): Finding[] =>
  calendar.flatMap(({ document, value }) =>
    partsAt(value, ['regionalDifferences', '*', 'changes', '*']).flatMap(([change, path]) => {
      const isDated = ['starts', 'ends'].some((key) => memberOf(change, key));
      const isUnsourced = isDated && memberOf(change, 'source') === null;
      return isUnsourced ? [findingAt(document, path, 'change-without-source', {})] : [];
    }),
  );

/** Nobody has read a page, or compared a record with it, before it was published. */
export const pagesAreOlderThanTheirReading = ({ universities, exams, calendar, faq, admission }: Content): Finding[] =>
  [...universities, ...exams, ...calendar, ...faq, ...admission].flatMap(({ document, value }: Entry<unknown>) =>
    ['verifiedOn', 'readOn'].flatMap((key) => {
      const day = memberOf(value, key);
      if (typeof day !== 'string') return [];
      const later = textsIn(document, (each, text) => each === 'published' && text > day.slice(0, text.length));
      const pages = later.map(({ text: published }) => ({ key, day, published })).slice(-1);
      return pages.map((args) => findingAt(document, [key], 'verified-before-published', args));
    }),
  );

/** Encyclopaedias, registers and code hosts: they repeat what a body decided, and are never that body. */
const NEVER_OFFICIAL =
  /(?:^|\.)(?:wikipedia\.org|wikidata\.org|wikimedia\.org|ror\.org|github\.com|githubusercontent\.com|gitlab\.com|medium\.com|blogspot\.com|wordpress\.com|reddit\.com|quora\.com)$/;
const SEARCH_ENGINE = /(?:^|\.)(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com)$/;
/** Machines that answer otherwise tomorrow. */
const ASSISTANT =
  /(?:^|\.)(?:chatgpt\.com|openai\.com|gemini\.google\.com|copilot\.microsoft\.com|claude\.ai|perplexity\.ai|deepseek\.com)$/;
const SEARCH_PATH = /\/search(?:results?)?(?:\/|\.\w+)?$/i;
const SEARCH_KEYS = ['q', 'query', 'search', 's', 'k', 'keyword', 'p'];
/** Examples, and machines that others cannot reach (RFC 2606, RFC 1918): no dot, or a number. */
const PLACEHOLDER_HOST =
  /^(?:[^.]+|www\.[^.]+|(?:web)?mail\..*|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[.*\])$|\.(?:local|internal|intranet|lan)$|(?:^|\.)example\.(?:com|net|org)$|\.(?:example|test|invalid|localhost)$/;
/** Hosts that only lead on: nobody sees where to, and for how long. */
const SHORTENER =
  /^(?:www\.)?(?:bit\.ly|t\.co|goo\.gl|tinyurl\.com|cutt\.ly|is\.gd|ow\.ly|rb\.gy|buff\.ly|shorturl\.at|rebrand\.ly|tiny\.cc|s\.id|lnkd\.in|fb\.me|youtu\.be|(?:\w+\.)?page\.link|translate\.google\.com|linktr\.ee)$/;
/** Chats are private, and their addresses lead into them. */
export const CHAT = /(?:^|[\s/.])(?:wa\.me|t\.me|telegram\.me|(?:chat|api)\.whatsapp\.com|discord\.gg)(?:\/|$)/i;
/** What campaigns and networks add to an address in order to know who followed it. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igsh(?:id)?|mc_[ce]id|_hs(?:enc|mi)|_ga|_gl|twclid|ttclid|si|ref_src|sfnsn|spm)$/i;

/** Keys of pages that readers are sent to. */
export const ADDRESS_KEYS = ['url', 'registrationUrl'];

/** A page is no example; a source says what it is named for: it is no search, and official only if it can be. */
export function sourceIsCitable({ document, path, key, text: url }: Text): Finding[] {
  if (!URL.canParse(url)) return [];
  const list = path.at(-3);
  const isOfSource = path.at(-2) === 'source' || list === 'sources' || list === 'otherSources';
  const { hostname, pathname, search, username } = new URL(url);
  const parameters = search === '' ? [] : [...new URLSearchParams(search).keys()];
  // The operator fills in service.yaml later, and a production build refuses examples there.
  const isOfService = document.file === 'service.yaml';
  if ((PLACEHOLDER_HOST.test(hostname) || username !== '') && !isOfService) {
    return [findingAt(document, path, 'placeholder-address', { url })];
  }
  // Copied with what stood around it; a bracket that was opened within belongs to it.
  if (/[>\]},;"]$/.test(url) || hostname.includes(',') || url.split('(').length < url.split(')').length) {
    return [findingAt(document, path, 'bad-address', { key, found: url })];
  }
  if (CHAT.test(url)) return [findingAt(document, path, 'unfit-text', { key, what: 'private', found: url })];
  const tracking = parameters.filter((name) => TRACKING.test(name));
  if (SHORTENER.test(hostname) || tracking.length > 0) {
    return [findingAt(document, path, 'detour-address', { url, tracking })];
  }
  if (path.length === 1 && key === 'url' && SOCIAL.test(hostname)) {
    return [findingAt(document, path, 'not-official', { host: hostname })];
  }
  if (!isOfSource) return [];
  const searches = SEARCH_KEYS.some((one) => parameters.includes(one));
  if (ASSISTANT.test(hostname) || (searches && (SEARCH_ENGINE.test(hostname) || SEARCH_PATH.test(pathname)))) {
    return [findingAt(document, path, 'search-page', { url })];
  }
  if (!NEVER_OFFICIAL.test(hostname)) return [];
  const kindAt = [...path.slice(0, -1), 'kind'];
  return valueAt(document.value, kindAt) === 'official'
    ? [findingAt(document, kindAt, 'not-official', { host: hostname })]
    : [];
}

/** What is disputed, or several pages say, names two at least, so that a reader is shown what each says. */
export function severalAreNamed({ document, path, text: confidence }: Text): Finding[] {
  if (!['disputed', 'several-sources'].includes(confidence)) return [];
  const part = valueAt(document.value, path.slice(0, -1));
  const pages = ['source', 'otherSources', 'sources'].flatMap((key) => memberOf(part, key)).filter(isRecord);
  const list = memberOf(part, 'source') === undefined ? 'sources' : 'otherSources';
  return pages.length > 1 ? [] : [findingAt(document, path, 'disputed-alone', { confidence, list })];
}

/** How an address is compared: whether with www or https, and with a last slash, it leads to the same page. */
const addressForm = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase();

/** A page stands once in a list of sources, and not beside itself. */
export function pagesAreNamedOnce({ document, path, key, text: url }: Text): Finding[] {
  const [list = '', index] = path.slice(-3);
  if (!['sources', 'otherSources'].includes(String(list))) return [];
  const holder = valueAt(document.value, path.slice(0, -3));
  const above = [memberOf(holder, list)].flat().slice(0, Number(index));
  if (list === 'otherSources') above.push(memberOf(holder, 'source'));
  return above.some((page) => addressForm(String(memberOf(page, 'url'))) === addressForm(url))
    ? [findingAt(document, path, 'repeated-item', { key, found: url })]
    : [];
}

/** Hosts of everybody's pages: what a body writes there is official, what others write there is not. */
const SOCIAL =
  /(?:^|\.)(?:x|(?:drive|docs)\.google|dropbox|twitter|facebook|instagram|tiktok|snapchat|youtube|linkedin|threads)\.(?:com|net)$/;
/** Hosts that state bodies and universities alone may have; one of them is that of the news agency. */
const STATE = /(?<!^spa)\.(?:gov|edu)\.sa$/;
const NEWSPAPERS =
  /(?:^|\.)(?:okaz|al-jazirah|al-madina|alwatan|alyaum|almowaten|akhbaar24|argaam|spa\.gov|saudigazette|ajel|sabq|alriyadh|aleqt|arabnews|makkahnewspaper|alarabiya|aawsat)\.(?:com|net|org|sa|com\.sa)(?:\.sa)?$/;

const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/;

/** What kind of page a host has whoever cites it, null where that depends. */
const kindOfHost = (host: string): string | null =>
  NEWSPAPERS.test(host) ? 'press' : STATE.test(host) ? 'official' : SOCIAL.test(host) ? 'other' : null;

/**
 * A host is not the body that decides in one place and something else in another; what never is one is told before.
 * @param addresses those of all files
 */
export function kindsFitTheirHosts(addresses: readonly Text[]): Finding[] {
  const pages = addresses.flatMap(({ document, path: at, text }) => {
    const [, host] = HOST.exec(text.toLowerCase()) ?? [];
    if (at.length === 1 || host === undefined) return [];
    const path = [...at.slice(0, -1), 'kind'];
    const kind = valueAt(document.value, path);
    return typeof kind === 'string' && Object.hasOwn(SOURCE_KINDS, kind) && !NEVER_OFFICIAL.test(host)
      ? [{ document, path, host, kind }]
      : [];
  });
  return [...groupBy(pages, ({ host }) => host)].flatMap(([host, all]) => {
    const kinds = [...groupBy(all, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
    const usual = kindOfHost(host) ?? kinds.find(([, same]) => same.length > 1)?.[0];
    // Between a newspaper and another page the line is thin.
    return all.flatMap(({ document, path, kind }) =>
      usual !== undefined && kind !== usual && [kind, usual].includes('official')
        ? [findingAt(document, path, 'kind-unlike-host', { host, kind, usual })]
        : [],
    );
  });
}

/** What a reason cannot do without. */
const PROOF: Readonly<Record<string, string>> = {
  'not-announced': 'source',
  'not-found': 'lookedOn',
  'see-questions': 'questions',
};

/** What `missing` names is missing, and each reason comes with what proves it. */
export const missingIsMissing = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    content[name].flatMap((entry) => {
      const missing = memberOf(entry.value, 'missing');
      return Object.entries(isRecord(missing) ? missing : {}).flatMap(([key, why]) => {
        const path = [...entry.path, 'missing', key];
        // A value of a wrong type is empty in `value`, and is a finding of its own.
        if (!isEmptyValue(memberOf(writtenValue(entry), key))) {
          return [findingAt(entry.document, path, 'not-missing', { key }, 'key')];
        }
        const reason = String(memberOf(why, 'reason'));
        const proof = PROOF[reason];
        return proof === undefined || !isEmptyValue(valueAt(entry.document.value, [...path, proof]))
          ? []
          : [findingAt(entry.document, [...path, 'reason'], 'reason-without-proof', { reason, proof })];
      });
    }),
  );
