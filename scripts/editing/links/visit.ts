import { setTimeout as wait } from 'node:timers/promises';
import { groupBy } from '../../../edge/text/order.ts';

/**
 * What came of a visit.
 * - `ok`: the page is there
 * - `gone`: the host says that there is no such page (404, 410), or there is no such host
 * - `failing`: the host cannot answer now (5xx, no connection)
 * - `blocked`: the host answers, but not to a program (401, 403, 429, a certificate that Node refuses)
 * - `slow`: no answer in time
 */
export type Outcome = 'ok' | 'gone' | 'failing' | 'blocked' | 'slow';

export interface Visit {
  readonly url: string;
  readonly outcome: Outcome;
  /** The status or the fault, in a word or two: `404`, `ENOTFOUND`. */
  readonly reason: string;
  /** Where the page has gone for good (301, 308); null when it has not. */
  readonly movedTo: string | null;
}

export interface Manners {
  /** Hosts that are visited at a time; of each, one page at a time. */
  readonly hosts: number;
  /** Milliseconds between two requests to one host. */
  readonly pause: number;
  /** Milliseconds that a host may take for an answer. */
  readonly patience: number;
  /** Milliseconds before each further try; the host may ask for up to ten times as long (`Retry-After`). */
  readonly retries: readonly number[];
}

export const MANNERS: Manners = { hosts: 6, pause: 1000, patience: 20_000, retries: [3000, 10_000] };

const HEADERS = {
  'User-Agent': 'public-education-data-links/1 (checks once a week whether sources are still there)',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Language': 'ar,en;q=0.8',
};

const MOST_REDIRECTS = 10;

interface Reply extends Omit<Visit, 'url'> {
  /** Milliseconds after which the host wants to be asked again. */
  readonly again: number | null;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'failing' : 'blocked';
}

const REFUSED_CERTIFICATE = /^(CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|ERR_TLS|ERR_SSL|HOSTNAME_MISMATCH)/;

function outcomeOfFault(code: string): Outcome {
  if (code === 'ENOTFOUND') return 'gone';
  if (code === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'slow';
  return REFUSED_CERTIFICATE.test(code) ? 'blocked' : 'failing';
}

/** The name of what went wrong: the system's code where there is one. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** Asks for a page, through redirects. */
async function ask(method: 'HEAD' | 'GET', url: string, { patience }: Manners): Promise<Reply> {
  let at = url;
  let isForGood = true;
  const movedTo = () => (isForGood && at !== url ? at : null);
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(at, { method, headers: HEADERS, redirect: 'manual', signal });
      await response.body?.cancel();
      const { status } = response;
      const location = response.headers.get('Location');
      if (status < 300 || status >= 400 || location === null) {
        return { outcome: outcomeOf(status), reason: String(status), movedTo: movedTo(), again: retryAfter(response) };
      }
      if (!URL.canParse(location, at))
        return { outcome: 'failing', reason: 'bad redirect', movedTo: null, again: null };
      isForGood &&= status === 301 || status === 308;
      at = new URL(location, at).href;
    }
    return { outcome: 'blocked', reason: 'redirects without end', movedTo: null, again: null };
  } catch (error) {
    const reason = faultOf(error);
    return { outcome: outcomeOfFault(reason), reason, movedTo: null, again: null };
  }
}

const mayPass = ({ outcome, reason }: Reply): boolean =>
  outcome === 'failing' || outcome === 'slow' || reason === '429';

/** Visits one page: HEAD first, GET where that fails, and again after a while where the fault may pass. */
async function visit(url: string, manners: Manners): Promise<Visit> {
  let reply = await ask('HEAD', url, manners);
  for (const delay of [0, ...manners.retries]) {
    if (reply.outcome === 'ok' || (delay > 0 && !mayPass(reply))) break;
    const asked = Math.min(reply.again ?? 0, delay * 10);
    await wait(Math.max(manners.pause, delay, asked));
    reply = await ask('GET', url, manners);
  }
  const { outcome, reason, movedTo } = reply;
  return { url, outcome, reason, movedTo: outcome === 'ok' ? movedTo : null };
}

/**
 * Visits pages: several hosts at a time, the pages of a host one after the other.
 * @param told is called after each visit
 */
export async function visitAll(
  urls: readonly string[],
  manners: Manners,
  told: (visit: Visit) => void = () => undefined,
): Promise<Visit[]> {
  const byHost = groupBy(urls, (url) => new URL(url).host);
  // The longest first, so that it is not what everybody waits for in the end.
  const queue = [...byHost.values()].sort((a, b) => b.length - a.length);
  const visits = new Map<string, Visit>();
  const worker = async () => {
    for (let pages = queue.shift(); pages !== undefined; pages = queue.shift()) {
      for (const [index, url] of pages.entries()) {
        if (index > 0) await wait(manners.pause);
        const result = await visit(url, manners);
        visits.set(url, result);
        told(result);
      }
    }
  };
  await Promise.all(Array.from({ length: manners.hosts }, worker));
  return urls.flatMap((url) => visits.get(url) ?? []);
}
