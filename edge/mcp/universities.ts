import type { PublishedSite } from '../site/published-site.ts';
import {
  chooseAll,
  type Directory,
  type Institution,
  label,
  lookupKey,
  readDirectory,
  recordsNamedLike,
  textOf,
} from './directory.ts';
import { type JsonObject, memberOf } from './protocol.ts';
import type { InputSchema } from './publication.ts';

const VOCABULARIES = { region: 'regions', major: 'majors' };
const DEFAULT_ROWS = 50;
const MOST_NEAR = 3;

/** Those institutions of a list that fit the other arguments. */
type Among = (ids?: readonly string[]) => readonly Institution[];

/** What to ask instead of a city that was sent as a region; null for anything else. */
function cityFault(asked: string, { cities, vocabularies }: Directory): string | null {
  const regions = memberOf(cities, lookupKey(asked)) ?? [];
  if (regions.length === 0) return null;
  const meant = vocabularies.regions?.records.filter(({ id }) => regions.includes(id)).map(label);
  return `«${asked}» is a city, not a region. Send it as \`q\` for the institutions of the city, or as \`region\` the region that it lies in: ${meant?.join('; ')}.`;
}

/** Whether each word of a search is the beginning of a word of the names or of the city. */
const fits = (words: readonly string[], { words: held }: Institution): boolean =>
  words.every((word) => ` ${held}`.includes(` ${word}`));

const rows = (institutions: readonly Institution[]) => institutions.map(({ row }) => row);

/** How complete the lists of majors are: an institution may teach what is not listed. */
function coverageOf(institutions: readonly Institution[]) {
  const counts = { complete: 0, partial: 0, none: 0 };
  for (const { coverage } of institutions) counts[coverage] += 1;
  return counts;
}

/** Other majors of the same field, with the institutions that teach them. */
function related(major: string, field: string, { holders, vocabularies }: Directory, among: Among) {
  const records = vocabularies.majors?.records ?? [];
  return records.flatMap((record) => {
    const other = record.id === major ? undefined : holders[record.id];
    const ids = other?.field === field ? among(other.universities).map(({ row: { id } }) => id) : [];
    return ids.length > 0 ? [{ ...record, universities: ids }] : [];
  });
}

/**
 * `list_universities`: the institutions that fit all given arguments, page by page. Those that are known to teach a
 * major are listed apart from those of which only a college of its field is known.
 */
export async function listUniversities(
  given: JsonObject,
  site: PublishedSite,
  schema: InputSchema,
): Promise<{ readonly answer: object } | { readonly fault: string }> {
  const directory = await readDirectory(site);
  const chosen = chooseAll(given, VOCABULARIES, directory, schema);
  if ('fault' in chosen) {
    const city = chosen.argument === 'region' ? cityFault(textOf(given.region), directory) : null;
    return { fault: city ?? chosen.fault };
  }
  const { region, major } = chosen.ids;
  const q = textOf(given.q);
  const kind = textOf(given.kind);
  const words = lookupKey(q).split(' ');
  const conditions = {
    region: (each: Institution) => region === undefined || each.region === region,
    kind: (each: Institution) => kind === '' || each.kind === kind,
  };
  const named = directory.institutions.filter((institution) => fits(words, institution));
  const left = named.filter((each) => conditions.region(each) && conditions.kind(each));
  const isOpen = (each: Institution, key: 'region' | 'kind') => conditions[key](each) || each[key] === null;
  const possible = named.filter((each) => isOpen(each, 'region') && isOpen(each, 'kind'));
  const among: Among = (list = []) => left.filter(({ row: { id } }) => list.includes(id));
  const holders = major === undefined ? undefined : directory.holders[major];
  const found = major === undefined ? left : among(holders?.universities);

  const isAdmission = textOf(given.part) !== '';
  const formulas = isAdmission
    ? directory.formulas.filter(({ university }) => found.some(({ row: { id } }) => id === university))
    : [];
  const unknown = {
    region: region === undefined ? 0 : possible.filter((each) => each.region === null).length,
    kind: kind === '' ? 0 : possible.filter((each) => each.kind === null).length,
    major:
      holders === undefined
        ? 0
        : left.filter((each) => each.coverage !== 'complete' && !found.includes(each)).length,
  };
  const unsure = Object.entries(unknown).filter(([, count]) => count > 0);
  const length = isAdmission ? formulas.length : found.length;
  const start = Number(textOf(given.cursor) || 0);
  if (!Number.isInteger(start) || start < 0 || start > length) {
    return {
      fault: '`cursor` must be the `nextCursor` of the page before. Leave it out for the first page.',
    };
  }
  const end = start + (typeof given.limit === 'number' ? given.limit : DEFAULT_ROWS);
  const page = isAdmission ? [] : found.slice(start, end);
  const shown = formulas.slice(start, end);
  const near =
    left.length === 0 && q !== ''
      ? recordsNamedLike(q, rows(directory.institutions), MOST_NEAR).map(label)
      : [];
  return {
    answer: {
      total: length,
      count: isAdmission ? shown.length : page.length,
      universities: rows(page),
      ...(isAdmission && { formulas: shown }),
      ...(end < length && { nextCursor: String(end) }),
      ...(!isAdmission &&
        holders !== undefined && {
          byCollege: rows(among(holders.byCollege)),
          related: related(chosen.ids.major ?? '', holders.field, directory, among),
          coverage: coverageOf(left),
        }),
      ...(unsure.length > 0 && { unknown: Object.fromEntries(unsure) }),
      ...(near.length > 0 && { didYouMean: near }),
    },
  };
}
