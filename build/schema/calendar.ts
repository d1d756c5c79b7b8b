import Type from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import CODES from './codes.json' with { type: 'json' };
import { about, refersTo, type Words } from './marks.ts';
import {
  day,
  hijriDay,
  id,
  inEnglish,
  names,
  notes,
  nullable,
  oneOf,
  PATTERNS,
  part,
  setOf,
  shape,
  text,
} from './shape.ts';
import { citations, credited, recordSources, Source, verifiedOn } from './source.ts';

const HIJRI_YEAR = { pattern: PATTERNS['hijri-year'] };
export const year = about(Type.String({ ...HIJRI_YEAR }), {
  ar: 'العام الدراسي الهجري، مثل `1448`',
  en: 'Hijri school year, e.g. `1448`.',
});
const UPDATED_FOR = {
  ar: 'العام الدراسي الذي اكتمل التقويم حتى آخره',
  en: 'The school year up to which the calendar is complete.',
};
/** The same as an editor writes it. */
export const calendarUpdatedFor = about(refersTo('calendar', Type.String(HIJRI_YEAR)), UPDATED_FOR);

export const period = {
  id: about(id, { ar: 'المعرّف، ولا يتكرر في قائمته', en: 'Identifier, unique within its list.' }),
  ...names,
};
const starts = about(nullable(day), {
  ar: 'أول يوم، وهو داخل في المدة، وتبقى null إذا لم يُعلن',
  en: 'First day, included; null: not announced.',
});
const ends = about(nullable(day), {
  ar: 'آخر يوم، وهو داخل في المدة، وتبقى null إذا لم يُعلن',
  en: 'Last day, included; null: not announced.',
});
const startsHijri = about(nullable(hijriDay), {
  ar: 'أول يوم بتقويم أم القرى',
  en: 'First day in the Umm al-Qura calendar.',
});
const endsHijri = about(nullable(hijriDay), {
  ar: 'آخر يوم بتقويم أم القرى',
  en: 'Last day in the Umm al-Qura calendar.',
});
export const HOLIDAY_KINDS = CODES.holidayKinds satisfies Words;
export const kind = about(oneOf(HOLIDAY_KINDS, 'HolidayKind'), { ar: 'نوع الإجازة', en: 'Kind of holiday.' });

/** How far a day of the calendar can be relied on; pages say it of every day but an announced one. */
export const CERTAINTIES = CODES.certainties satisfies Words;
export type Certainty = keyof typeof CERTAINTIES;

/** @param which day, e.g. `first` */
export const certainty = (which: Bilingual) =>
  about(nullable(oneOf(CERTAINTIES, 'Certainty')), {
    ar: `مدى ثبوت ${which.ar}. announced: أعلنته الوزارة؛ transcribed: نُقل عن تقويم لم نطّلع عليه؛ doubtful: من خبر قديم أو وحيد؛ null: كما يقول مصدره`,
    en: `How certain the ${which.en} day is. announced: the Ministry publishes it; transcribed: others copied it from a calendar that we could not see; doubtful: from an old or a single report; null: as its source says.`,
  });
export const startsCertainty = certainty({ ar: 'أول يوم', en: 'first' });
export const endsCertainty = certainty({ ar: 'آخر يوم', en: 'last' });

const places = setOf(about(refersTo('places', id), { ar: 'معرّف مكان', en: 'Id of a place.' }));
const where = {
  onlyIn: about(places, {
    ar: 'الأماكن التي تسري فيها دون غيرها، فإن خلت سرت في كل مكان إلا ما في notIn',
    en: 'The only places where it holds; empty: everywhere, but for those in notIn.',
  }),
  notIn: about(places, {
    ar: 'الأماكن التي لا تسري فيها، وقد تخلو',
    en: 'Places where it does not hold; empty: none.',
  }),
};

const reliability = { startsCertainty, endsCertainty, ...notes };
const written = { ...period, starts, ends, ...reliability };
const computed = { ...period, starts, startsHijri, ends, endsHijri, ...reliability };
/** The days of a period, in both calendars. */
export const days = { starts, startsHijri, ends, endsHijri };

const DIFFERENCES = { ar: 'ما يختلف في بعض المدن', en: 'Dates that differ in some places.' };
const INSTEAD = {
  ar: 'ما يسري هناك بدل الفصل أو الإجازة بالمعرّف نفسه، أو بجانب غيرها، وما كان null فلم يُعلن',
  en: 'What holds there instead of the term or holiday of that id, or beside the others; nulls: not announced.',
};
const difference = <T extends Type.TSchema>(change: T) => ({
  appliesTo: about(text, {
    ar: 'الأماكن التي يخصها الاختلاف، بالعربية',
    en: 'Places for which the change holds, in Arabic.',
  }),
  appliesToEn: about(text, inEnglish('الأماكن نفسها')),
  places: about(places, { ar: 'الأماكن نفسها بمعرّفاتها', en: 'The same places by their ids.' }),
  othersCertainty: about(nullable(oneOf(CERTAINTIES, 'Certainty')), {
    ar: 'مدى ثبوت بقية أيام العام في هذه الأماكن، وتبقى null إذا كانت كما في غيرها',
    en: 'How certain all other days of the year are in these places; null: as anywhere else.',
  }),
  changes: Type.Array(change),
});

