import type { RegionRecord } from '../../schema/region.ts';
import { oncePer } from '../../values/once-per.ts';

const PREFIX = 'منطقة ';
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const titled = (text: string): string =>
  text.toLowerCase().replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Every value of the `region` query parameter that means this region: its id, its Arabic name with and without «منطقة»,
 * its English name, the listed aliases, and the Latin ones in lower case, in capitals and with capital initials. A static
 * host compares values letter by letter, so what is accepted has to be listed.
 */
export const regionSpellings = oncePer((region: RegionRecord): string[] => {
  const spellings = [region.id, region.name, region.nameEn, ...region.aliases].flatMap((value) => {
    if (!isArabic(value)) return [value, value.toLowerCase(), titled(value), value.toUpperCase()];
    return value.includes('منطقة') ? [value] : [value, PREFIX + value];
  });
  return [...new Set(spellings)];
});
