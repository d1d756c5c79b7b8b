import { fold } from '../../edge/text/fold.ts';
import { mostLikelyMeant } from '../findings/suggest.ts';
import { ARABIC_NAMES } from '../schema/key-names.ts';

/** An Arabic word in the form in which it is compared: without the article, with any spelling of its letters. */
export const arabicWord = (name: string): string => fold(name.replaceAll('_', ' ')).replace(/(^| )ال/g, '$1');

/** The known key that was meant: by its Arabic name, or with a few letters wrong. */
export function keyMeant(written: string, known: readonly string[]): string | null {
  const named = known.find((key) =>
    ARABIC_NAMES[key]?.some((name) => arabicWord(name) === arabicWord(written)),
  );
  return named ?? mostLikelyMeant(written, known);
}
