import { type CitedSources, citedSources } from '../../../edge/mcp/cited-sources.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import type { ExamRecord } from '../../schema/exam.ts';
import type { Source } from '../../schema/source.ts';
import { type DayOfChange, type ExamToday, type SchoolDay, Today } from '../../schema/today.ts';
import { groupBy } from '../../values/group-by.ts';
import { addDays, hijriDay } from '../derived/day.ts';
import { currentRegistration, statusOn } from '../derived/exam-status.ts';
import { cite, citedHoliday, citedPeriod, keptYear } from '../derived/place-year.ts';
import { type KeptDay, schoolDay, type Turn } from '../derived/school-day.ts';

const MOST_CHANGES = 4;

const change = ({ date, event, period, credited }: Turn, sources: CitedSources): DayOfChange => ({
  date,
  dateHijri: hijriDay(date),
  event,
  id: period?.id ?? null,
  name: period?.name ?? null,
  nameEn: period?.nameEn ?? null,
  certainty: credited.certainty,
  confidence: credited.credit.confidence,
  sources: cite(credited, sources),
});

function cited(
  { year, term, nextTerm, holiday, nextHoliday, turns }: KeptDay,
  sources: CitedSources,
): SchoolDay {
  return {
    year: year && { year: year.record.year, label: year.record.label, labelEn: year.record.labelEn },
    term: term && citedPeriod(term, sources),
    nextTerm: nextTerm && citedPeriod(nextTerm, sources),
    holiday: holiday && citedHoliday(holiday, sources),
    nextHoliday: nextHoliday && citedHoliday(nextHoliday, sources),
    changes: turns.slice(0, MOST_CHANGES).map((each) => change(each, sources)),
  };
}

function examToday(exam: ExamRecord, asOf: string, sources: CitedSources): ExamToday[] {
  const registration = currentRegistration(exam.windows, asOf);
  if (registration === null) return [];
  const { source, otherSources, ...window } = registration;
  return [
    {
      id: exam.id,
      name: exam.name,
      nameEn: exam.nameEn,
      registration: { ...window, sources: sources.cite([source, ...otherSources]) },
      registrationUrl: exam.registrationUrl,
    },
  ];
}

/** Days on which a window of the exam opens or is over. */
const turnsOf = ({ windows }: ExamRecord): string[] =>
  windows.flatMap(({ opens, closes, rollingUntil }) => {
    const last = rollingUntil ?? closes;
    return [...(opens === null ? [] : [opens]), ...(last === null ? [] : [addDays(last, 1)])];
  });

const isText = (value: string | null): value is string => value !== null;

/** What a student should know of the as-of day, in general and in the places where it is another one. */
export function today({ catalogue, asOf }: Edition): Today {
  const { calendar, exams, places } = catalogue;
  const sources = citedSources<Source['kind']>();
  const dayIn = (place: string | null) =>
    schoolDay(
      calendar.map((year) => keptYear(year, place)),
      asOf,
    );
  const general = dayIn(null);
  const generalDay = cited(general, sources);
  const days = places.map((place) => ({ place, day: dayIn(place.id) }));
  const elsewhere = groupBy(
    days.map(({ place, day }) => ({ place, day: cited(day, sources) })),
    ({ day }) => JSON.stringify(day),
  );
  elsewhere.delete(JSON.stringify(generalDay));
  const withStatus = (status: string) =>
    exams
      .filter(({ windows }) => statusOn(windows, asOf) === status)
      .flatMap((exam) => examToday(exam, asOf, sources));
  const open = withStatus('open');
  const upcoming = withStatus('upcoming');
  const turns = [
    general.validUntil,
    ...days.map(({ day }) => day.validUntil),
    ...exams.flatMap(turnsOf).filter((date) => date > asOf),
  ];
  return {
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: turns.filter(isText).sort()[0] ?? null,
    calendar: generalDay,
    elsewhere: [...elsewhere.values()].flatMap((alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      const named = alike.map(({ place: { id, name, nameEn } }) => ({ id, name, nameEn }));
      return [{ places: named, ...first.day }];
    }),
    exams: { open, upcoming },
    sources: sources.list(),
  };
}

export const todayFiles = (edition: Edition): SiteFile[] => [
  answer('/api/agent/today.json', Today, today(edition)),
];
