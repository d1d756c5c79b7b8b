/** Spaces of other widths, tabs and the separators of lines and paragraphs: a reader takes each for a space. */
const OTHER_SPACES = /[\p{Zs}\p{Zl}\p{Zp}\t\v\f\r\u0085]/gu;
/** Controls but for line breaks, direction marks, and characters without a width. What stands for a lost one stays. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as it reads: in Unicode NFC, without characters that nobody sees and without spaces too many.
 * @param hasParagraphs whether line breaks belong to it; otherwise each is read as a space
 */
export const cleanText = (text: string, hasParagraphs: boolean): string =>
  text
    .replace(OTHER_SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(hasParagraphs ? / *\n */g : / *\n\s*/g, hasParagraphs ? '\n' : ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
