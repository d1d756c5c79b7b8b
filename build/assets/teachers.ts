import { isNamed, type NameHit, type NameRow, type NamesDocument } from './names.ts';

/** The institutions of a city or region that teach a major, or are of a sector. */
export interface LocalInstitutions {
  /** The parameter by which the list of institutions is filtered. */
  readonly by: 'major' | 'kind';
  readonly subject: NameRow;
  /** The sector that the query names besides a major. */
  readonly sector: NameRow | undefined;
  readonly place: NameRow;
  readonly isCity: boolean;
  /** The city that was asked for, when none is known there but in its region. */
  readonly askedCity: NameRow | undefined;
  readonly universities: readonly NameRow[];
  /** Those that may teach the major in the place that was asked for. */
  readonly likely: readonly NameRow[];
}

/** Where a word names many majors, so many are enough to choose from. */
const MOST_MAJORS = 6;

/**
 * Prepares the search for who teaches what where.
 * @returns takes the hits of a query; gives nothing unless they name a place and a major or a sector. A word may name
 * several majors: those that most institutions there teach come first
 */
export function teacherSearch(names: NamesDocument): (hits: readonly NameHit[]) => LocalInstitutions[] {
  const { majors, universities, sectors, cities, regions, places } = names;

  const institutionsIn = (place: NameRow, isCity: boolean, listed: readonly number[] = []): NameRow[] => {
    const index = (isCity ? cities : regions).indexOf(place);
    return universities.filter((_, each) => listed.includes(each) && places[each]?.[isCity ? 0 : 1] === index);
  };
  const ofSector = (row: NameRow): number[] =>
    places.flatMap(([, , sector], each) => (sector === sectors.indexOf(row) ? [each] : []));
  const regionOf = (city: NameRow): NameRow | undefined =>
    regions[places.find(([each]) => each === cities.indexOf(city))?.[1] ?? -1];

  return (hits) => {
    const located = hits.filter(({ kind }) => kind === 'regions' || kind === 'cities');
    const asked = located.find(({ isExact }) => isExact) ?? located[0];
    const sector = hits.find(({ kind, isExact }) => kind === 'sectors' && isExact);
    /** A word that is part of both, as «الرياض» is of «رياض الأطفال», means the place, or the sector. */
    const namesMore = ({ words }: NameHit): boolean =>
      words.some((word) => !asked?.words.includes(word) && !sector?.words.includes(word));
    const named = hits.filter((hit) => hit.kind === 'majors' && namesMore(hit));
    const best = named[0] ?? sector;
    if (asked === undefined || best === undefined || hits.some(isNamed)) return [];
    const isCity = asked.kind === 'cities';
    const only = sector?.words.every((word) => best.words.includes(word)) ? undefined : sector?.row;
    const ofThat = only && ofSector(only);
    const among = (listed: readonly number[] = []) =>
      ofThat === undefined ? listed : listed.filter((each) => ofThat.includes(each));

    const at = (meant: readonly NameHit[], place: NameRow, inCity: boolean, askedCity?: NameRow): LocalInstitutions[] =>
      meant
        .map(({ kind, row }): LocalInstitutions => {
          const major = majors.indexOf(row);
          const listed = kind === 'majors' ? among(names.teachers[major]) : ofSector(row);
          return {
            by: kind === 'majors' ? 'major' : 'kind',
            subject: row,
            sector: kind === 'majors' ? only : undefined,
            place,
            isCity: inCity,
            askedCity,
            universities: institutionsIn(place, inCity, listed),
            likely: meant.length > 1 ? [] : institutionsIn(asked.row, isCity, among(names.likely[major])),
          };
        })
        .filter((each) => each.universities.length + each.likely.length > 0)
        .sort((one, other) => other.universities.length - one.universities.length)
        .slice(0, MOST_MAJORS);
    const find = (meant: readonly NameHit[]): LocalInstitutions[] => {
      const here = at(meant, asked.row, isCity);
      const region = isCity ? regionOf(asked.row) : undefined;
      const isTaught = here.some((each) => each.universities.length > 0);
      return isTaught || region === undefined ? here : at(meant, region, false, asked.row);
    };
    const alike = named.filter(({ score }) => score === best.score);
    const exact = best.isExact ? find([best]) : [];
    const found = exact.length > 0 ? exact : find(alike);
    return found.length > 0 || sector === undefined ? found : find([sector]);
  };
}
