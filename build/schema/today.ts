import Type from 'typebox';
import { certainty, head } from './calendar.ts';
import { Exam, ExamWindow } from './exam.ts';
import { PlaceHoliday, PlaceTerm } from './place-year.ts';
import { day, hijriDay, id, named, nullable, oneOf, text } from './shape.ts';
import { CitedSource, confidence, sourcesOf } from './source.ts';

const EVENTS = [
  'staff-return',
  'term-starts',
  'term-ends',
  'holiday-starts',
  'holiday-ends',
  'year-ends',
] as const;

/** A day ahead on which the school day becomes another. */
export const DayOfChange = Type.Object(
  {
    date: day('The day itself: the first of what starts, the last of what ends.'),
    dateHijri: hijriDay('The same day in the Umm al-Qura calendar.'),
    event: oneOf(EVENTS, 'What starts or ends.', 'CalendarEventKind'),
    id: nullable(id('Id of the term or holiday; null for the others.')),
    name: nullable(text('Its Arabic name.')),
    nameEn: nullable(text('Its English name.')),
    certainty: certainty('announced'),
    confidence,
    sources: sourcesOf('the day'),
  },
  named('DayOfChange', 'A day ahead on which something of the calendar starts or ends.'),
);
export type DayOfChange = Type.Static<typeof DayOfChange>;

const schoolDay = {
  year: nullable(
    Type.Object(
      { year: head.year, label: head.label, labelEn: head.labelEn },
      named('YearName', 'A school year by its names.'),
    ),
  ),
  term: nullable(PlaceTerm),
  nextTerm: nullable(PlaceTerm),
  holiday: nullable(PlaceHoliday),
  nextHoliday: nullable(PlaceHoliday),
  changes: Type.Array(DayOfChange, {
    description: 'The next days on which something starts or ends, four at most.',
  }),
};
const explained =
  'term and holiday are those that the day lies in, nextTerm and nextHoliday the first that begin after it; null: none, or not announced. year is the one that the day lies in; in the summer the next.';

export const SchoolDay = Type.Object(
  schoolDay,
  named('SchoolDay', `A day in the academic calendar. ${explained}`),
);
export type SchoolDay = Type.Static<typeof SchoolDay>;

const PlaceName = Type.Object(
  { id: id('Place id, as in /api/agent/places.'), name: text('Arabic name.'), nameEn: text('English name.') },
  named('PlaceName', 'A place by its names.'),
);

const SchoolDayElsewhere = Type.Object(
  { places: Type.Array(PlaceName, { description: 'Where it is so.' }), ...schoolDay },
  named('SchoolDayElsewhere', 'The same day where it is another one than in general, whole.'),
);

const { citation: _, citationEn: __, source: ___, otherSources: ____, ...window } = ExamWindow.properties;
const { id: examId, name, nameEn, registrationUrl } = Exam.properties;

/** An exam with the registration window that a student should know of. */
export const ExamToday = Type.Object(
  {
    id: examId,
    name,
    nameEn,
    registration: Type.Object(
      { ...window, sources: sourcesOf('the window') },
      named('CitedWindow', 'A registration window, its sources by their ids.'),
    ),
    registrationUrl,
  },
  named('ExamToday', 'An exam whose registration is open or ahead.'),
);
export type ExamToday = Type.Static<typeof ExamToday>;

/** /api/agent/today */
export const Today = Type.Object(
  {
    asOf: day('Day in Riyadh that all of this is about.'),
    asOfHijri: hijriDay('The same day in the Umm al-Qura calendar.'),
    validUntil: nullable(day('First day on which something here is no longer so; null: none is known.')),
    calendar: SchoolDay,
    elsewhere: Type.Array(SchoolDayElsewhere, {
      description: 'The cities where the day is another one; those that are alike together. Empty: nowhere.',
    }),
    exams: Type.Object(
      { open: Type.Array(ExamToday), upcoming: Type.Array(ExamToday) },
      named('ExamsToday', 'Exams whose registration is open, and those whose next one is announced.'),
    ),
    sources: Type.Array(CitedSource, { description: 'What the days rest on, each once.' }),
  },
  named(
    'Today',
    'What a student should know of this day. Anyone who republishes it must credit its sources.',
  ),
);
export type Today = Type.Static<typeof Today>;