const TERM_SYSTEMS = CODES.termSystems satisfies Words;
/** Whose calendar a year is. */
export const SCOPES = CODES.scopes satisfies Words;
/** What a year is that does not say it. */
export const USUAL_SCOPE = 'general-education';
export const scope = about(oneOf(SCOPES, 'CalendarScope'), {
  ar: 'لمن التقويم. general-education: التعليم العام، أي المدارس؛ وللجامعات تقاويم تنشرها بنفسها',
  en: 'Whose calendar it is. general-education: schools; universities publish their own.',
});

export const head = {
  year,
  label: about(text, { ar: 'اسم العام بالعربية', en: 'Arabic name of the year.' }),
  labelEn: about(text, { ar: 'اسم العام بالإنجليزية', en: 'English name of the year.' }),
  gregorian: about(Type.String({ pattern: PATTERNS['school-years'] }), {
    ar: 'العامان الميلاديان، مثل `2026-2027`',
    en: 'Gregorian years, e.g. `2026-2027`.',
  }),
  system: about(oneOf(TERM_SYSTEMS, 'TermSystem'), { ar: 'عدد الفصول الدراسية', en: 'Number of terms.' }),
};
export const sameDay = about(hijriDay, {
  ar: 'اليوم نفسه بتقويم أم القرى',
  en: 'The same day in the Umm al-Qura calendar.',
});
export const endOfYear = about(nullable(day), {
  ar: 'آخر يوم دراسي في العام، وتبقى null إذا لم يُعلن',
  en: 'Last school day of the year; null: not announced.',
});
export const staffReturn = about(nullable(day), {
  ar: 'يوم عودة الهيئة التعليمية، وتبقى null إذا لم يُعلن',
  en: 'Day on which teaching staff return; null: not announced.',
});

const TERM = { ar: 'فصل دراسي', en: 'A term.' };
const HOLIDAY = { ar: 'إجازة', en: 'A holiday.' };

/** content/calendar/<year>.yaml. Hijri days are not written: the build computes them. */
export const CalendarYearRecord = shape('CalendarYearRecord', { en: 'A school year as an editor writes it.' })({
  ...head,
  scope: about(nullable(oneOf(SCOPES, 'CalendarScope')), {
    ar: 'لمن التقويم، وهو للتعليم العام (المدارس) إذا لم يُكتب',
    en: 'Whose calendar it is; left out: general education (schools).',
  }),
  staffReturn,
  terms: Type.Array(part(TERM)({ ...written, ...where, ...credited })),
  holidays: Type.Array(part(HOLIDAY)({ ...written, ...where, kind, ...credited })),
  endOfYear,
  regionalDifferences: Type.Array(
    part(DIFFERENCES)(difference(part(INSTEAD)({ ...written, ...credited, source: nullable(Source) }))),
  ),
  verifiedOn,
  ...credited,
  sources: recordSources,
});
export type CalendarYearRecord = Type.Static<typeof CalendarYearRecord>;

/** What regional changes to these days are called by; others have the id of their term or holiday. */
export const SINGLE_DAYS = { endOfYear: 'end-of-year', staffReturn: 'staff-return' } as const;

/** Where a term or holiday holds. */
export type Where = { readonly [K in 'onlyIn' | 'notIn']?: readonly string[] | undefined };

/** Whether it does so in a place; null: in general. */
export const holdsIn = ({ onlyIn = [], notIn = [] }: Where, place: string | null): boolean =>
  place === null ? onlyIn.length === 0 : (onlyIn.length === 0 || onlyIn.includes(place)) && !notIn.includes(place);

/** What terms, holidays and the changes to them have in common. */
export type Period = CalendarYearRecord['regionalDifferences'][number]['changes'][number];

const Term = shape('Term', TERM)({ ...computed, ...where, ...credited });
export const Holiday = shape('Holiday', HOLIDAY)({ ...computed, ...where, kind, ...credited });
export const RegionalDifference = shape(
  'RegionalDifference',
  DIFFERENCES,
)(difference(shape('RegionalChange', INSTEAD)({ ...computed, ...credited, source: nullable(Source) })));

export const CalendarYear = shape('CalendarYear', {
  en: 'A school year. Anyone who republishes it must credit its source.',
})({
  ...head,
  scope,
  terms: Type.Array(Term),
  holidays: Type.Array(Holiday),
  endOfYear,
  endOfYearHijri: nullable(sameDay),
  staffReturn,
  staffReturnHijri: nullable(sameDay),
  regionalDifferences: Type.Array(RegionalDifference),
  ...citations,
  verifiedOn,
  ...credited,
  sources: recordSources,
});
export type CalendarYear = Type.Static<typeof CalendarYear>;

export const Calendar = shape('Calendar', {
  en: 'The academic calendar of general education as announced; universities publish their own.',
})({
  updatedFor: about(Type.String(), UPDATED_FOR),
  years: about(Type.Array(CalendarYear), {
    ar: 'الأعوام الدراسية، والأحدث أولًا، ولا يُحذف القديم',
    en: 'Newest first; old years are never dropped.',
  }),
});
