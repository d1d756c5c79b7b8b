import type { Publication, SiteFile } from '../../publication/publication.ts';
import { yearEvents } from './calendar-events.ts';
import { examEvents } from './exam-events.ts';
import { type EventCalendar, icalendar } from './icalendar.ts';
import { CALENDAR_TYPE } from './media-types.ts';

/** Calendars to subscribe to: all exams, each exam, and the school years. */
export function calendarFeeds({ catalogue, baseUrl }: Publication): SiteFile[] {
  const { exams, calendar, service } = catalogue;
  const host = new URL(baseUrl).hostname;
  const description = `${service.name} | ${service.nameEn}`;
  const feed = (path: string, parts: Pick<EventCalendar, 'name' | 'events'>): SiteFile => ({
    path,
    contentType: CALENDAR_TYPE,
    cache: 'short',
    body: icalendar({ ...parts, description, address: baseUrl + path }),
    schema: null,
  });
  return [
    feed('/feeds/exams.ics', {
      name: 'الاختبارات الوطنية السعودية',
      events: exams.flatMap((exam) => examEvents(exam, host)),
    }),
    ...exams.map((exam) =>
      feed(`/feeds/exams/${exam.id}.ics`, { name: exam.name, events: examEvents(exam, host) }),
    ),
    feed('/feeds/calendar.ics', {
      name: 'التقويم الدراسي السعودي',
      events: calendar.flatMap((year) => yearEvents(year, host)),
    }),
  ];
}
