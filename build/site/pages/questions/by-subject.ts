import { groupBy } from '../../../../edge/text/order.ts';
import type { FaqRecord } from '../../../schema/faq.ts';
import { oncePer } from '../../../values/once-per.ts';

const MOST_RELATED = 5;

/** Ids of the institutions that a question deals with, each once. */
export const universitiesOf = ({ appliesTo, about }: FaqRecord): string[] => [
  ...new Set([...(appliesTo === null ? [] : [appliesTo]), ...(about?.universities ?? [])]),
];

/** What a question is about, the narrowest first, e.g. `exam gat`. */
const subjectsOf = (record: FaqRecord): string[] => [
  ...universitiesOf(record).map((id) => `university ${id}`),
  ...new Set(record.about?.exams.map((id) => `exam ${id}`)),
  `category ${record.category}`,
];

/** The questions by what they are about, made once for each list of them. */
export const questionsBySubject = oncePer((faq: readonly FaqRecord[]) => {
  const pairs = faq.flatMap((record) => subjectsOf(record).map((subject) => ({ subject, record })));
  const subjects = new Map(
    [...groupBy(pairs, ({ subject }) => subject)].map(([subject, members]) => [
      subject,
      members.map(({ record }) => record),
    ]),
  );
  /** A few others on the same subject: those that come after it, from the last on to the first. */
  const neighbours = (record: FaqRecord, subject: string): FaqRecord[] => {
    const members = subjects.get(subject) ?? [];
    const place = members.indexOf(record);
    const after = members.slice(place + 1, place + 1 + MOST_RELATED);
    return [...after, ...members.slice(0, Math.min(place, MOST_RELATED))].slice(0, MOST_RELATED);
  };
  return {
    about: (kind: 'university' | 'exam', id: string): readonly FaqRecord[] =>
      subjects.get(`${kind} ${id}`) ?? [],
    /** Questions that a reader of this one may ask next, the nearest first. */
    related: (record: FaqRecord): readonly FaqRecord[] =>
      [...new Set(subjectsOf(record).flatMap((subject) => neighbours(record, subject)))].slice(
        0,
        MOST_RELATED,
      ),
  };
});
