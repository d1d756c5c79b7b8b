import { stem } from '../../edge/search/words.ts';
import { fold } from '../../edge/text/fold.ts';
import WORDS from './search-words.json' with { type: 'json' };
import { MONTHS, SCHOOL_DAYS, wordsOf } from './words.ts';

type Day = Readonly<{ day: number; month: string }>;
/** A month as it is called in either language. */
const inBoth = (month: string): string =>
  [...MONTHS].filter((_, at, all) => at % 12 === all.indexOf(month) % 12).join('|');
const withoutOrdinals = (text: string): string => text.replace(/(\d)(?:st|nd|rd|th)?(?: of)?\b/gi, '$1');
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const IS_DAY = RegExp(`^${DAY}$`);
/** The days that a text names by their numbers and months. */
export const daysIn = (text: string): Day[] =>
  wordsOf(withoutOrdinals(text)).flatMap((word, at, words) => {
    const months = IS_DAY.test(word) ? [words[at - 1] ?? '', words[at + 1] ?? ''] : [];
    return months.filter((month) => MONTHS.has(month)).map((month) => ({ day: Number(word), month: inBoth(month) }));
  });
/** Other names of Hijri months, as the calendar has them. */
const MONTH_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d )ذي /, 'ذو '],
  [/ربيع (?:ال)?ثاني/, 'ربيع الاخر'],
  [/ربيع اول/, 'ربيع الاول'],
  [/جماد[يه]? (?:ال)?(?:ثانيه?|اخره?)/, 'جمادي الاخره'],
  [/جماد[يه]? (?:ال)?اول[يه]?/, 'جمادي الاولي'],
];
/** «2027-01-07», which is no mark whatever stands beside it. */
const ISO_DAY = /(20\d\d)[-/](\d\d?)[-/](\d\d?)(?!\d)/;
const ANY_MONTH = [...MONTHS].join('|');
const FEW_DAYS = `${DAY}(?: ?(?:[–-]|الي|to) ?${DAY})?`;
const NAMED = `(?:${FEW_DAYS} (?:${ANY_MONTH})|(?:${ANY_MONTH}) ${FEW_DAYS})(?!\\d)`;
/** A day, or a few, and nothing else but a place. */
const ALONE = RegExp(`^(?:من |from )?${NAMED},?(?: 20\\d\\d)?(?: (.+?))?[?؟]?$`, 'u');
const BY_NUMBERS = /(?<![\d/])(\d\d?)\/(\d\d?)(?:\/(\d{2,4}))?(?![\d/])/;
const DATES = RegExp(`${ISO_DAY.source}|(?<!\\d)\\d\\d?\\/(?:0?\\d|1[0-2])(?!\\d)(?:\\/\\d{2,4})?|${NAMED}`, 'gu');
/** A text, folded, without its days: their numbers are no marks. */
export const withoutDays = (text: string): string => fold(text).replace(DATES, '');
/**
 * A text with its day as the calendar of a language writes it, «7/1» and «15 رمضان» too, and the latter in both ways. A
 * day and nothing else but a place asks for holidays; «3/5» is a mark where no days of school are asked for.
 */
export function withDay(typed: string, locale: 'ar' | 'en-GB', asOf: string, isPlace: (text: string) => boolean) {
  const text = withoutOrdinals(typed);
  const called = MONTH_NAMES.reduce((all, [said, meant]) => all.replace(said, meant), fold(text));
  const asked = called.replace(ISO_DAY, '$3/$2/$1');
  if (!/\d/.test(asked)) return { text, told: undefined };
  const formatOf = (calendar: string) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  const [hijri, gregorian] = [formatOf('islamic-umalqura'), formatOf('gregory')];
  const isOfSchools =
    asked !== called || !/\p{L}/u.test(asked) || wordsOf(asked).some((word) => SCHOOL_DAYS.has(stem(word)));
  const [all, date = '', month = '', year = ''] = (isOfSchools && BY_NUMBERS.exec(asked)) || [];
  /** With the year, if any is typed. */
  const inHijri = (day: Date) => {
    const [whole = '', short = ''] = /^(.*?) \d{4}/.exec(fold(hijri.format(day))) ?? [];
    return /(?<!\d)14\d\d/.test(asked) ? whole : short;
  };
  const isAsked = (day: Date) =>
    all
      ? day.toISOString().includes(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}T`)
      : ` ${asked} `.includes(` ${inHijri(day)} `);
  const near = Array.from({ length: 354 }, (_, at) => new Date(Date.parse(asOf) + (at - 60) * 86_400_000));
  const day = near.find(isAsked);
  // Of a day that is too far away the year is left.
  const other = asked === called ? text : called.replace(ISO_DAY, '$1');
  const written = day ? asked.replace(all ?? inHijri(day), gregorian.format(day)) : other;
  const [isAlone, place] = ALONE.exec(day ? fold(written) : called) ?? [];
  const told = day && !all ? { hijri: hijri.format(day), day: gregorian.format(day) } : undefined;
  return { text: isAlone && (!place || isPlace(place)) ? `${WORDS.dayAlone[locale]} ${written}` : written, told };
}
/** Whether a text tells of any of some days: «26 فبراير – 13 مارس» of each between. */
export function isOnAny(days: readonly Day[], text: string): boolean {
  const ranges = fold(text).replace(/ (?:–|to|الي) (?:\p{L}+ )?(?=\d)/gu, '–');
  const told = ranges.replace(/(\d+) (\p{L}+)–(?=\d+ \p{L})/gu, '$1–31 $2 1–');
  return days.some(({ day, month }) =>
    [...told.matchAll(RegExp(`(\\d+)(?:\\D{1,3}(\\d+))? (?:${month})(?!\\p{L})`, 'gu'))].some(
      ([, first, last = first]) => Number(first) <= day && day <= Number(last),
    ),
  );
}
