import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { CALENDAR_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { yearEvents } from './calendar-events.ts';
import { examEvents } from './exam-events.ts';
import { type CalendarEvent, icalendar } from './icalendar.ts';

/** Where the calendars of a language are: events called in Arabic, or in English. */
export const CALENDAR_FOLDERS = { ar: '/feeds', en: '/feeds/en' } as const;
const LANGUAGES = ['ar', 'en'] as const;

/** Calendars to subscribe to: all exams, each exam, and the school years, in both languages. */
export function calendarFeeds({ catalogue, baseUrl }: Publication): SiteFile[] {
  const { exams, calendar, service } = catalogue;
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
  return [
    ...feeds(
      'exams.ics',
      { ar: 'الاختبارات الوطنية السعودية', en: 'Saudi national exams' },
      exams.flatMap((exam) => examEvents(exam, catalogue)),
    ),
    ...exams.flatMap((exam) =>
      feeds(`exams/${exam.id}.ics`, { ar: exam.name, en: exam.nameEn }, examEvents(exam, catalogue)),
    ),
    ...feeds(
      'calendar.ics',
      { ar: 'التقويم الدراسي السعودي', en: 'Saudi academic calendar' },
      calendar.flatMap((year) => yearEvents(year, catalogue)),
    ),
  ];
}
