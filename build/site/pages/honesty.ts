import type { Source } from '../../schema/source.ts';
import { shortDay } from './day-text.ts';
import type { Language } from './language.ts';
import { paragraph } from './model/block.ts';
import { joined, type Piece } from './model/piece.ts';
import { sourcesLink } from './sources.ts';

const TEXT = {
  ar: {
    asOf: 'كما في ',
    known: 'صحيح بحسب علمنا حتى ',
    newest: 'أحدث مصدر مؤرخ: ',
    compared: 'راجعه محرر على مصادره في ',
    never: 'لم يراجعه محرر على مصادره بعد',
    none: 'لم يراجع محرر أي سجل على مصادره بعد، ومصدر كل سجل مذكور معه',
    some: 'راجع محرر # من % على مصادرها، ومصدر كل سجل مذكور معه',
  },
  en: {
    asOf: 'As of ',
    known: 'Known to hold until ',
    newest: 'Newest dated source: ',
    compared: 'compared with its sources by an editor on ',
    never: 'not compared with its sources by an editor yet',
    none: 'no record compared with its sources by an editor yet; each names its sources',
    some: '# of % compared with their sources by an editor; each names its sources',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What a reader may rely on. */
export interface Credibility {
  /**
   * `asOf`: the day that statuses are derived for; `known`: the last day for which it is known to hold; `newest`: of
   * what has no such day, when the newest of its sources was published. Null when no source says.
   */
  readonly day: { readonly as: 'asOf' | 'known' | 'newest'; readonly date: string } | null;
  readonly verifiedOn: string | null;
  /** Those that the page lists. */
  readonly sources: readonly Source[];
}

/** How far a record can be relied on, in one line for under its title. */
export const honesty = ({ day, verifiedOn, sources }: Credibility, language: Language): Piece => {
  const text = TEXT[language];
  return paragraph(
    joined(
      [
        day && [text[day.as], shortDay(day.date, language)],
        verifiedOn === null ? text.never : [text.compared, shortDay(verifiedOn, language)],
        sourcesLink(sources, language),
      ],
      ' · ',
    ),
    'honesty',
  );
};

/** The same of all records of an area: how many of them an editor has compared. */
export const areaHonesty = (
  asOf: string,
  records: readonly { readonly verifiedOn: string | null }[],
  language: Language,
): Piece => {
  const text = TEXT[language];
  const compared = records.filter(({ verifiedOn }) => verifiedOn !== null).length;
  return paragraph(
    [
      text.asOf,
      shortDay(asOf, language),
      ' · ',
      compared === 0
        ? text.none
        : text.some.replace('#', String(compared)).replace('%', String(records.length)),
    ],
    'honesty',
  );
};
