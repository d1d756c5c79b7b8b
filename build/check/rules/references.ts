import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { OWNERS, schemaOf } from '../../collections/content-files.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { SINGLE_DAYS } from '../../schema/calendar.ts';
import { memberOf } from '../../schema/json-value.ts';
import { MARKS, markedPlaces, type Pattern, partsAt } from '../../schema/marks.ts';
import { PATTERNS } from '../../schema/shape.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, writtenValue } from '../entry.ts';
import { bareName, indexOf, meantBy, mostLikelyMeant, recordNamed } from '../suggestions.ts';
import { liveIds, retiredIds } from './ids.ts';

/** The places that the schemas mark as references, each with the collection or document that has it. */
const PLACES = OWNERS.flatMap((owner) =>
  markedPlaces(schemaOf(owner), MARKS.refersTo).map(({ pattern, mark: target }) => ({ owner, pattern, target })),
);

/** An id that names a record of another collection, and where it stands. */
interface Reference extends Pick<Entry<unknown>, 'document' | 'path'> {
  readonly id: string;
}

/** What refers to another record names one that exists. */
export const referencesExist = (content: Content): Finding[] =>
  // While the file with all records cannot be understood, nothing can be said about references to it.
  COLLECTION_NAMES.filter((target) => !content.broken.includes(`${target}.yaml`)).flatMap((target) =>
    leadingNowhere(target, referencesTo(target, content), content),
  );

/**
 * Every reference to a collection, as its file writes it: where a name stands in the place of an id, the check has
 * taken it from the value of the entry, as it has not the form of one, but it still tells which record was meant.
 */
function referencesTo(target: CollectionName, content: Content): Reference[] {
  return PLACES.filter((place) => place.target === target).flatMap(({ owner, pattern }) =>
    content[owner].flatMap((entry: Entry<unknown>) =>
      partsAt(writtenValue(entry), pattern).flatMap(([id, path]) =>
        typeof id !== 'string' || id === '' ? [] : [{ document: entry.document, path: [...entry.path, ...path], id }],
      ),
    ),
  );
}

/** One finding for each id that leads nowhere, however many records refer to it: it has one cause. */
function leadingNowhere(target: CollectionName, references: readonly Reference[], content: Content): Finding[] {
  const live = liveIds(target, content);
  const known = new Set(live);
  const strays = references.filter(({ id }) => !known.has(id));
  if (strays.length === 0) return [];
  const { one: what, idKey } = definitionOf(target);
  const gone = new Set(retiredIds(target, content));
  const used = new Set(references.map(({ id }) => id));
  const index = indexOf(content[target]);
  const unused = indexOf(index.records.filter(({ name, path }) => path.length > 0 && !used.has(name)));
  const missing = groupBy(
    strays.filter(({ id }) => !gone.has(id)),
    ({ id }) => id,
  );
  return [
    ...strays
      .filter(({ id }) => gone.has(id))
      .map(({ document, path, id }) => findingAt(document, path, 'retired-reference', { what, id })),
    ...[...missing].flatMap(([id, [first, ...others]]) => {
      if (first === undefined) return [];
      const count = others.length + 1;
      const renamed = recordNamed(id, unused) ?? (unused.records.length === 1 ? unused.records[0] : undefined);
      // A single reference is more often mistyped than the id, unless it is the id that is no longer like its name.
      const isRenamed = renamed !== undefined && (others.length > 0 || isNameOf(renamed, id));
      if (isRenamed && ID.test(id)) {
        const { document, path, name } = renamed;
        return [findingAt(document, [...path, idKey], 'renamed-id', { what, id: name, was: id, count })];
      }
      const args = { what, id, ...meantBy(id, index, live), count };
      return [findingAt(first.document, first.path, 'unknown-reference', args)];
    }),
  ];
}

const ID = new RegExp(PATTERNS.id);

/** Whether an id is the English name of a record whose own id is not. */
function isNameOf({ name, value }: Entry<unknown>, id: string): boolean {
  const english = bareName(String(memberOf(value, 'nameEn')));
  return bareName(id) === english && bareName(name) !== english;
}

/** What questions are about: the key of `about`, and the collection whose records it names. */
const SUBJECTS = [
  ['exams', 'exams'],
  ['years', 'calendar'],
  ['universities', 'universities'],
] as const;

/** What a question is about is known: an exam or an institution by a record or the glossary, a year by the calendar. */
export function subjectsExist(content: Content): Finding[] {
  // While the glossary cannot be understood, nothing can be said about what it may name.
  if (content.broken.includes('glossary.yaml')) return [];
  return SUBJECTS.flatMap(([key, collection]) => {
    const live = [...liveIds(collection, content), ...furtherNames(key, content)];
    const known = new Set(live);
    const strays = content.faq.flatMap(({ document }) => subjectsOf(document, key)).filter(({ id }) => !known.has(id));
    if (strays.length === 0) return [];
    const retired = retiredIds(collection, content);
    const what = definitionOf(collection).one;
    const index = indexOf(content[collection]);
    return strays.map(({ document, path, id }) =>
      retired.includes(id)
        ? findingAt(document, path, 'retired-reference', { what, id })
        : findingAt(document, path, 'unknown-reference', { what, id, ...meantBy(id, index, live), count: 1 }),
    );
  });
}

/** As the file writes them: a name in the place of an id says what was meant, while a year can be nothing but a year. */
function subjectsOf(document: Document, key: Key): Reference[] {
  return partsAt(document.value, ['about', key, '*']).flatMap(([id, path]) =>
    typeof id === 'string' && (key !== 'years' || YEAR.test(id)) ? [{ document, path, id }] : [],
  );
}

