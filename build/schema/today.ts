import Type from 'typebox';
import { CalendarYear, certainty, Holiday, head, RegionalDifference, sameDay, scope } from './calendar.ts';
import CODES from './codes.json' with { type: 'json' };
import { Exam, ExamWindow, standing } from './exam.ts';
import { about, type Words } from './marks.ts';
import { placeName } from './place.ts';
import { PlaceHoliday, PlaceTerm, PlaceYear } from './place-year.ts';
import { day, id, inEnglish, names, nullable, oneOf, shape, text } from './shape.ts';
import { citedSources, confidence, Source, sourcesOf } from './source.ts';

/** Also what events of the calendar are called that have no name of their own. */
export const CALENDAR_EVENTS = CODES.calendarEvents satisfies Words;

export const DayOfChange = shape('DayOfChange', {
  en: 'A day ahead on which something of the calendar starts or ends.',
})({
  date: about(day, {
    ar: 'اليوم نفسه: أول ما يبدأ وآخر ما ينتهي',
    en: 'The day itself: the first of what starts, the last of what ends.',
  }),
  dateHijri: sameDay,
  event: about(oneOf(CALENDAR_EVENTS, 'CalendarEventKind'), { ar: 'ما يبدأ أو ينتهي', en: 'What starts or ends.' }),
  id: about(nullable(id), {
    ar: 'معرّف الفصل أو الإجازة، وتبقى null لغيرهما',
    en: 'Id of the term or holiday; null for the others.',
  }),
  name: nullable(names.name),
  nameEn: nullable(names.nameEn),
  certainty: certainty({ ar: 'اليوم المعلن', en: 'announced' }),
  confidence,
  sources: sourcesOf({ ar: 'اليوم', en: 'the day' }),
});
export type DayOfChange = Type.Static<typeof DayOfChange>;

export const SchoolDay = shape('SchoolDay', {
  ar: 'ما يسري في التقويم الدراسي في هذا اليوم',
  en: 'A day in the academic calendar.',
})({
  year: about(
    nullable(
      shape('YearName', { en: 'A school year by its names.' })({
        year: head.year,
        label: head.label,
        labelEn: head.labelEn,
      }),
    ),
    {
      ar: 'العام الدراسي الذي يقع فيه اليوم، وفي الصيف العام القادم',
      en: 'The school year that the day lies in; in the summer the next.',
    },
  ),
  term: about(nullable(PlaceTerm), {
    ar: 'الفصل الجاري، وتبقى null إذا لم يكن أو لم يُعلن؛ وما لم تُعلن نهايته (ends: null) يُعد جاريًا حتى بداية ما بعده أو نهاية العام، عشرين أسبوعًا على الأكثر',
    en: 'The term that the day lies in; null: none, or not announced. One without an announced end (`ends: null`) is said to run until the next begins or the year ends, for 20 weeks at most.',
  }),
  nextTerm: about(nullable(PlaceTerm), {
    ar: 'الفصل القادم، وتبقى null إذا لم يكن أو لم يُعلن',
    en: 'The first term that begins after the day; null: none, or not announced.',
  }),
  holiday: about(nullable(PlaceHoliday), {
    ar: 'الإجازة الجارية، وتبقى null إذا لم تكن أو لم تُعلن؛ وما لم تُعلن نهايتها لا يُعلم منها إلا أول يوم',
    en: 'The holiday that the day lies in; null: none, or not announced. Of one without an announced end only the first day is known.',
  }),
  nextHoliday: about(nullable(PlaceHoliday), {
    ar: 'الإجازة القادمة، وتبقى null إذا لم تكن أو لم تُعلن',
    en: 'The first holiday that begins after the day; null: none, or not announced.',
  }),
  changes: about(Type.Array(DayOfChange), {
    ar: 'الأيام القادمة التي يبدأ فيها شيء أو ينتهي، أربعة على الأكثر',
    en: 'The next days on which something starts or ends, four at most.',
  }),
  announcedUntil: about(nullable(day), {
    ar: 'آخر يوم معلن في التقويم كله، وتبقى null إذا لم يُعلن شيء',
    en: 'Last day of the whole calendar that is announced; null: none is.',
  }),
  unannounced: about(nullable(text), {
    ar: 'ما لم يُعلن مما يسري في هذا اليوم، جاهزًا للعرض: نهاية ما بدأ، وما بعد آخر يوم معلن؛ وتبقى null إذا لم ينقص شيء نعرفه',
    en: 'What nobody has announced of this day, in Arabic, ready to be shown: where something ends that has begun, and what comes after the last announced day; null: nothing that we know of.',
  }),
  unannouncedEn: about(nullable(text), inEnglish('القول نفسه')),
});
export type SchoolDay = Type.Static<typeof SchoolDay>;

