import { hijriDay } from '../derived/day.ts';
import { type Html, html } from './html.ts';
import { type Counted, counted, type Language } from './language.ts';

const GREGORIAN: Readonly<Record<Language, readonly string[]>> = {
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const HIJRI: Readonly<Record<Language, readonly string[]>> = {
  ar: 'محرم، صفر، ربيع الأول، ربيع الآخر، جمادى الأولى، جمادى الآخرة، رجب، شعبان، رمضان، شوال، ذو القعدة، ذو الحجة'.split(
    '، ',
  ),
  en: 'Muharram, Safar, Rabi I, Rabi II, Jumada I, Jumada II, Rajab, Shaban, Ramadan, Shawwal, Dhul Qadah, Dhul Hijjah'.split(
    ', ',
  ),
};
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};
const HIJRI_ERA: Readonly<Record<Language, string>> = { ar: 'هـ', en: ' AH' };

const MILLISECONDS = 86_400_000;
const instant = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function worded(day: string, months: readonly string[]): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** A Gregorian day in words: `20 نوفمبر 2026`. */
export const gregorianText = (day: string, language: Language): string => worded(day, GREGORIAN[language]);

/** The Umm al-Qura day of a Gregorian day in words: `10 جمادى الآخرة 1448هـ`. */
export const hijriText = (day: string, language: Language): string =>
  worded(hijriDay(day), HIJRI[language]) + HIJRI_ERA[language];

/** The day of the week: `الجمعة`. */
export const weekdayText = (day: string, language: Language): string =>
  WEEKDAYS[language][new Date(instant(day)).getUTCDay()] ?? '';

/** A day in both calendars, marked up for machines. */
export const dayMarkup = (day: string, language: Language): Html =>
  html`<span class="day"><time datetime="${day}">${weekdayText(day, language)} ${gregorianText(day, language)}</time> <span class="hijri">(${hijriText(day, language)})</span></span>`;

const AHEAD: Counted = {
  ar: {
    zero: 'اليوم',
    one: 'غدًا',
    two: 'بعد يومين',
    few: 'بعد # أيام',
    many: 'بعد # يومًا',
    other: 'بعد # يوم',
  },
  en: { one: 'tomorrow', other: 'in # days' },
};

/** How far ahead `day` is of `asOf`: `اليوم`, `غدًا`, `بعد 3 أيام`. */
export function aheadText(day: string, asOf: string, language: Language): string {
  const days = Math.round((instant(day) - instant(asOf)) / MILLISECONDS);
  return days === 0 && language === 'en' ? 'today' : counted(language, days, AHEAD);
}

const UNKNOWN: Readonly<Record<Language, string>> = { ar: 'لم يُعثر على إعلان', en: 'no announcement found' };

/** A day, or the words for one whose announcement was not found. */
export const dayOrUnknown = (day: string | null, language: Language): Html =>
  day === null ? html`<span class="muted">${UNKNOWN[language]}</span>` : dayMarkup(day, language);

/** The same as plain text. */
export const dayText = (day: string | null, language: Language): string =>
  day === null
    ? UNKNOWN[language]
    : `${weekdayText(day, language)} ${gregorianText(day, language)} (${hijriText(day, language)})`;

const ENDS = {
  ar: { from: 'من ', to: 'إلى ', until: 'حتى ' },
  en: { from: 'From ', to: 'to ', until: 'Until ' },
} as const satisfies Record<Language, Record<string, string>>;

/** The ends of a period, each with the word before it: one of them for a period of one day or without a first. */
function periodEnds(starts: string | null, ends: string | null, language: Language) {
  const { from, to, until } = ENDS[language];
  if (starts === ends) return [{ word: '', day: starts }];
  if (starts === null) return [{ word: until, day: ends }];
  return [
    { word: from, day: starts },
    { word: to, day: ends },
  ];
}

/** A period, each of its ends on a line of its own. */
export const periodMarkup = (starts: string | null, ends: string | null, language: Language): Html =>
  html`${periodEnds(starts, ends, language).map(
    ({ word, day }, index) => html`${index > 0 && html`<br>`}${word}${dayOrUnknown(day, language)}`,
  )}`;

/** A period as plain text. */
export const periodText = (starts: string | null, ends: string | null, language: Language): string =>
  periodEnds(starts, ends, language)
    .map(({ word, day }) => word + dayText(day, language))
    .join(' ');
