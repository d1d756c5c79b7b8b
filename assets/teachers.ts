import type { NameHit, NameRow, NamesDocument } from './names.ts';

/** Who is known to teach a major in a city or region. */
export interface Teaching {
  readonly major: NameRow;
  readonly place: NameRow;
  readonly isCity: boolean;
  /** The city that was asked for where nobody in it is known to teach it, but somebody in its region is. */
  readonly around: NameRow | undefined;
  readonly universities: readonly NameRow[];
  /** Who may teach it in the place that was asked for. */
  readonly likely: readonly NameRow[];
}

/** Where a word names many majors, these are enough to choose from. */
const MOST_MAJORS = 6;

/**
 * Makes ready the search of who teaches what where.
 * @returns takes what a query names; gives nothing unless this is a major and a place. A word may name several majors:
 * those that most institutions teach there come first
 */
export function teacherSearch(names: NamesDocument): (hits: readonly NameHit[]) => Teaching[] {
  const { majors, universities, cities, regions, places } = names;

  const listedIn = (
    list: 'teachers' | 'likely',
    major: NameRow,
    place: NameRow,
    isCity: boolean,
  ): NameRow[] => {
    const index = (isCity ? cities : regions).indexOf(place);
    const listed = names[list][majors.indexOf(major)] ?? [];
    return universities.filter(
      (_, each) => listed.includes(each) && places[each]?.[isCity ? 0 : 1] === index,
    );
  };
  const regionOf = (city: NameRow): NameRow | undefined =>
    regions[places.find(([each]) => each === cities.indexOf(city))?.[1] ?? -1];

  return (hits) => {
    const located = hits.filter(({ kind }) => kind === 'regions' || kind === 'cities');
    const asked = located.find(({ isExact }) => isExact) ?? located[0];
    const named = hits.filter(({ kind }) => kind === 'majors');
    const [best] = named;
    if (asked === undefined || best === undefined || hits.some((hit) => hit.isWhole && hit.isExact))
      return [];
    const meant = best.isExact ? [best] : named.filter(({ score }) => score === best.score);
    const isCity = asked.kind === 'cities';

    const at = (place: NameRow, inCity: boolean, around?: NameRow): Teaching[] =>
      meant
        .map(({ row: major }) => ({
          major,
          place,
          isCity: inCity,
          around,
          universities: listedIn('teachers', major, place, inCity),
          likely: meant.length > 1 ? [] : listedIn('likely', major, asked.row, isCity),
        }))
        .filter((each) => each.universities.length + each.likely.length > 0)
        .sort((one, other) => other.universities.length - one.universities.length)
        .slice(0, MOST_MAJORS);
    const here = at(asked.row, isCity);
    const region = isCity ? regionOf(asked.row) : undefined;
    const isTaught = here.some((each) => each.universities.length > 0);
    return isTaught || region === undefined ? here : at(region, false, asked.row);
  };
}
