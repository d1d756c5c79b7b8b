import { isNamed, isPlace, type NameHit, type NameRow, type NamesDocument } from './names.ts';
import WORDS from './search-words.json' with { type: 'json' };
import { holds, isGeneric, phraseOf, wordsOf } from './words.ts';

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = WORDS.otherNames;
/** The town that a hit of a region is named by: no institution there is known. */
export const townIn = ({ kind, row, said }: NameHit): string | undefined =>
  kind === 'regions' ? OTHER_NAMES[row[0]]?.find((town) => phraseOf(wordsOf(town)) === said) : undefined;

/** The institutions of a city or region that teach a major, or are of a sector. */
export interface LocalInstitutions {
  /** The parameter by which the list of institutions is filtered. */
  readonly by: 'major' | 'kind';
  readonly subject: NameRow;
  /** The sector that the query names besides a major. */
  readonly sector: NameRow | undefined;
  /** Those of them of which no source states the sector. */
  readonly unsure: readonly NameRow[];
  /** Whether it is but a longer name of the major that is asked for. */
  readonly isKin: boolean;
  readonly place: NameRow;
  /** The city that was asked for, when none is known there but in its region. */
  readonly askedCity: NameRow | undefined;
  readonly universities: readonly NameRow[];
  /** Those that may teach the major in the city that was asked for, or else in its region. */
  readonly likely: readonly NameRow[];
  /** Whether these are in the very city. */
  readonly isLikelyThere: boolean;
  /** Where a city has but one of a sector: the others of its region. */
  readonly around: readonly LocalInstitutions[];
  /** Where none of a sector is known: those of it of no known region, then what is there; all that may be of it. */
  readonly others: readonly NameRow[];
}

const idsOf = (rows: readonly NameRow[]) => rows.map(([id]) => id);
const isTaught = ({ universities }: LocalInstitutions): boolean => universities.length > 0;

/**
 * Prepares the search for who teaches what where.
 * @returns takes the hits of a query, and the majors of a field that it asks for; gives nothing unless they name a place
 * and a major or a sector. A word may name several majors: those that most institutions there teach come first
 */
