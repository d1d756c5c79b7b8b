import { daysBetween } from '../../days/days.ts';
import { hijriDay } from '../../days/hijri.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import { counted, type Language } from './language.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.dayText;

function worded(day: string, months: readonly string[]): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** A Gregorian day in words: `20 نوفمبر 2026`. */
export const gregorianText = (day: string, language: Language): string => worded(day, TEXT[language].months);

/** The Umm al-Qura day of a Gregorian day in words: `10 جمادى الآخرة 1448هـ`. */
const hijriText = (day: string, language: Language): string =>
  worded(hijriDay(day), TEXT[language].hijri) + TEXT[language].era;

/** The day of the week: `الجمعة`. */
const weekdayText = (day: string, language: Language): string =>
  TEXT[language].weekdays[new Date(day).getUTCDay()] ?? '';

/** A day in both calendars, marked up for machines. */
export function shownDay(day: string, language: Language): el.Piece {
  const [said, hijri] = [`${weekdayText(day, language)} ${gregorianText(day, language)}`, hijriText(day, language)];
  return {
    html: html`<span class="day"><time datetime="${day}">${said}</time> <span class="hijri">(${hijri})</span></span>`,
    markdown: `${said} (${hijri})`,
  };
}

const timed = (day: string, markdown: string) => ({ html: html`<time datetime="${day}">${markdown}</time>`, markdown });

/** A day in the Gregorian calendar alone, where there is little room. */
export const shortDay = (day: string, language: Language): el.Piece => timed(day, gregorianText(day, language));

/** The same after the day of the week. */
export const weekDay = (day: string, language: Language): el.Piece =>
  timed(day, `${weekdayText(day, language)} ${gregorianText(day, language)}`);

/** How much is left of a period that ends on `day`: `بقي 7 أيام`. */
export const leftText = (day: string, asOf: string, language: Language): string =>
  counted(language, daysBetween(asOf, day), WORDS.dayTextLeft);

/** How far ahead `day` is of `asOf`: `اليوم`, `غدًا`, `بعد 3 أيام`. */
export const aheadText = (day: string, asOf: string, language: Language): string =>
  counted(language, daysBetween(asOf, day), WORDS.dayTextAhead);

/** The words of two days, of which the first leaves out what both share at the end, and what stands between. */
function spanned(first: string, last: string, months: readonly string[]): [string, string, string] {
  const [from, to] = [worded(first, months), worded(last, months)];
  if (first.slice(0, 7) === last.slice(0, 7)) return [String(Number(first.slice(8))), '–', to];
  return [first.slice(0, 4) === last.slice(0, 4) ? from.slice(0, -5) : from, ' – ', to];
}
/** Some days in few words: `7–16 يناير 2027`, `20 نوفمبر – 6 ديسمبر 2026`. */
export const shortSpan = (first: string, last: string, language: Language): el.Content =>
  el.styled('date', spanned(first, last, TEXT[language].months).join(''));

/** Some days in both calendars: `الجمعة 8 – السبت 16 يناير 2027 (30 رجب – 8 شعبان 1448هـ)`. */
export function daySpan(first: string, last: string, language: Language): el.Content {
  const [from, , to] = spanned(first, last, TEXT[language].months);
  const hijri = spanned(hijriDay(first), hijriDay(last), TEXT[language].hijri).join('') + TEXT[language].era;
  const start = timed(first, `${weekdayText(first, language)} ${from}`);
  return [start, ' – ', timed(last, `${weekdayText(last, language)} ${to}`), ' ', el.styled('hijri', `(${hijri})`)];
}

/** A period: one of its ends for a period of one day or without a first, or the words for one that was not found. */
export function shownPeriod(starts: string | null, ends: string | null, language: Language): el.Content {
  const { from, until } = WORDS.dayTextEnds[language];
  const day = starts ?? ends;
  if (day === null) return el.styled('muted', TEXT[language].unknown);
  if (starts === ends) return shownDay(day, language);
  if (starts === null) return [until, shownDay(day, language)];
  if (ends !== null) return daySpan(starts, ends, language);
  return [from, shownDay(starts, language), ' ', el.styled('muted', WORDS.periodTable[language].endless)];
}
