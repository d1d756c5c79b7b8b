import type { Catalogue } from '../../catalogue/catalogue.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { isRecord } from '../../schema/json-value.ts';

/** A value that editors are offered, with what people call it. */
export interface Offer {
  readonly value: string;
  readonly meaning: string;
}

/** The ids that exist, by collection, and under the names below. */
export type Offers = Readonly<Record<string, readonly Offer[]>>;

/** Named after no collection: what a question may be about, by the key; years; the terms and holidays of a year. */
export const SUBJECTS = 'about ';
export const YEARS = 'years';
export const PERIODS = 'periods';

/** Keys by which people know a record, the best first. */
export const NAMES = ['name', 'label', 'question', 'title'] as const;

const ARABIC = /\p{Script=Arabic}/u;

function offerOf(collection: CollectionName, record: unknown): Offer[] {
  const { idKey } = definitionOf(collection);
  if (!isRecord(record) || typeof record[idKey] !== 'string') return [];
  const key = NAMES.find((each) => typeof record[each] === 'string');
  const names = key === undefined ? [] : [record[key], record[`${key}En`]];
  return [{ value: record[idKey], meaning: names.filter((name) => typeof name === 'string').join(' · ') }];
}

/** What the editors may choose from where an id or a year belongs. */
export function offersIn(catalogue: Catalogue): Offers {
  const records = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, catalogue[name].flatMap((record) => offerOf(name, record))]),
  );
  const subjects = (['exams', 'universities'] as const).map((name): [string, Offer[]] => {
    const known = records[name] ?? [];
    const called = catalogue.glossary[name].flatMap(({ ids, names }) =>
      ids.map((value) => ({ value, meaning: names.find((each) => ARABIC.test(each)) ?? names[0] ?? value })),
    );
    return [SUBJECTS + name, uniqueOf([...known, ...called])];
  });
  const years = [
    ...catalogue.calendar.flatMap(({ year, gregorian }) => [year, ...gregorian.split('-')]),
    ...catalogue.faq.flatMap(({ about }) => about?.years ?? []),
  ];
  const periods = catalogue.calendar
    .flatMap(({ terms, holidays }) => [...terms, ...holidays])
    .map(({ id, name, nameEn }) => ({ value: id, meaning: `${name} · ${nameEn}` }));
  return {
    ...records,
    ...Object.fromEntries(subjects),
    [YEARS]: uniqueOf(years.sort().map((value) => ({ value, meaning: '' }))),
    [PERIODS]: uniqueOf(periods),
  };
}

/** Each value once, as it is called first. */
const uniqueOf = (offers: readonly Offer[]): Offer[] =>
  [...new Map(offers.toReversed().map((offer) => [offer.value, offer])).values()].toReversed();