const PlaceName = shape('PlaceName', { en: 'A place by its names.' })(placeName);

const SchoolDayElsewhere = shape('SchoolDayElsewhere', {
  en: 'The same day where it is another one than in general, whole.',
})({
  places: about(Type.Array(PlaceName), { ar: 'أين هو كذلك', en: 'Where it is so.' }),
  ...SchoolDay.properties,
});

const { citation: _, citationEn: __, source: ___, otherSources: ____, ...window } = ExamWindow.properties;
const { id: examId, registrationUrl } = Exam.properties;

export const ExamToday = shape('ExamToday', { en: 'An exam whose registration is open or ahead.' })({
  id: examId,
  ...names,
  ...standing,
  registration: shape('CitedWindow', {
    ar: 'فترة التسجيل المفتوحة أو القادمة، ومصادرها بمعرّفاتها',
    en: 'A registration window, its sources by their ids.',
  })({ ...window, sources: sourcesOf({ ar: 'الفترة', en: 'the window' }) }),
  registrationUrl,
});
export type ExamToday = Type.Static<typeof ExamToday>;

const registrations = {
  open: about(Type.Array(ExamToday), { ar: 'ما تسجيله مفتوح', en: 'Those whose registration is open.' }),
  upcoming: about(Type.Array(ExamToday), {
    ar: 'ما أُعلن تسجيله القادم',
    en: 'Those whose next registration is announced.',
  }),
};

/** /api/agent/today */
export const Today = shape('Today', {
  en: 'What a student should know of this day. Anyone who republishes it must credit its sources.',
})({
  asOf: about(day, {
    ar: 'اليوم بتوقيت الرياض الذي تصح فيه هذه الإجابة',
    en: 'Day in Riyadh that all of this is about.',
  }),
  asOfHijri: sameDay,
  validUntil: about(nullable(day), {
    ar: 'أول يوم يُعلم أن شيئًا من هذا يتغير فيه، وتبقى null إذا لم يُعلم أو لم يُعلن ما قبله',
    en: 'First day on which something here is known to be no longer so; null: none is known, or what may change before it is not announced.',
  }),
  scope,
  calendar: SchoolDay,
  elsewhere: about(Type.Array(SchoolDayElsewhere), {
    ar: 'المدن التي يومها مختلف، والمتشابهة منها معًا، وقد تخلو',
    en: 'The cities where the day is another one; those that are alike together. Empty: nowhere.',
  }),
  exams: shape('ExamsToday', {
    ar: 'الاختبارات التي تسجيلها مفتوح أو أُعلن القادم منه',
    en: 'Exams whose registration is open, and those whose next one is announced.',
  })(registrations),
  admission: shape('AdmissionToday', {
    ar: 'القبول الذي التقديم إليه مفتوح أو أُعلن القادم منه، في منصة قبول والمؤسسات',
    en: 'Admission, on Qabul and to institutions, that one can apply for now, or whose next window is announced.',
  })(registrations),
  sources: citedSources,
});
export type Today = Type.Static<typeof Today>;

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
