import { type CitedSources, citedSources } from '../../../edge/mcp/cited-sources.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import type { ExamRecord } from '../../schema/exam.ts';
import type { Source } from '../../schema/source.ts';
import { type DayOfChange, type ExamToday, type SchoolDay, Today } from '../../schema/today.ts';
import { groupBy } from '../../values/group-by.ts';
import { hijriDay } from '../derived/day.ts';
import { currentRegistration, statusOn, turningDays } from '../derived/exam-status.ts';
import { cite, citedHoliday, citedPeriod } from '../derived/place-year.ts';
import { dayIn, type KeptDay, type Turn } from '../derived/school-day.ts';

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

/** What a student should know of the as-of day, in general and in the places where it is another one. */
export function today(edition: Edition): Today {
  const { catalogue, asOf } = edition;
  const { exams, places } = catalogue;
  const sources = citedSources<Source['kind']>();
  const general = dayIn(null, edition);
  const generalDay = cited(general, sources);
  const days = places.map((place) => ({ place, day: dayIn(place.id, edition) }));
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
    ...exams.flatMap(({ windows }) => windows.flatMap(turningDays)).filter((date) => date > asOf),
  ];
  return {
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: turns.filter((date) => date !== null).sort()[0] ?? null,
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
