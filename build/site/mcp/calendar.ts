import { toolFile } from '../../../edge/http/addresses.ts';
import { briefAnswer, citedSources, shortEnough } from '../../../edge/mcp/brief.ts';
import { lookupKey, type Vocabulary } from '../../../edge/mcp/directory.ts';
import type { FileTool } from '../../../edge/mcp/publication.ts';
import { COLLECTIONS } from '../../collections/collections.ts';
import { hijriDay } from '../../days/hijri.ts';
import { type Edition, jsonFile, type SiteFile } from '../../publication/publication.ts';
import type { CalendarYearRecord } from '../../schema/calendar.ts';
import { addressOf, recordAddress } from '../answers/addresses.ts';
import { publishedYear } from '../answers/calendar.ts';
import { cite, citedYear, type KeptPeriod, keptYear } from '../answers/places.ts';
import { regionSpellings, universitiesAt } from '../answers/regions.ts';
import { dayIn, elsewhere, type KeptDay, unannouncedTexts } from '../answers/today.ts';
import { cityNames, speltAs, vocabulary } from './directory.ts';
import { brevityOf } from './tools.ts';

const [{ name: TOOL, leftOut }] = COLLECTIONS.calendar.tools;

/** The vocabulary of `place`: the places that differ, and everywhere else as one. */
export const SCHOOL_PLACES = 'school-places';

export const CALENDAR_TOOL: Readonly<Record<string, FileTool>> = {
  [TOOL]: { vocabularies: { year: 'calendar', place: SCHOOL_PLACES }, about: null },
};

/** The value of `place` for wherever nothing differs. */
const ELSEWHERE = 'elsewhere';
const placeOf = (asked: string | null): string | null => (asked === ELSEWHERE ? null : asked);

/** A period by its id, under which the year says what its days rest on. */
const near = (period: KeptPeriod | null) =>
  period && { id: period.id, starts: period.first.day, ends: period.last.day };

const day = (kept: KeptDay) => ({
  year: kept.year?.record.year ?? null,
  term: near(kept.term),
  nextTerm: near(kept.nextTerm),
  holiday: near(kept.holiday),
  nextHoliday: near(kept.nextHoliday),
  ...unannouncedTexts(kept),
});

function today(place: string | null, edition: Edition) {
  const dayAt = (at: string | null) => day(dayIn(at, edition));
  return {
    asOf: edition.asOf,
    asOfHijri: hijriDay(edition.asOf),
    calendar: dayAt(placeOf(place)),
    ...(place === null && {
      elsewhere: elsewhere(edition, dayAt).map(({ places, day }) => ({ places: places.map(({ id }) => id), ...day })),
    }),
  };
}

/** The year that the day lies in, and the next one if it is known. */
function yearsAround(edition: Edition): CalendarYearRecord[] {
  const current = dayIn(null, edition).year?.record ?? edition.catalogue.calendar[0];
  return edition.catalogue.calendar
    .filter(({ year }) => current !== undefined && year >= current.year)
    .toReversed()
    .slice(0, 2);
}

/** What the tool gives for a year (null: those around the day) and a place (null: in general, saying what differs). */
function schoolCalendar(
  year: CalendarYearRecord | null,
  place: string | null,
  edition: Edition,
  without: readonly string[],
): object {
  const asked = placeOf(place);
  const sources = citedSources();
  const years = (year === null ? yearsAround(edition) : [year]).map((each) => {
    const kept = keptYear(each, asked);
    if (place !== null) return citedYear(kept, sources);
    const endOfYearSources = cite(kept.endOfYear, sources);
    const staffReturnSources = cite(kept.staffReturn, sources);
    return { ...publishedYear(each), endOfYearSources, staffReturnSources };
  });
  const address = asked === null ? addressOf('calendar') : recordAddress('places', asked);
  return briefAnswer(
    {
      ...(place !== null && { place: schoolPlaces(edition).find(({ id }) => id === place) }),
      ...(year === null && { today: today(place, edition) }),
      years,
    },
    without,
    `${year === null ? 'send `year`, or ' : ''}GET ${edition.baseUrl}${address}`,
    sources,
  );
}

export function calendarFiles(edition: Edition): SiteFile[] {
  const { calendar, places } = edition.catalogue;
  const asked = [null, ELSEWHERE, ...places.map(({ id }) => id)];
  return [null, ...calendar].flatMap((year) =>
    asked.map((place) => {
      const ids = [year?.year ?? null, place].filter((part) => part !== null);
      const brevity = brevityOf('years', leftOut, year === null);
      const answer = shortEnough((without) => schoolCalendar(year, place, edition, without), brevity);
      return jsonFile(toolFile(TOOL, ids), answer);
    }),
  );
}

/** The values of `place`: places that differ, and everywhere else. */
const schoolPlaces = ({ catalogue }: Edition) => [
  ...catalogue.places.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
  { id: ELSEWHERE, name: 'بقية المملكة', nameEn: 'the rest of the Kingdom' },
];

/**
 * Names of places that differ, and of the regions and cities in which none of them lies. A region means its place of the
 * same name, and so do its cities where that is none; one without such a place may mean any of its places, or none.
 */
export function placeVocabulary(edition: Edition): Vocabulary {
  const { places, regions, universities } = edition.catalogue;
  const named = places.flatMap(({ id, name, nameEn, aliases, aliasesEn }) =>
    speltAs(id, [id, name, nameEn, ...aliases, ...aliasesEn]),
  );
  const unknownTo = (spellings: typeof named) => {
    const { ids } = vocabulary([], spellings);
    return (name: string) => ids[lookupKey(name)] === undefined;
  };
  const isNew = unknownTo(named);
  const within = places.flatMap((place) =>
    speltAs(place.id, universitiesAt(place, edition.catalogue).flatMap(cityNames).filter(isNew)),
  );
  const own = [...named, ...within];
  const ofRegions = regions.flatMap((region) => {
    const inside = places.filter(({ regionId }) => regionId === region.id);
    const capital = inside.find(({ name }) => name === region.name);
    const meant = capital ? [capital.id] : [...inside.map(({ id }) => id), ELSEWHERE];
    return meant.flatMap((id) => speltAs(id, regionSpellings(region)));
  });
  const cities = universities.flatMap(cityNames).filter(unknownTo(own));
  return vocabulary(schoolPlaces(edition), [...own, ...ofRegions, ...speltAs(ELSEWHERE, [ELSEWHERE, ...cities])]);
}
