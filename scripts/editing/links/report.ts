import type { Section } from '../report.ts';
import type { Address } from './addresses.ts';
import { isDead, type Memory } from './memory.ts';
import type { Visit } from './visit.ts';

/** What the visits found, the addresses that need another source first. */
export function linkSections(
  addresses: readonly Address[],
  visits: readonly Visit[],
  memory: Memory,
): Section[] {
  const placesOf = new Map(addresses.map(({ url, places }) => [url, places]));
  const lines = (wanted: (visit: Visit) => boolean, text: (visit: Visit) => string) =>
    visits
      .filter(wanted)
      .map((visit) => ({ about: visit.url, text: text(visit), details: placesOf.get(visit.url) ?? [] }));
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
      advice: 'اكتب العنوان الجديد بعد أن تفتحه. · Write the new address, after opening it.',
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
      lines: lines(
        ({ outcome }) => outcome === 'blocked',
        ({ reason }) => reason,
      ),
    },
    {
      title: 'مواقع بطيئة · Slow sites',
      advice: 'لا شيء الآن. · Nothing yet.',
      lines: lines(
        ({ outcome }) => outcome === 'slow',
        ({ reason }) => reason,
      ),
    },
  ];
}
