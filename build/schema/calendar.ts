import Type from 'typebox';
import { refersTo } from './marks.ts';
import { closed, day, hijriDay, id, named, nullable, oneOf, PATTERNS, text } from './shape.ts';
import { credited, RecordSource, Source, verifiedOn } from './source.ts';

export const year = Type.String({
  pattern: PATTERNS.hijriYear,
  description: 'Hijri school year, e.g. `1448`.',
});
const names = { name: text('Arabic name.'), nameEn: text('English name.') };
export const period = {
  id: id('Identifier, unique within its list.'),
  ...names,
};
const starts = nullable(day('First day, included; null: not announced.'));
const ends = nullable(day('Last day, included; null: not announced.'));
const startsHijri = nullable(hijriDay('First day in the Umm al-Qura calendar.'));
const endsHijri = nullable(hijriDay('Last day in the Umm al-Qura calendar.'));
export const kind = oneOf(
  ['national', 'religious', 'break', 'long-weekend'],
  'Kind of holiday.',
  'HolidayKind',
);

/** How far a day of the calendar can be relied on. */
const CERTAINTIES = ['announced', 'transcribed', 'doubtful'] as const;
export const certainty = (which: string) =>
  nullable(
    oneOf(
      CERTAINTIES,
      `How certain the ${which} day is. announced: the Ministry publishes it; transcribed: others copied it from a calendar that we could not see; doubtful: from an old or a single report; null: as its source says.`,
      'Certainty',
    ),
  );
export const notes = {
  note: nullable(text('What a reader should know of the days, in Arabic.')),
  noteEn: nullable(text('The same note in English.')),
};
const honesty = {
  startsCertainty: certainty('first'),
  endsCertainty: certainty('last'),
  ...notes,
};
export type Certainty = (typeof CERTAINTIES)[number];

const places = (description: string) =>
  Type.Array(refersTo('places', id('Id of a place.')), { uniqueItems: true, description });
const where = {
  onlyIn: places('The only places where it holds; empty: everywhere, but for those in notIn.'),
  notIn: places('Places where it does not hold; empty: none.'),
};

const written = { ...period, starts, ends, ...honesty };
const computed = { ...period, starts, startsHijri, ends, endsHijri, ...honesty };
/** The days of a period, in both calendars. */
export const days = { starts, startsHijri, ends, endsHijri };

const differences = <T extends Type.TSchema>(change: T) =>
  Type.Object(
    {
      appliesTo: text('Places for which the change holds, in Arabic.'),
      appliesToEn: text('The same in English.'),
      places: places('The same places by their ids.'),
      changes: Type.Array(change),
    },
    closed('Dates that differ in some places.'),
  );

export const head = {
  year,
  label: text('Arabic name of the year.'),
  labelEn: text('English name of the year.'),
  gregorian: Type.String({
    pattern: PATTERNS.schoolYears,
    description: 'Gregorian years, e.g. `2026-2027`.',
  }),
  system: oneOf(['two-terms', 'three-terms'], 'Number of terms.', 'TermSystem'),
};
const sources = Type.Array(RecordSource, { minItems: 1, description: 'Sources of the year.' });
export const sameHijriDay = nullable(hijriDay('The same day in the Umm al-Qura calendar.'));
export const endOfYear = nullable(day('Last school day of the year; null: not announced.'));
export const staffReturn = nullable(day('Day on which teaching staff return; null: not announced.'));

/** content/calendar/<year>.yaml. Hijri days are not written: the build computes them. */
export const CalendarYearRecord = Type.Object(
  {
    ...head,
    staffReturn,
    terms: Type.Array(Type.Object({ ...written, ...where, ...credited }, closed('A term.'))),
    holidays: Type.Array(Type.Object({ ...written, ...where, kind, ...credited }, closed('A holiday.'))),
    endOfYear,
    regionalDifferences: Type.Array(
      differences(
        Type.Object(
          { ...written, ...credited, source: nullable(Source) },
          closed('What holds instead; nulls: not announced.'),
        ),
      ),
    ),
    verifiedOn,
    ...credited,
    sources,
  },
  named('CalendarYearRecord', 'A school year as an editor writes it.'),
);
export type CalendarYearRecord = Type.Static<typeof CalendarYearRecord>;

/** What terms, holidays and the changes to them have in common. */
export type Period = CalendarYearRecord['regionalDifferences'][number]['changes'][number];

const Term = Type.Object({ ...computed, ...where, ...credited }, named('Term', 'A term.'));
export const Holiday = Type.Object(
  { ...computed, ...where, kind, ...credited },
  named('Holiday', 'A holiday.'),
);
export type Holiday = Type.Static<typeof Holiday>;
export const RegionalDifference = Type.Object(
  differences(
    Type.Object(
      { ...computed, ...credited, source: nullable(Source) },
      named(
        'RegionalChange',
        'What holds there instead of the term or holiday of that id, or beside the others; nulls: not announced.',
      ),
    ),
  ).properties,
  named('RegionalDifference', 'Dates that differ in some places.'),
);

export const CalendarYear = Type.Object(
  {
    ...head,
    terms: Type.Array(Term),
    holidays: Type.Array(Holiday),
    endOfYear,
    endOfYearHijri: sameHijriDay,
    staffReturn,
    staffReturnHijri: sameHijriDay,
    regionalDifferences: Type.Array(RegionalDifference),
    citation: text('Credit line in Arabic, ready to be shown beside the dates.'),
    citationEn: text('Credit line in English.'),
    verifiedOn,
    ...credited,
    sources,
  },
  named('CalendarYear', 'A school year. Anyone who republishes it must credit its source.'),
);
export type CalendarYear = Type.Static<typeof CalendarYear>;

export const Calendar = Type.Object(
  {
    updatedFor: Type.String({ description: 'The school year up to which the calendar is complete.' }),
    years: Type.Array(CalendarYear, { description: 'Newest first; old years are never dropped.' }),
  },
  named('Calendar', 'The academic calendar of general education as announced.'),
);
export type Calendar = Type.Static<typeof Calendar>;
