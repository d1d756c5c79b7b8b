import { sortedBy } from '../../../../edge/text/order.ts';
import { addDays, daysBetween } from '../../../days/days.ts';
import type { Exam } from '../../../schema/exam.ts';
import type { KeptPeriod, KeptYear } from '../../answers/places.ts';
import { monthName } from '../day-text.ts';
import { htmlOnly, type Piece } from '../elements.ts';
import { type Html, html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.timeline;

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

/** A line of the picture: a bar, and its name beside it. */
interface Lane {
  readonly name: string;
  readonly style: string;
  readonly first: string;
  readonly last: string;
}

const lanesOf = (periods: readonly KeptPeriod[], style: string, language: Language): Lane[] =>
  periods.flatMap((period) => {
    const first = period.first.day;
    // There is no room for where it holds, which the table says.
    const name = nameIn(language, period).replace(/ *\(.*\)/, '');
    return first === null ? [] : [{ name, style, first, last: period.last.day ?? first }];
  });

const AXIS = 18;
const LANE = 24;

/**
 * A school year as a picture that grows with the page: everything across is a part of the whole, so that nothing needs a
 * script or a style of its own. Arabic reads it from the right.
 */
export function timeline(year: KeptYear, asOf: string, language: Language): Piece | null {
  const range = rangeOf(year);
  if (range === null) return null;
  const { from, until } = range;
  const length = daysBetween(from, until);
  const part = (days: number): number => Math.round((days / length) * 10_000) / 100;
  /** Where something begins from the left, in percent. */
  const at = (day: string, days: number): number => {
    const before = part(daysBetween(from, day));
    return language === 'ar' ? Math.round((100 - before - part(days)) * 100) / 100 : before;
  };
  /** Where a line for the beginning of a day stands. */
  const lineAt = (day: string): number => at(day, 0);
  const inset = language === 'ar' ? -4 : 4;

  const months: string[] = [];
  for (let month = from; month < until; month = nextMonth(month)) months.push(month);
  const lanes = sortedBy(
    [...lanesOf(year.terms, 'term', language), ...lanesOf(year.holidays, 'holiday', language)],
    ({ first }) => [first],
  );
  const height = AXIS + lanes.length * LANE + 4;
  const lane = ({ name, style, first, last }: Lane, index: number): Html => {
    const y = AXIS + index * LANE;
    const days = daysBetween(first, last) + 1;
    const isEarly = daysBetween(from, first) + days / 2 < length / 2;
    const side = isEarly
      ? html`x="${lineAt(addDays(last, 1))}%" dx="${inset}"`
      : html`x="${lineAt(first)}%" dx="${-inset}" text-anchor="end"`;
    return html`<rect class="${style}" x="${at(first, days)}%" y="${y + 7}" width="${part(days)}%" height="11" rx="2"/><text ${side} y="${y + 17}">${name}</text>\n`;
  };
  return htmlOnly(html`<svg class="timeline" role="img" aria-label="${TEXT[language].label}" width="100%" height="${height}">
${months.map((month, index) => html`<line x1="${lineAt(month)}%" x2="${lineAt(month)}%" y1="0" y2="${AXIS - 2}"/><text class="month" x="${lineAt(month)}%" y="12"${index % 2 === 1 && html` data-odd`} dx="${inset}">${monthName(month, language)}</text>`)}
${asOf >= from && asOf < until && html`<line class="today" x1="${lineAt(asOf)}%" x2="${lineAt(asOf)}%" y1="${AXIS}" y2="${height}"/>`}
${lanes.map(lane)}</svg>`);
}

/** The windows of an exam that have days within a range. One that never closes has none. */
export const windowsWithin = ({ windows }: Pick<Exam, 'windows'>, { from, until }: Range) =>
  windows.filter(({ opens, closes, rollingUntil }) => {
    const first = opens ?? closes;
    return rollingUntil === null && first !== null && first < until && (closes ?? first) >= from;
  });
