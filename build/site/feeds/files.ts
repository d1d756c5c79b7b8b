import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Publication, SiteFile } from '../../publication/publication.ts';
import { ATOM_TYPE, CALENDAR_TYPE, CSV_TYPE, NDJSON_TYPE, plainFile } from '../../publication/publication.ts';
import { admissionNamed } from '../answers/admission.ts';
import { detailsOf } from '../answers/answers.ts';
import { CHANGES_FEED, changesAtom } from './atom.ts';
import { tableFiles, universitiesCsv } from './csv.ts';
import { windowEvents, yearEvents } from './events.ts';
import { type CalendarEvent, icalendar } from './icalendar.ts';

/** Where the calendars of a language are: events called in Arabic, or in English. */
export const CALENDAR_FOLDERS = { ar: '/feeds', en: '/feeds/en' } as const;
const LANGUAGES = ['ar', 'en'] as const;

/**
 * Calendars to subscribe to, in both languages: all exams, those with admission, each exam, the school years in general, in
 * most cities and in each place.
 */
function calendarFeeds(publication: Publication): SiteFile[] {
  const { catalogue, baseUrl } = publication;
  const { exams, calendar, places, service } = catalogue;
  const description = { ar: service.name, en: service.nameEn };
  const feeds = (file: string, name: Bilingual, events: readonly CalendarEvent[]): SiteFile[] =>
    LANGUAGES.map((language) => {
      const path = `${CALENDAR_FOLDERS[language]}/${file}`;
      const body = icalendar({
        language,
        name: name[language],
        description: description[language],
        address: baseUrl + path,
        events,
      });
      return plainFile(path, CALENDAR_TYPE, body);
    });
  /** The days of schools in one place alone, or in most. */
  const keptFeeds = (file: string, where: Bilingual, place: string | null): SiteFile[] => {
    const name = {
      ar: `التقويم الدراسي للتعليم العام (المدارس): ${where.ar}`,
      en: `Academic calendar of general education (schools): ${where.en}`,
    };
    const events = calendar.flatMap((year) => yearEvents(year, catalogue, place, false));
    return feeds(file, name, events);
  };
  const eachExam = exams.map((exam) => ({ exam, events: windowEvents('exams', exam, catalogue) }));
  const ofExams = eachExam.flatMap(({ events }) => events);
  return [
    ...feeds('exams.ics', { ar: 'الاختبارات الوطنية السعودية', en: 'Saudi national exams' }, ofExams),
    ...feeds('applying.ics', { ar: 'كل ما يتقدم إليه خريج الثانوية', en: 'Everything a school leaver applies to' }, [
      ...ofExams,
      ...admissionNamed(publication).flatMap((record) => windowEvents('admission', record, catalogue)),
    ]),
    ...eachExam.flatMap(({ exam, events }) =>
      feeds(`exams/${exam.id}.ics`, { ar: exam.name, en: exam.nameEn }, events),
    ),
    ...feeds(
      'calendar.ics',
      {
        ar: 'التقويم الدراسي السعودي للتعليم العام (المدارس)',
        en: 'Saudi academic calendar of general education (schools)',
      },
      calendar.flatMap((year) => yearEvents(year, catalogue, null)),
    ),
    ...keptFeeds('elsewhere.ics', { ar: 'معظم المدن', en: 'most cities' }, null),
    ...places.flatMap(({ id, name, nameEn }) => keptFeeds(`places/${id}.ics`, { ar: name, en: nameEn }, id)),
  ];
}

/** The records of each list in full, one in a line, exactly as the answer about each has it. */
function* ndjsonFeeds(publication: Publication): Generator<SiteFile> {
  for (const name of COLLECTION_NAMES) {
    if (definitionOf(name).lines === null) continue;
    const lines = detailsOf(name, publication).map((record) => Buffer.from(`${JSON.stringify(record)}\n`));
    yield plainFile(`/feeds/${name}.ndjson`, NDJSON_TYPE, Buffer.concat(lines));
  }
}

/** Everything that people subscribe to or download, one after the other: it is large. */
export function* feedFiles(publication: Publication): Generator<SiteFile> {
  yield* calendarFeeds(publication);
  yield plainFile(CHANGES_FEED, ATOM_TYPE, changesAtom(publication));
  yield plainFile('/feeds/universities.csv', CSV_TYPE, universitiesCsv(publication));
  yield* tableFiles(publication);
  yield* ndjsonFeeds(publication);
}
