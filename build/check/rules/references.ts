import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { type Kind, placeOf } from '../../read/places.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** Ids of one kind: those that have a record, and those that are gone for ever. */
interface Ids {
  readonly what: string;
  readonly live: readonly string[];
  readonly retired: readonly string[];
}

/** What refers to another record names one that exists. */
export function referencesExist(content: Content): Finding[] {
  const { universities, calendar, faq, service, regions, broken } = content;
  const retired = content.retired[0]?.value;
  const liveRegions = regions.flatMap(({ value }) => value.regions ?? []).flatMap(({ id }) => id ?? []);
  const regionIds = { what: 'region', live: liveRegions, retired: retired?.regions ?? [] };
  const universityIds = {
    what: 'university',
    live: [...names(universities), ...brokenNames(broken, 'university')],
    retired: retired?.universities ?? [],
  };
  const years = {
    what: 'school year',
    live: [...names(calendar), ...brokenNames(broken, 'calendar')],
    retired: [],
  };
  return [
    // While regions.yaml cannot be understood, nothing can be said about references to it.
    ...(liveRegions.length === 0 ? [] : universities).flatMap((entry) =>
      resolve(entry, ['regionId'], entry.value.regionId, regionIds),
    ),
    ...faq.flatMap((entry) => resolve(entry, ['appliesTo'], entry.value.appliesTo, universityIds)),
    ...service.flatMap((entry) =>
      resolve(entry, ['calendarUpdatedFor'], entry.value.calendarUpdatedFor, years),
    ),
    ...calendar.flatMap(changesNamePeriods),
  ];
}

const names = (entries: readonly Entry<unknown>[]): string[] => entries.map(({ name }) => name);

const brokenNames = (files: readonly string[], kind: Kind): string[] =>
  files.flatMap((file) => {
    const place = placeOf(file);
    return place?.kind === kind ? [place.name] : [];
  });

function resolve(
  { document }: Entry<unknown>,
  path: Path,
  id: string | null | undefined,
  { what, live, retired }: Ids,
): Finding[] {
  if (id === null || id === undefined || live.includes(id)) return [];
  if (retired.includes(id)) return [findingAt(document, path, 'retired-reference', { what, id })];
  return [findingAt(document, path, 'unknown-reference', { what, id, known: live })];
}

/** The name under which a regional change speaks of `endOfYear`, which is no list item and has no id. */
const END_OF_YEAR = 'end-of-year';

/** What differs in some places is a term, a holiday or the end of the same year. */
function changesNamePeriods(entry: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [] } = entry.value;
  const live = [...[...terms, ...holidays].flatMap(({ id }) => id ?? []), END_OF_YEAR];
  const ids = { what: 'term or holiday', live, retired: [] };
  return regionalDifferences.flatMap(({ changes = [] }, place) =>
    changes.flatMap(({ id }, index) =>
      resolve(entry, ['regionalDifferences', place, 'changes', index, 'id'], id, ids),
    ),
  );
}

/** An id that is retired never names a record again. */
export function retiredIdsStayRetired({
  universities,
  exams,
  faq,
  skills,
  regions,
  retired,
}: Content): Finding[] {
  const ids = retired[0]?.value;
  if (ids === undefined) return [];
  const used = (entry: Entry<unknown>, path: Path, id: string | undefined, gone: readonly string[] = []) =>
    id !== undefined && gone.includes(id) ? [findingAt(entry.document, path, 'retired-id-used', { id })] : [];
  return [
    ...universities.flatMap((entry) => used(entry, ['id'], entry.value.id, ids.universities)),
    ...exams.flatMap((entry) => used(entry, ['id'], entry.value.id, ids.exams)),
    ...faq.flatMap((entry) => used(entry, ['id'], entry.value.id, ids.faq)),
    ...skills.flatMap((entry) => used(entry, ['name'], entry.value.name, ids.skills)),
    ...regions.flatMap((entry) =>
      (entry.value.regions ?? []).flatMap(({ id }, index) =>
        used(entry, ['regions', index, 'id'], id, ids.regions),
      ),
    ),
  ];
}
