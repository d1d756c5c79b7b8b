import type { RegionRecord } from '../../schema/university.ts';

const PREFIX = 'منطقة ';
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Every value of the `region` query parameter that means this region: its id, its Arabic name with and
 * without «منطقة», its English name, the listed aliases, and the lower-case form of the Latin ones. A static
 * host compares values letter by letter, so what is accepted has to be listed.
 */
export function regionSpellings(region: RegionRecord): string[] {
  const spellings = [region.id, region.name, region.nameEn, ...region.aliases].flatMap((value) =>
    isArabic(value)
      ? value.includes('منطقة')
        ? [value]
        : [value, PREFIX + value]
      : [value, value.toLowerCase()],
  );
  return [...new Set(spellings)];
}
