import { isNamed, type NameHit, type NameRow, type NamesDocument } from './names.ts';

/** The institutions of a city or region that teach a major, or are of a sector. */
export interface Gathered {
  /** What the list of institutions is asked by. */
  readonly by: 'major' | 'kind';
  readonly subject: NameRow;
  readonly place: NameRow;
  readonly isCity: boolean;
  /** The city that was asked for where none is known in it, but one in its region is. */
  readonly around: NameRow | undefined;
  readonly universities: readonly NameRow[];
  /** Who may teach the major in the place that was asked for. */
  readonly likely: readonly NameRow[];
}

/** Where a word names many majors, these are enough to choose from. */
const MOST_MAJORS = 6;

/**
 * Makes ready the search of who teaches what where.
 * @returns takes what a query names; gives nothing unless this is a major, or a sector, and a place. A word may name
 * several majors: those that most institutions teach there come first
 */
export function teacherSearch(names: NamesDocument): (hits: readonly NameHit[]) => Gathered[] {
  const { majors, universities, sectors, cities, regions, places } = names;

  const lyingIn = (place: NameRow, isCity: boolean, listed: readonly number[] = []): NameRow[] => {
    const index = (isCity ? cities : regions).indexOf(place);
    return universities.filter(
      (_, each) => listed.includes(each) && places[each]?.[isCity ? 0 : 1] === index,
    );
  };
  const ofSector = (row: NameRow): number[] =>
    places.flatMap(([, , sector], each) => (sector === sectors.indexOf(row) ? [each] : []));
  const regionOf = (city: NameRow): NameRow | undefined =>
    regions[places.find(([each]) => each === cities.indexOf(city))?.[1] ?? -1];

  return (hits) => {
    const located = hits.filter(({ kind }) => kind === 'regions' || kind === 'cities');
    const asked = located.find(({ isExact }) => isExact) ?? located[0];
    /** A word may be part of both, as «الرياض» is of «رياض الأطفال»: it means the place. */
    const isApart = ({ words }: NameHit): boolean => words.some((word) => !asked?.words.includes(word));
    const named = hits.filter((hit) => hit.kind === 'majors' && isApart(hit));
    const sector = hits.find(({ kind, isExact }) => kind === 'sectors' && isExact);
    const best = named[0]?.isExact ? named[0] : (sector ?? named[0]);
    if (asked === undefined || best === undefined || hits.some(isNamed)) return [];
    const isCity = asked.kind === 'cities';

    const at = (meant: readonly NameHit[], place: NameRow, inCity: boolean, around?: NameRow): Gathered[] =>
      meant
        .map(({ kind, row }): Gathered => {
          const major = majors.indexOf(row);
          const listed = kind === 'majors' ? names.teachers[major] : ofSector(row);
          return {
            by: kind === 'majors' ? 'major' : 'kind',
            subject: row,
            place,
            isCity: inCity,
            around,
            universities: lyingIn(place, inCity, listed),
            likely: meant.length > 1 ? [] : lyingIn(asked.row, isCity, names.likely[major]),
          };
        })
        .filter((each) => each.universities.length + each.likely.length > 0)
        .sort((one, other) => other.universities.length - one.universities.length)
        .slice(0, MOST_MAJORS);
    const find = (meant: readonly NameHit[]): Gathered[] => {
      const here = at(meant, asked.row, isCity);
      const region = isCity ? regionOf(asked.row) : undefined;
      const isTaught = here.some((each) => each.universities.length > 0);
      return isTaught || region === undefined ? here : at(meant, region, false, asked.row);
    };
    const alike = named.filter(({ score }) => score === best.score);
    const exact = best.isExact ? find([best]) : [];
    return exact.length > 0 ? exact : find(alike);
  };
}