export function teacherSearch(names: NamesDocument) {
  const { majors, universities, cities, regions, places, colleges } = names;

  /** Those of a list in a place, or with a college that is named by it; of a major: that has it, or may. */
  const institutionsIn = (place: NameRow, listed: readonly string[], major = -1, part: 3 | 4 = 3): NameRow[] =>
    universities.filter(([id, name], at) => {
      const [city, region] = places[at] ?? [];
      // One whose city no source states may be called by it.
      const isThere = cities.includes(place)
        ? (city ?? (holds(name, place[1]) && place[0])) === place[0]
        : region === place[0];
      // A college that is named by another town may teach it there, and not here.
      const towns = isThere ? ['', city, place[0], ...(place[3] ?? [])] : [place[0]];
      const isCollege = (each: NamesDocument['colleges'][number][number]) =>
        towns.includes(each[2]) && (major < 0 || each[part].includes(major));
      return listed.includes(id) && ((isThere && part === 3) || colleges[at]?.some(isCollege));
    });
  const ofSector = ([sector]: NameRow): string[] =>
    universities.flatMap(([id], at) => (places[at]?.[2] === sector ? [id] : []));

  return (hits: readonly NameHit[], field: readonly NameRow[] = []): LocalInstitutions[] => {
    const located = hits.filter(isPlace);
    const asked = located.find(({ isExact }) => isExact) ?? located[0];
    const sector = hits.find(({ kind, isExact }) => kind === 'sectors' && isExact);
    /** A word that is part of both, as «الرياض» is of «رياض الأطفال», means the place, or the sector. */
    const namesMore = ({ words }: NameHit): boolean =>
      words.some((word) => !asked?.words.includes(word) && !sector?.words.includes(word));
    const named = field[0] ? [] : hits.filter((hit) => hit.kind === 'majors' && namesMore(hit));
    const [first = named[0]?.row ?? sector?.row] = field;
    if (!asked || !first || (!field[0] && hits.some(isNamed))) return [];
    const isOfMajor = (word: string) => isGeneric(word) || named[0]?.words.includes(word);
    const only = sector?.words.every(isOfMajor) ? undefined : sector?.row;
    const among = (listed: readonly string[] = []) => listed.filter((id) => !only || ofSector(only).includes(id));
    const isOfUnknown = (row: NameRow) => only && !places[universities.indexOf(row)]?.[2];
    // Of colleges that may be private the sector is often not stated, of public universities it is.
    const unstated = only?.[0] === 'private' ? idsOf(universities.filter(isOfUnknown)) : [];

    const at = (meant: readonly NameRow[], place: NameRow, askedCity?: NameRow): LocalInstitutions[] =>
      meant
        .map((subject): LocalInstitutions => {
          const major = majors.indexOf(subject);
          const taught = major < 0 ? ofSector(subject) : among(names.teachers[major]);
          const isOfOthers = ([id]: NameRow) => Number(names.degrees[major]?.[id] !== undefined);
          const known = institutionsIn(place, taught, major);
          const unsure = institutionsIn(place, names.teachers[major] ?? [], major).filter(isOfUnknown);
          const universities = [...known.sort((one, other) => isOfOthers(one) - isOfOthers(other)), ...unsure];
          const near = [asked.row, place].map((each) => institutionsIn(each, among(names.likely[major]), major, 4));
          const likely = meant.length > 1 && !field[0] ? [] : (near.find(([first]) => first) ?? []);
          const [by, also] = major < 0 ? (['kind', undefined] as const) : (['major', only] as const);
          const isLikelyThere = askedCity !== undefined && likely.length > 0 && likely === near[0];
          const all = major < 0 && !known[0] ? names.universities : [];
          const isUnplaced = ([id]: NameRow, at: number) => taught.includes(id) && !places[at]?.[1];
          const others = [...all.filter(isUnplaced), ...institutionsIn(place, idsOf(all))];
          const where = { place, askedCity, universities, unsure, likely, isLikelyThere, around: [], others };
          return { by, sector: known[0] || likely[0] ? also : undefined, subject, isKin: isKin(subject), ...where };
        })
        .filter((each) => each.universities.length + each.likely.length + each.others.length > 0)
        .sort((one, other) => other.universities.length - one.universities.length);
    /** «الهندسة الكهربائية وهندسة الحاسب» holds «هندسة الحاسب». */
    const isKin = (row: NameRow): boolean => !field[0] && row !== first && holds(row[1], first[1]);
    const find = (meant: readonly NameRow[]): LocalInstitutions[] => {
      const town = townIn(asked);
      if (town !== undefined) return at(meant, asked.row, [town, town, town]);
      const here = at(meant, asked.row);
      const [, ofCity] = places.find(([city]) => city === asked.row[0]) ?? [];
      const region = regions.find(([id, , , towns]) => (ofCity ? id === ofCity : towns?.includes(asked.row[0])));
      const kin = at(majors.filter(isKin), asked.row).filter(isTaught);
      const around = region ? at(meant, region, asked.row) : [];
      const [own] = here;
      if (own?.by === 'kind' && own.universities.length === 1) {
        const isElsewhere = (row: NameRow) => !own.universities.includes(row);
        const others = around.map((each) => {
          const unsure = institutionsIn(each.place, unstated).filter(isElsewhere);
          return { ...each, unsure, universities: [...each.universities.filter(isElsewhere), ...unsure] };
        });
        return [{ ...own, around: others.filter(isTaught) }];
      }
      if (here.some(isTaught)) return meant.length > 1 ? here : [...here, ...kin];
      if (region === undefined) return kin.length > 0 ? kin : here;
      const others = here.flatMap((each) => each.others.filter(([id]) => unstated.includes(id)));
      const isNone = here.length > 0 && !around.some(isTaught);
      return [...kin, ...(isNone ? here : around.map((each) => ({ ...each, others: [...others, ...each.others] })))];
    };
    if (field[0]) return find(field);
    const alike = named.filter(({ score }) => score === named[0]?.score);
    /** «هندسة» is in what else interior design is called. */
    const isMain = ({ row, words }: NameHit) => row.slice(1, 3).some((name) => holds(`${name}`, words.join(' ')));
    const all = [
      alike.filter(({ isExact }) => isExact),
      alike.filter(isMain),
      alike,
      sector && (only || !named[0]) ? [sector] : [],
    ];
    const meant = all.filter(([hit]) => hit);
    return meant.map((hits) => find(hits.map(({ row }) => row))).find(({ length }) => length > 0) ?? [];
  };
}
