import Type from 'typebox';
import * as calendar from './calendar.ts';
import { about } from './marks.ts';
import { notes, nullable, shape } from './shape.ts';
import { citedSources, confidence, sourcesOf } from './source.ts';

/** A period of one place: each end has its certainty and its credit, which may come from different pages. */
export const PlaceTerm = shape('PlaceTerm', { ar: 'فصل كما يسري في مكان', en: 'A term as a place keeps it.' })({
  ...calendar.period,
  ...calendar.days,
  startsCertainty: calendar.startsCertainty,
  startsSources: sourcesOf({ ar: 'أول يوم', en: 'the first day' }),
  endsCertainty: calendar.endsCertainty,
  endsSources: sourcesOf({ ar: 'آخر يوم', en: 'the last day' }),
  confidence,
  ...notes,
});
export type PlaceTerm = Type.Static<typeof PlaceTerm>;

export const PlaceHoliday = shape('PlaceHoliday', {
  ar: 'إجازة كما تسري في مكان',
  en: 'A holiday as a place keeps it.',
})({ ...PlaceTerm.properties, kind: calendar.kind });
export type PlaceHoliday = Type.Static<typeof PlaceHoliday>;

/** A school year as one place keeps it: nothing is left to be put together by the reader. */
export const PlaceYear = shape('PlaceYear', {
  en: 'A school year as one place keeps it. Anyone who republishes it must credit its sources.',
})({
  ...calendar.head,
  scope: calendar.scope,
  terms: Type.Array(PlaceTerm),
  holidays: about(Type.Array(PlaceHoliday), {
    ar: 'الإجازات التي تسري في المكان',
    en: 'Only those that hold in the place.',
  }),
  endOfYear: calendar.endOfYear,
  endOfYearHijri: nullable(calendar.sameDay),
  endOfYearCertainty: calendar.certainty({ ar: 'آخر يوم دراسي', en: 'last school' }),
  endOfYearConfidence: confidence,
  endOfYearSources: sourcesOf({ ar: 'آخر يوم دراسي', en: 'the end of the year' }),
  staffReturn: calendar.staffReturn,
  staffReturnHijri: nullable(calendar.sameDay),
  staffReturnSources: sourcesOf({ ar: 'ذلك اليوم', en: 'that day' }),
  sources: citedSources,
});
export type PlaceYear = Type.Static<typeof PlaceYear>;
