/** Letters that compatibility decomposition leaves apart though readers take them for one. */
const LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  ڨ: 'ق',
  ء: '',
  ß: 'ss',
};

const MARKS = /[\p{M}\p{Cf}ـ]/gu;
const BREAKS = /[\u200B\u2060]/g;
const TO_MAP = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const STRETCHED = /(\p{L})\1{2,}/gu;

/**
 * Brings a text to the form in which spellings are compared: without tashkeel, hamza, tatweel, case and
 * stretched letters, with one form of each letter, European digits and single spaces.
 * Used by the search and, in the build, to sort names and to find duplicates. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .replace(BREAKS, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TO_MAP, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(STRETCHED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
