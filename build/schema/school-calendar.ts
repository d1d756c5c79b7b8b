import Type from 'typebox';
import { CalendarYear, Holiday, RegionalDifference } from './calendar.ts';
import { placeName } from './place.ts';
import { PlaceHoliday, PlaceYear } from './place-year.ts';
import { nullable, shape } from './shape.ts';
import { Source } from './source.ts';
import { SchoolDay, Today } from './today.ts';

const Period = shape('SchoolCalendarPeriod', { en: 'A term or holiday, in general or as a place keeps it.' })({
  ...Holiday.properties,
  ...PlaceHoliday.properties,
  source: nullable(Source),
});
const periods = { terms: Type.Array(Period), holidays: Type.Array(Period) };
const near = nullable(Period);
const Day = shape('SchoolCalendarDay', { en: 'Where a day lies, in general or in some places.' })({
  places: Type.Optional(RegionalDifference.properties.places),
  year: nullable(CalendarYear.properties.year),
  term: near,
  nextTerm: near,
  holiday: near,
  nextHoliday: near,
  unannounced: SchoolDay.properties.unannounced,
  unannouncedEn: SchoolDay.properties.unannouncedEn,
});

/** What the tool `get_academic_calendar` gives: years in general, or as a place keeps them, with the day in front. */
export const SchoolCalendar = shape('SchoolCalendar', { en: 'School years in short.' })({
  place: Type.Optional(Type.Object(placeName, { description: 'The place whose days these are.' })),
  today: Type.Optional(
    Type.Object(
      { asOf: Today.properties.asOf, asOfHijri: Today.properties.asOfHijri, calendar: Day, elsewhere: Type.Array(Day) },
      { description: 'The as-of day, its terms and holidays by their ids in the years.' },
    ),
  ),
  years: Type.Array(
    Type.Object(
      {
        ...CalendarYear.properties,
        ...PlaceYear.properties,
        ...periods,
        regionalDifferences: Type.Array(Type.Object({ ...RegionalDifference.properties, changes: Type.Array(Period) })),
      },
      { description: 'A school year, in general or as a place keeps it.' },
    ),
  ),
});
