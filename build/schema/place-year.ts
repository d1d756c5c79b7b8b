import Type from 'typebox';
import {
  certainty,
  days,
  endOfYear,
  head,
  kind,
  notes,
  period,
  sameHijriDay,
  staffReturn,
} from './calendar.ts';
import { named } from './shape.ts';
import { CitedSource, confidence, sourcesOf } from './source.ts';

/** A period of one place: each end has its certainty and its credit, which may come from different pages. */
const placePeriod = {
  ...period,
  ...days,
  startsCertainty: certainty('first'),
  startsSources: sourcesOf('the first day'),
  endsCertainty: certainty('last'),
  endsSources: sourcesOf('the last day'),
  confidence,
  ...notes,
};

export const PlaceTerm = Type.Object(placePeriod, named('PlaceTerm', 'A term as a place keeps it.'));
export type PlaceTerm = Type.Static<typeof PlaceTerm>;

export const PlaceHoliday = Type.Object(
  { ...placePeriod, kind },
  named('PlaceHoliday', 'A holiday as a place keeps it.'),
);
export type PlaceHoliday = Type.Static<typeof PlaceHoliday>;

/** A school year as one place keeps it: nothing is left to be put together by the reader. */
export const PlaceYear = Type.Object(
  {
    ...head,
    terms: Type.Array(PlaceTerm),
    holidays: Type.Array(PlaceHoliday, { description: 'Only those that hold in the place.' }),
    endOfYear,
    endOfYearHijri: sameHijriDay,
    endOfYearCertainty: certainty('last school'),
    endOfYearConfidence: confidence,
    endOfYearSources: sourcesOf('the end of the year'),
    staffReturn,
    staffReturnHijri: sameHijriDay,
    staffReturnSources: sourcesOf('that day'),
    sources: Type.Array(CitedSource, { description: 'What the days of this year rest on, each once.' }),
  },
  named(
    'PlaceYear',
    'A school year as one place keeps it. Anyone who republishes it must credit its sources.',
  ),
);
export type PlaceYear = Type.Static<typeof PlaceYear>;
