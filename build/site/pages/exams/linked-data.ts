import type { Publication } from '../../../publication/publication.ts';
import type { Exam } from '../../../schema/exam.ts';
import { type Language, labelIn, nameIn } from '../language.ts';
import { recordPage } from '../records.ts';

/** The windows of an exam as schema.org Events. One without a first day is none: an Event needs it. */
export const examEventData = (exam: Exam, { baseUrl }: Publication, language: Language) =>
  exam.windows.flatMap((window) => {
    const { opens, closes, source } = window;
    if (opens === null) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: `${nameIn(language, exam)}: ${labelIn(language, window)}`,
        startDate: opens,
        ...(closes !== null && { endDate: closes }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: {
          '@type': 'VirtualLocation',
          url: exam.registrationUrl ?? exam.url ?? exam.body.url,
        },
        organizer: { '@type': 'Organization', name: nameIn(language, exam.body), url: exam.body.url },
        url: baseUrl + recordPage('exams', exam.id)[language],
        isBasedOn: source.url,
      },
    ];
  });
