import { textsIn } from '../../../build/check/entry.ts';
import { isHistory } from '../../../build/collections/content-files.ts';
import type { Document } from '../../../build/read/document.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { Section } from '../report.ts';
import { isDead, type Memory } from './memory.ts';
import type { Outcome, Visit } from './visit.ts';

/** An address that the content names. */
interface Address {
  /** Without its fragment, which no server sees. */
  readonly url: string;
  /** Where it stands: `exams/gat.yaml:12`, in the order of the files. */
  readonly places: readonly string[];
}

/** Addresses of the service itself, some of them examples, are no sources. */
const OF_THE_SERVICE = 'service.yaml';

/** Every address that stands as a value in the content, once. */
export function addressesIn(documents: readonly Document[]): Address[] {
  const found = documents.flatMap((document) =>
    textsIn(document).flatMap(({ text, path }) => {
      if (document.file === OF_THE_SERVICE || !/^https?:\/\//.test(text) || !URL.canParse(text)) return [];
      const url = new URL(text);
      url.hash = '';
      return [{ url: url.href, place: `${document.file}:${document.position(path).line}` }];
    }),
  );
  return [...groupBy(found, ({ url }) => url)].map(([url, all]) => ({ url, places: all.map(({ place }) => place) }));
}

/**
 * The files that name an address, each with another address in its place wherever the whole value is the first one.
 * What a program wrote down as it was at the time stays.
 */
export function moved(documents: readonly Document[], from: string, to: string) {
  const whole = new RegExp(`(?<=[\\s'"])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=['"]?[ \\t]*(?:#.*)?$)`, 'gm');
  return documents.flatMap(({ file, source }) => {
    const text = source.replace(whole, () => to);
    return isHistory(file) || text === source ? [] : [{ file, text }];
  });
}

/** What the visits found, the addresses that need another source first. */
export function linkSections(addresses: readonly Address[], visits: readonly Visit[], memory: Memory): Section[] {
  const placesOf = new Map(addresses.map(({ url, places }) => [url, places]));
  const lines = (wanted: (visit: Visit) => boolean, text: (visit: Visit) => string) =>
    visits
      .filter(wanted)
      .map((visit) => ({ about: visit.url, text: text(visit), details: placesOf.get(visit.url) ?? [] }));
  const isOutcome = (wanted: Outcome) => (visit: Visit) => visit.outcome === wanted;
  const reasonOf = ({ reason }: Visit) => reason;
  const isDown = ({ outcome }: Visit) => outcome === 'gone' || outcome === 'failing';
  const sinceOf = ({ url, reason }: Visit) => `${reason}, ${memory[url]?.since ?? ''}`;
  return [
    {
      title: 'عناوين ميتة · Dead addresses',
      advice:
        'ابحث عن صفحة أخرى تقول الشيء نفسه، وإلا فأزل القيمة. · Find another page that says the same, or take the value out.',
      lines: lines((visit) => isDown(visit) && isDead(memory, visit.url), sinceOf),
    },
    {
      title: 'عناوين انتقلت نهائيًّا · Addresses that moved for good',
      advice:
        'افتح الجديد، ثم اكتبه في كل الملفات بأمر واحد: · Open the new one, then write it into all files at once: `npm run links -- --from OLD --to NEW`',
      lines: lines(
        ({ movedTo }) => movedTo !== null,
        ({ movedTo }) => `→ ${movedTo}`,
      ),
    },
    {
      title: 'عناوين لا تجيب منذ أيام قليلة · Addresses that fail, not long enough to count as dead',
      advice: 'لا شيء الآن. · Nothing yet.',
      lines: lines((visit) => isDown(visit) && !isDead(memory, visit.url), sinceOf),
    },
    {
      title: 'مواقع لا تجيب البرامج · Sites that refuse programs',
      advice: 'افتحها بنفسك من حين لآخر. · Open them yourself now and then.',
      lines: lines(isOutcome('blocked'), reasonOf),
    },
    {
      title: 'مواقع بطيئة · Slow sites',
      advice: 'لا شيء الآن. · Nothing yet.',
      lines: lines(isOutcome('slow'), reasonOf),
    },
  ];
}
