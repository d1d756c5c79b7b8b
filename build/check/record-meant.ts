import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import type { AcceptedWord } from '../findings/codes.ts';
import { memberOf } from '../schema/json-value.ts';
import { oncePer } from '../values/once-per.ts';
import type { Entry } from './entry.ts';

type Records = readonly Entry<unknown>[];

/** A name without what is told in one spelling and not in another. */
export const bareName = (text: string): string =>
  fold(text.replace(/[-_]/g, ' '))
    .replace(/^(?:منطقه|جامعه) | (?:region|province)$/g, '')
    .replace(/ /g, '');

/** An index of records: the first one of each key. */
function firstByKey(records: Records, keysOf: (record: Entry<unknown>) => readonly unknown[]) {
  const first = new Map<unknown, Entry<unknown>>();
  for (const record of records) {
    for (const key of keysOf(record)) if (!first.has(key)) first.set(key, record);
  }
  return first;
}

const byBareName = oncePer((records: Records) =>
  firstByKey(records, ({ name, value }) => {
    const aliases = memberOf(value, 'aliases');
    return [
      name,
      memberOf(value, 'name'),
      memberOf(value, 'nameEn'),
      ...(Array.isArray(aliases) ? aliases : []),
    ].flatMap((one) => (typeof one === 'string' ? [bareName(one)] : []));
  }),
);

/** The record with this id in another case, or with this name, in whatever language or spelling. */
export const recordNamed = (id: string, records: Records): Entry<unknown> | undefined =>
  byBareName(records).get(bareName(id));

const byName = oncePer((records: Records) => firstByKey(records, ({ name }) => [name]));

/** Short ids differ by a letter and mean another record; in a longer one, a single wrong letter is a slip. */
const SHORTEST_TO_CORRECT = 5;

/** A word, and what is left of it without one of its letters: two words that are one step apart share some of these. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const byShortenedName = oncePer((records: Records) =>
  groupBy(
    records.flatMap((record) => shortened(record.name).map((key) => ({ key, record }))),
    ({ key }) => key,
  ),
);

/** The one record whose id differs from this by a single letter. */
export function recordSpelt(id: string, records: Records): Entry<unknown> | undefined {
  if (id.length < SHORTEST_TO_CORRECT) return undefined;
  const written = id.toLowerCase();
  const sharing = shortened(written).flatMap((key) => byShortenedName(records).get(key) ?? []);
  const [near, ...more] = new Set(
    sharing.map(({ record }) => record).filter(({ name }) => editDistance(written, name, 1) <= 1),
  );
  return more.length === 0 ? near : undefined;
}

const MOST_LISTED = 24;

/**
 * The record that an id was meant to name, and all that it may name, while they are few.
 * @param live ids that it may name, also those without a record
 */
export function meantBy(id: string, records: Records, live: readonly string[]) {
  const meant = recordNamed(id, records) ?? recordSpelt(id, records);
  const words = [...new Set(live)];
  const accepted =
    words.length > MOST_LISTED ? [] : words.map((word) => described(word, byName(records).get(word)));
  return { meant: meant === undefined ? null : described(meant.name, meant), accepted };
}

/** A word with what the record of this id is called, as far as there is one. */
function described(word: string, record: Entry<unknown> | undefined): AcceptedWord {
  const [ar, en] = ['name', 'nameEn'].map((key) => memberOf(record?.value, key));
  return { word, meaning: typeof ar === 'string' ? { ar, en: typeof en === 'string' ? en : ar } : null };
}
