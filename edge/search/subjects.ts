/** What questions are about by name. */
export type SubjectKind = 'exams' | 'years' | 'universities';

/** What an entry is about: ids of exams and institutions, Hijri and Gregorian years. */
export type Subjects = {
  readonly [kind in SubjectKind]?: readonly string[];
} & {
  /** Of an entry of no particular year: the last Hijri and the last Gregorian year in which it is known to hold. */
  readonly until?: readonly string[];
};

/** A subject that a query names; with several ids the name may mean any of them. */
export interface Mention {
  readonly of: SubjectKind;
  readonly ids: readonly string[];
}

/** A number that can only be a Hijri or a Gregorian year of our time; not 1500 or 2000, which are sums of money. */
const YEAR = /^(?:14[3-7]\d|20(?:1\d|[2-5]\d))$/;

/** The year that a word names. */
export const yearNamedBy = (word: string): Mention | undefined =>
  YEAR.test(word) ? { of: 'years', ids: [word] } : undefined;

/**
 * Whether an entry deals with everything that a query names. An answer about one exam, institution or year says
 * nothing of another, however many words they share; nor does a general answer say what holds at one institution.
 */
export const dealsWith = (about: Subjects, mentions: readonly Mention[]): boolean =>
  mentions.every(({ of, ids }) =>
    ids.some((id) => about[of]?.includes(id) || (of === 'years' && isStillKnown(id, about))),
  );

/** An earlier year (of a certificate, a score) is no question about that year; of a later one nothing is known. */
const isStillKnown = (year: string, { until = [] }: Subjects): boolean =>
  until.some((last) => last[0] === year[0] && year <= last);
