import {
  chooseAll,
  type Directory,
  type Institution,
  idsOf,
  label,
  lookupKey,
  numberOr,
  readDirectory,
  recordsNamedLike,
  tellingWords,
  textOf,
  vocabularyOf,
} from './directory.ts';
import { type JsonObject, memberOf } from './protocol.ts';
import type { Tool } from './publication.ts';

const VOCABULARIES = { region: 'regions', major: 'majors', field: 'fields' };
const DEFAULT_ROWS = 50;
const MOST_NEAR = 3;
/** Words in which a major or a field is looked for: each run of them costs a lookup. */
const MOST_WORDS = 15;

/** Those institutions of a list that fit the other arguments. */
type Among = (ids?: readonly string[]) => readonly Institution[];

/** Arguments as they are meant, with what was read otherwise than it was sent; null: nothing was. */
interface Reading {
  readonly given: JsonObject;
  readonly readAs: JsonObject | null;
}

/** A city that was sent as a region is searched for in that region, and in any of two of the same name. */
function cityRead(given: JsonObject, { cities, vocabularies: { regions } }: Directory): Reading {
  const asked = textOf(given.region);
  const city = tellingWords(lookupKey(asked)).join(' ');
  const lies = memberOf(cities, city) ?? [];
  const isRegion = asked === '' || (regions !== undefined && idsOf(asked, regions).length > 0);
  if (isRegion || lies.length === 0) return { given, readAs: null };
  const { region: _, ...rest } = given;
  return {
    given: { ...rest, q: `${textOf(given.q)} ${city}` },
    readAs: { city: asked, region: lies.join(', ') },
  };
}

/** A search that no institution fits may name a major or a field, beside a name or a city: «medicine in Taif». */
function studyRead(given: JsonObject, directory: Directory): Reading {
  const words = tellingWords(lookupKey(textOf(given.q)));
  const isThere = (q: readonly string[]) => directory.institutions.some((each) => fits(q, each));
  if (words.length > MOST_WORDS || isThere(words)) return { given, readAs: null };
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const asked = words.slice(from, from + length).join(' ');
      const rest = words.filter((_, at) => at < from || at >= from + length);
      for (const argument of ['major', 'field'] as const) {
        const [id, ...others] = idsOf(asked, vocabularyOf(directory, VOCABULARIES[argument]));
        if (id === undefined || others.length > 0 || argument in given || !isThere(rest)) continue;
        const readAs = { [argument]: id, ...(rest.length > 0 && { q: rest.join(' ') }) };
        return { given: { ...given, q: '', ...readAs }, readAs };
      }
    }
  }
  return { given, readAs: null };
}

/** Whether each word of a search is the beginning of a word of the names or of the city. */
const fits = (words: readonly string[], { words: held }: Institution): boolean =>
  words.every((word) => ` ${held}`.includes(` ${word}`));

/** Rows, with those fields by which they were chosen. */
const rows = (institutions: readonly Institution[], field?: string) =>
  institutions.map(({ row, fields }) =>
    field === undefined ? row : { ...row, fields: fields.filter((code) => code.startsWith(field)) },
  );

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
export const listUniversities: Tool = async (asked, { site }, schema) => {
  const directory = await readDirectory(site);
  const place = cityRead(asked, directory);
  const study = studyRead(place.given, directory);
  const { given } = study;
  const readAs = place.readAs || study.readAs ? { ...place.readAs, ...study.readAs } : null;
  const chosen = chooseAll(given, VOCABULARIES, directory, schema);
  if ('fault' in chosen) return chosen;
  const { region, major, field } = chosen.ids;
  const q = textOf(given.q);
  const kind = textOf(given.kind);
  const every = lookupKey(q).split(' ');
  const words = directory.institutions.some((each) => fits(every, each)) ? every : tellingWords(lookupKey(q));
  const besideSector = words.filter((word) => !directory.sectors.includes(word));
  const first = numberOr(0, given.foundedFrom);
  const last = numberOr(9999, given.foundedTo);
  /** Whether an institution meets each condition; null: that is not held. */
  const judged = (each: Institution) => ({
    region: region === undefined || (each.region && each.region === region),
    kind: kind === '' ? fits(words, each) || null : each.kind && each.kind === kind,
    founded: (first === 0 && last === 9999) || (each.founded && each.founded >= first && each.founded <= last),
    field:
      field === undefined ||
      each.fields.some((code) => code.startsWith(field)) ||
      (each.coverage === 'complete' ? false : null),
  });
  const named = directory.institutions.filter((each) => fits(each.kind ? words : besideSector, each));
  const left = named.filter((each) => Object.values(judged(each)).every((meets) => meets === true));
  const possible = named.map(judged).filter((each) => !Object.values(each).includes(false));
  const among: Among = (list = []) => left.filter(({ row: { id } }) => list.includes(id));
  const holders = major === undefined ? undefined : directory.holders[major];
  const found = major === undefined ? left : among(holders?.universities);

  const isAdmission = textOf(given.part) !== '';
  const formulas = directory.formulas.filter(({ university }) => found.some(({ row: { id } }) => id === university));
  const unknown = {
    ...Object.fromEntries(
      (['region', 'kind', 'founded', 'field'] as const).map((key) => [
        key,
        possible.filter((each) => each[key] === null).length,
      ]),
    ),
    major:
      holders === undefined ? 0 : left.filter((each) => each.coverage !== 'complete' && !found.includes(each)).length,
  };
  const unsure = Object.entries(unknown).filter(([, count]) => count > 0);
  const length = isAdmission ? formulas.length : found.length;
  const start = Number(textOf(given.cursor) || 0);
  if (!Number.isInteger(start) || start < 0 || start > length) {
    return {
      fault: '`cursor` must be the `nextCursor` of the page before. Leave it out for the first page.',
    };
  }
  const limit = numberOr(DEFAULT_ROWS, given.limit);
  const end = start + limit;
  const near =
    left.length === 0 && q !== '' ? recordsNamedLike(q, rows(directory.institutions), MOST_NEAR).map(label) : [];
  const answer = {
    total: length,
    count: Math.min(end, length) - start,
    universities: isAdmission ? [] : rows(found.slice(start, end), field),
    ...(readAs !== null && { readAs }),
    ...(isAdmission && { formulas: formulas.slice(start, end) }),
    ...(end < length && { nextCursor: String(end) }),
    ...(!isAdmission &&
      holders !== undefined && {
        byCollege: rows(among(holders.byCollege)).slice(0, limit),
        related: related(major ?? '', holders.field, directory, among),
        coverage: coverageOf(left),
      }),
    ...(unsure.length > 0 && { unknown: Object.fromEntries(unsure) }),
    ...(near.length > 0 && { didYouMean: near }),
  };
  return { json: JSON.stringify(answer) };
};
