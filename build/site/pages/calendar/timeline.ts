import { daysBetween } from '../../../days/days.ts';
import type { Exam } from '../../../schema/exam.ts';
import type { KeptPeriod, KeptYear } from '../../answers/places.ts';
import { monthName } from '../day-text.ts';
import { htmlOnly, type Piece } from '../elements.ts';
import { type Html, html } from '../html.ts';
import { type Language, labelIn, nameIn } from '../language.ts';

const TEXT = {
  ar: {
    terms: 'الفصول',
    holidays: 'الإجازات',
    today: 'اليوم',
    label: 'صورة العام: الفصول والإجازات وفترات الاختبارات. كل مواعيدها في الجداول التالية.',
  },
  en: {
    terms: 'Terms',
    holidays: 'Holidays',
    today: 'Today',
    label: 'The year as a picture: terms, holidays and exam windows. The tables below list all of its days.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after that of `day`. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Whole months, from the first day of one to the first day after another. */
export interface Range {
  readonly from: string;
  readonly until: string;
}

/** The months that a school year spans; null while none of its days is announced. */
export function rangeOf({ terms, holidays, endOfYear, staffReturn }: KeptYear): Range | null {
  const days = [
    endOfYear.day,
    staffReturn.day,
    ...[...terms, ...holidays].flatMap(({ first, last }) => [first.day, last.day]),
  ]
    .filter((day) => day !== null)
    .sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { from: monthOf(first), until: nextMonth(last) };
}

interface Bar {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}
interface Lane {
  readonly name: string;
  readonly style: string;
  readonly bars: readonly Bar[];
}

const periodBars = (periods: readonly KeptPeriod[], language: Language): Bar[] =>
  periods.flatMap((period) => {
    const first = period.first.day;
    return first === null ? [] : [{ name: nameIn(language, period), first, last: period.last.day ?? first }];
  });

const AXIS = 18;
const LANE = 34;

/**
 * A school year as a picture that grows with the page: everything across is a part of the whole, so that nothing needs a
 * script or a style of its own. Arabic reads it from the right.
 */
export function timeline(
  year: KeptYear,
  exams: readonly Exam[],
  asOf: string,
  language: Language,
): Piece | null {
  const range = rangeOf(year);
  if (range === null) return null;
  const { from, until } = range;
  const text = TEXT[language];
  const length = daysBetween(from, until);
  const part = (days: number): number => Math.round((days / length) * 10_000) / 100;
  /** Where something begins from the left, in percent. */
  const at = (day: string, days: number): number => {
    const before = part(daysBetween(from, day));
    return language === 'ar' ? Math.round((100 - before - part(days)) * 100) / 100 : before;
  };
  /** Where a line for the beginning of a day stands. */
  const lineAt = (day: string): number => at(day, 0);
  const [edge, inset] = language === 'ar' ? ['100%', -4] : ['0', 4];

  const months: string[] = [];
  for (let month = from; month < until; month = nextMonth(month)) months.push(month);
  const lanes: Lane[] = [
    { name: text.terms, style: 'term', bars: periodBars(year.terms, language) },
    { name: text.holidays, style: 'holiday', bars: periodBars(year.holidays, language) },
    ...exams.map((exam) => ({
      name: exam.abbreviation ?? nameIn(language, exam),
      style: 'exam',
      bars: windowsWithin(exam, range).map((window) => {
        const { opens, closes } = window;
        const first = opens ?? closes ?? '';
        return { name: labelIn(language, window), first: first > from ? first : from, last: closes ?? first };
      }),
    })),
  ].filter(({ bars }) => bars.length > 0);
  const height = AXIS + lanes.length * LANE + 4;
  const bar = ({ name, first, last }: Bar, top: number, style: string): Html => {
    const days = daysBetween(first, last) + 1;
    return html`<rect class="${style}" x="${at(first, days)}%" y="${top}" width="${part(days)}%" height="12" rx="2"><title>${name}</title></rect>`;
  };
  return htmlOnly(html`<svg class="timeline" role="img" aria-label="${text.label}" width="100%" height="${height}">
${months.map((month, index) => html`<line x1="${lineAt(month)}%" x2="${lineAt(month)}%" y1="0" y2="${height}"/><text class="month" x="${lineAt(month)}%" y="12"${index % 2 === 1 && html` data-odd`} dx="${inset}">${monthName(month, language)}</text>`)}
${lanes.map(({ name, style, bars }, index) => {
  const y = AXIS + index * LANE;
  return html`<text x="${edge}" y="${y + 14}" dx="${inset}">${name}</text>${bars.map((each) => bar(each, y + 19, style))}\n`;
})}${asOf >= from && asOf < until && html`<line class="today" x1="${lineAt(asOf)}%" x2="${lineAt(asOf)}%" y1="${AXIS}" y2="${height}"><title>${text.today}</title></line>`}
</svg>`);
}

/** The windows of an exam that have days within a range. One that never closes has none. */
export const windowsWithin = ({ windows }: Pick<Exam, 'windows'>, { from, until }: Range) =>
  windows.filter(({ opens, closes, rollingUntil }) => {
    const first = opens ?? closes;
    return rollingUntil === null && first !== null && first < until && (closes ?? first) >= from;
  });