const YEAR = new RegExp(PATTERNS.year);

type Key = (typeof SUBJECTS)[number][0];

/** What has no record: names of the glossary, and the Gregorian years that the school years span. */
function furtherNames(key: Key, { calendar, glossary }: Content): string[] {
  if (key !== 'years') return glossary.flatMap(({ value }) => (value[key] ?? []).flatMap(({ ids = [] }) => ids));
  return [...new Set(calendar.flatMap(({ value }) => value.gregorian?.split('-') ?? []))];
}

const DAYS: readonly string[] = Object.values(SINGLE_DAYS);
const PERIOD: Bilingual = { ar: 'فصل أو إجازة', en: 'term or holiday' };

/** What differs in some places is a term, a holiday or the end of the same year. */
export const changesNamePeriods = ({ calendar }: Content): Finding[] =>
  calendar.flatMap(({ document, value }) => {
    const { terms = [], holidays = [] } = value;
    const known = [...[...terms, ...holidays].flatMap(({ id }) => id ?? []), ...DAYS];
    const accepted = known.map((word) => ({ word, meaning: null }));
    return partsAt(value, ['regionalDifferences', '*', 'changes', '*', 'id']).flatMap(([part, path]) => {
      const id = String(part);
      if (known.includes(id)) return [];
      const meant = accepted.find(({ word }) => word === mostLikelyMeant(id, known)) ?? null;
      return [findingAt(document, path, 'unknown-reference', { what: PERIOD, id, meant, accepted, count: 1 })];
    });
  });

/** Words of an id, without the numbers that tell those alike apart. */
const wordsOfId = (id: string): readonly string[] => id.split(/[-\d]+/).filter((word) => word.length > 2);

/** Of `term1` and `term2` neither was renamed to the other. */
const withoutNumber = (id: string): string => id.replace(/\d+$/, '');

/** A term or holiday that nothing refers to any more, while the record speaks of one that it does not have. */
export const periodsKeepTheirIds = ({ calendar }: Content): Finding[] =>
  calendar.flatMap(({ document, value }) => {
    const textsAt = (...pattern: Pattern) =>
      partsAt(value, pattern).map(([text, path]) => ({ id: String(text), path }));
    const periods = [...textsAt('terms', '*', 'id'), ...textsAt('holidays', '*', 'id')];
    const named = [
      ...textsAt('regionalDifferences', '*', 'changes', '*', 'id'),
      ...textsAt('sources', '*', 'supports', '*'),
    ].map(({ id }) => id);
    const lost = named.filter(
      (name) => !DAYS.includes(name) && !(name in value) && !periods.some(({ id }) => id === name),
    );
    const unnamed = periods.filter(({ id }) => !named.includes(id));
    return [...groupBy(lost, (was) => was)].flatMap(([was, { length: count }]) => {
      const orphans = unnamed.filter(({ id }) => withoutNumber(id) !== withoutNumber(was));
      const alike = orphans.filter(({ id }) => wordsOfId(was).some((word) => wordsOfId(id).includes(word)));
      const [renamed, ...others] = alike.length > 0 ? alike : orphans;
      // A single reference is more often mistyped than the id.
      if (renamed === undefined || others.length > 0 || count === 1) return [];
      return [findingAt(document, renamed.path, 'renamed-id', { what: PERIOD, id: renamed.id, was, count })];
    });
  });

/** Names of regions are told without their generic words: «منطقة تبوك», «Riyadh Region». */
const withoutGeneric = (folded: string): string => folded.replace(/^منطقه |^المنطقه | region$| province$/g, '');

/** Where a city lies that these records put into some regions, one of them into `regionId`: where most put it. */
function usualRegion(regionIds: readonly string[], regionId: string): string {
  const counts = [...groupBy(regionIds, (id) => id)].map(([id, { length: count }]) => ({ id, count }));
  const here = counts.find(({ id }) => id === regionId)?.count ?? 0;
  const [rival] = counts.filter(({ id }) => id !== regionId).sort((a, b) => b.count - a.count);
  return rival !== undefined && rival.count >= here ? rival.id : regionId;
}

/**
 * A city lies in one region: in that after which it is called, else in that where most records put it. Where two
 * records alone disagree, nobody knows which of them is wrong, and both are told.
 */
export function citiesLieInOneRegion({ universities, regions, places }: Content): Finding[] {
  const called = new Map([
    ...regions.flatMap(({ value: { id = '', name = '', nameEn = '', aliases = [] } }) =>
      [name, nameEn, ...aliases].map((text) => [withoutGeneric(fold(text)), id] as const),
    ),
    ...places.map(({ value: { name = '', regionId = '' } }) => [fold(name), regionId] as const),
  ]);
  const known = new Set(regions.map(({ name }) => name));
  const placed = universities.flatMap(({ document, value: { city, regionId } }) =>
    city && regionId && known.has(regionId) ? [{ document, city, regionId, folded: fold(city) }] : [],
  );
  const byCity = groupBy(placed, ({ folded }) => folded);
  return placed.flatMap(({ document, city, regionId, folded }) => {
    const regionIds = (byCity.get(folded) ?? []).map((one) => one.regionId);
    const usual = called.get(withoutGeneric(folded)) ?? usualRegion(regionIds, regionId);
    if (usual === regionId || !known.has(usual)) return [];
    // A city that the rest of the record names too is the right one.
    const isNamed = fold(document.source).split(folded).length > 2;
    const path = [isNamed ? 'regionId' : 'city'];
    return [findingAt(document, path, 'city-of-other-region', { city, region: regionId, usual })];
  });
}
