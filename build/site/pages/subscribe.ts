import type { Publication } from '../../publication/publication.ts';
import type { Language } from './language.ts';
import { actions } from './model/block.ts';
import { externalLink, link } from './model/inline.ts';
import type { Piece } from './model/piece.ts';

const TEXT = {
  ar: { apple: 'تقويم Apple', google: 'تقويم Google', file: 'ملف ICS' },
  en: { apple: 'Apple Calendar', google: 'Google Calendar', file: 'ICS file' },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * Ways to follow a feed of /feeds/ from one's own calendar.
 * @param path address of the feed
 */
export function subscribeLinks({ baseUrl }: Publication, path: string, language: Language): Piece | null {
  const text = TEXT[language];
  const webcal = (baseUrl + path).replace(/^https?:/, 'webcal:');
  return actions([
    link(webcal, text.apple),
    externalLink(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`, text.google),
    link(path, text.file),
  ]);
}
