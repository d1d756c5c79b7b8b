import { fold } from '../../edge/text/fold.ts';
import { MONTHS, wordsOf } from './words.ts';

type Day = Readonly<{ day: number; month: string }>;
/** The days that a text names by their numbers and months. */
export const daysIn = (text: string): Day[] =>
  wordsOf(text.replace(/(\d)(?:st|nd|rd|th)?(?: of)?\b/gi, '$1')).flatMap((word, at, words) => {
    const months = /^\d\d?$/.test(word) ? [words[at - 1] ?? '', words[at + 1] ?? ''] : [];
    return months.filter((month) => MONTHS.has(month)).map((month) => ({ day: Number(word), month }));
  });
/** Whether a text tells of any of some days: «26 فبراير – 13 مارس» of each between. */
export function isOnAny(days: readonly Day[], text: string): boolean {
  const ranges = fold(text).replace(/ (?:–|to|الي) (?:\p{L}+ )?(?=\d)/gu, '–');
  const told = ranges.replace(/(\d+) (\p{L}+)–(?=\d+ \p{L})/gu, '$1–31 $2 1–');
  return days.some(({ day, month }) =>
    [...told.matchAll(RegExp(`(\\d+)(?:\\D{1,3}(\\d+))? ${month}(?!\\p{L})`, 'gu'))].some(
      ([, first, last = first]) => Number(first) <= day && day <= Number(last),
    ),
  );
}
