import type { Publication } from '../../../publication/publication.ts';
import type { FaqRecord } from '../../../schema/faq.ts';
import { groupBy } from '../../../values/group-by.ts';
import { oncePer } from '../../../values/once-per.ts';

const MOST_RELATED = 5;

/** Every question under each of the things that it is about, e.g. `exam gat`. */
function bySubject(faq: readonly FaqRecord[]): ReadonlyMap<string, readonly FaqRecord[]> {
  const pairs = faq.flatMap((record) => subjectsOf(record).map((subject) => ({ subject, record })));
  const groups = groupBy(pairs, ({ subject }) => subject);
  return new Map([...groups].map(([subject, members]) => [subject, members.map(({ record }) => record)]));
}

const exam = (id: string): string => `exam ${id}`;
const university = (id: string): string => `university ${id}`;

/** What a question is about, the narrowest first. */
const subjectsOf = ({ about, appliesTo, category }: FaqRecord): string[] => [
  ...new Set([
    ...(appliesTo === null ? [] : [university(appliesTo)]),
    ...(about?.universities ?? []).map(university),
    ...(about?.exams ?? []).map(exam),
    `category ${category}`,
  ]),
];

/** The questions by what they are about, made once for each publication. */
export const questionIndex = oncePer(({ catalogue: { faq } }: Publication) => {
  const subjects = bySubject(faq);
  const places = new Map(
    [...subjects].map(([subject, members]) => [
      subject,
      new Map(members.map(({ id }, index) => [id, index])),
    ]),
  );
  /** A few others on the same subject: those that come after it, from the last on to the first. */
  const neighbours = (record: FaqRecord, subject: string): FaqRecord[] => {
    const members = subjects.get(subject) ?? [];
    const place = places.get(subject)?.get(record.id) ?? 0;
    const count = Math.min(MOST_RELATED, members.length - 1);
    return Array.from({ length: count }, (_, index) => members[(place + 1 + index) % members.length]).filter(
      (each) => each !== undefined,
    );
  };
  return {
    ofExam: (id: string): readonly FaqRecord[] => subjects.get(exam(id)) ?? [],
    /** Questions that a reader of this one may ask next, the nearest first. */
    related: (record: FaqRecord): readonly FaqRecord[] =>
      [...new Set(subjectsOf(record).flatMap((subject) => neighbours(record, subject)))].slice(
        0,
        MOST_RELATED,
      ),
  };
});
