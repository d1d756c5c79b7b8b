import Type from 'typebox';
import { CalendarYear, Holiday, RegionalDifference } from './calendar.ts';
import { PlaceHoliday, PlaceYear } from './place-year.ts';
import { named, nullable } from './shape.ts';
import { Source } from './source.ts';
import { SchoolDay, Today } from './today.ts';

const Period = Type.Object(
  { ...Holiday.properties, ...PlaceHoliday.properties, source: nullable(Source) },
  named('SchoolCalendarPeriod', 'A term or holiday, in general or as a place keeps it.'),
);
const periods = { terms: Type.Array(Period), holidays: Type.Array(Period) };
const near = nullable(Period);
const day = {
  year: nullable(CalendarYear.properties.year),
  term: near,
  nextTerm: near,
  holiday: near,
  nextHoliday: near,
  unannounced: SchoolDay.properties.unannounced,
  unannouncedEn: SchoolDay.properties.unannouncedEn,
};

/** What the tool `get_academic_calendar` gives: years in general, or as a place keeps them, with the day in front. */
export const SchoolCalendar = Type.Object(
  {
    today: Type.Optional(
      Type.Object(
        {
          asOf: Today.properties.asOf,
          asOfHijri: Today.properties.asOfHijri,
          calendar: Type.Object(day),
          elsewhere: Type.Array(Type.Object({ places: RegionalDifference.properties.places, ...day })),
        },
        { description: 'The as-of day, its terms and holidays by their ids in the years.' },
      ),
    ),
    years: Type.Array(
      Type.Object(
        {
          ...CalendarYear.properties,
          ...PlaceYear.properties,
          ...periods,
          regionalDifferences: Type.Array(
            Type.Object({ ...RegionalDifference.properties, changes: Type.Array(Period) }),
          ),
        },
        { description: 'A school year, in general or as a place keeps it.' },
      ),
    ),
  },
  named('SchoolCalendar', 'School years in short.'),
);
