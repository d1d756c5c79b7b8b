import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ExamRecord, ExamWindowRecord } from '../../schema/exam.ts';
import { creditOf } from '../../schema/source.ts';
import { slug } from '../answers/addresses.ts';
import { type Announcement, eventOf } from './announcement.ts';
import type { CalendarEvent } from './icalendar.ts';

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

function announcement(exam: ExamRecord, window: ExamWindowRecord, key: string): Announcement[] {
  const days = span(window);
  if (days === null) return [];
  const { audience, audienceEn, source, kind, labelEn } = window;
  return [
    {
      key,
      first: days.first,
      last: days.last,
      name: { ar: `${exam.name}: ${days.label}`, en: `${exam.nameEn}: ${days.labelEn}` },
      remarks: [
        ...(audience === null ? [] : [`لمن: ${audience}`]),
        ...(audienceEn === null ? [] : [`For: ${audienceEn}`]),
        ...rolling(window),
      ],
      source,
      credit: creditOf(window),
      category: kind,
      recordName: `exams/${exam.id}`,
      part: `windows[${labelEn}]`,
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
    const key = `exam-${exam.id}-${window.kind}-${slug(window.labelEn)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const own = count === 1 ? key : `${key}-${count}`;
    return announcement(exam, window, own).map((each) => eventOf(each, exam, catalogue));
  });
}
