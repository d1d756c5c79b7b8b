import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ExamRecord, ExamWindowRecord } from '../../schema/exam.ts';
import { creditOf } from '../../schema/source.ts';
import { citations } from '../derived/citation.ts';
import { newestDay, newestDayOf } from '../derived/newest-day.ts';
import { revisionOf } from '../derived/revision.ts';
import { slug } from '../derived/slug.ts';
import { hijriSpan } from './hijri-span.ts';
import { type CalendarEvent, eventUid } from './icalendar.ts';
import { reported } from './reported.ts';

/**
 * The days of a window and how it is called: one end alone makes an event of that day, which says so. The day up to which
 * a rolling window is known to hold is no end of it, so it makes none.
 */
function span({ opens, closes, label, labelEn }: ExamWindowRecord) {
  if (opens !== null && closes !== null) return { first: opens, last: closes, label, labelEn };
  if (opens !== null) {
    return { first: opens, last: opens, label: `يبدأ: ${label}`, labelEn: `Opens: ${labelEn}` };
  }
  if (closes !== null) {
    return { first: closes, last: closes, label: `آخر يوم: ${label}`, labelEn: `Last day: ${labelEn}` };
  }
  return null;
}

const rolling = ({ rollingUntil }: ExamWindowRecord): readonly string[] =>
  rollingUntil === null
    ? []
    : [
        `متاح طوال العام، بحسب علمنا حتى ${rollingUntil}`,
        `Open all year, known to hold until ${rollingUntil}`,
      ];

function event(
  exam: ExamRecord,
  window: ExamWindowRecord,
  key: string,
  catalogue: Catalogue,
): CalendarEvent[] {
  const days = span(window);
  if (days === null) return [];
  const { citation, citationEn } = citations(creditOf(window));
  const revision = revisionOf(catalogue.changes, `exams/${exam.id}`, `windows[${window.labelEn}]`);
  const known = newestDay([window.source.published, exam.verifiedOn]) ?? newestDayOf([exam]);
  return [
    {
      uid: eventUid(key, catalogue.service),
      first: days.first,
      last: days.last,
      stamp: newestDay([known, revision.day]),
      sequence: revision.count,
      name: { ar: `${exam.name}: ${days.label}`, en: `${exam.nameEn}: ${days.labelEn}` },
      description: [
        hijriSpan(days.first, days.last),
        ...(window.audience === null ? [] : [`لمن: ${window.audience}`]),
        ...(window.audienceEn === null ? [] : [`For: ${window.audienceEn}`]),
        ...rolling(window),
        ...reported(window.source),
        citation,
        citationEn,
      ],
      url: window.source.url,
      categories: [window.kind],
    },
  ];
}

/**
 * The announced windows of an exam as events. A window without any day gives none.
 * @param catalogue of the service, with the changes that were noted
 */
export function examEvents(exam: ExamRecord, catalogue: Catalogue): CalendarEvent[] {
  const seen = new Map<string, number>();
  return exam.windows.flatMap((window) => {
    // Of the days nothing enters the id: an event that is moved stays the same event.
    const key = `exam-${exam.id}-${window.kind}-${slug(window.labelEn)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return event(exam, window, count === 1 ? key : `${key}-${count}`, catalogue);
  });
}
