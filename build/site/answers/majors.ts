import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Coverage } from '../../schema/major.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import type { CollectionAnswers } from './collection.ts';

/** Ids of the institutions that teach a major, in the order of the catalogue. */
export interface Holders {
  /** Their majors, as far as they are held, name it. */
  readonly universities: string[];
  /** They have a college of the same detailed field, whose majors are not held. */
  readonly byCollege: string[];
}

/** What an institution teaches: the majors that its colleges list, and the fields of those that list none. */
export const taughtBy = ({ colleges }: Pick<UniversityRecord, 'colleges'>) => ({
  majors: colleges.flatMap(({ majors }) => majors.flatMap(({ major }) => major ?? [])),
  // A college that lists majors says itself which ones it has.
  fields: colleges.flatMap(({ majors, fields }) => (majors.length === 0 ? fields : [])),
});

/** The ids of the institutions that have each key. */
function idsByKey(keysOf: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const [id, keys] of keysOf) for (const key of keys) ids.set(key, (ids.get(key) ?? new Set()).add(id));
  return ids;
}

/** The holders of every major of the vocabulary, by its id. */
export function holdersOf({
  universities,
  majors,
}: Pick<Catalogue, 'universities' | 'majors'>): ReadonlyMap<string, Holders> {
  const byMajor = idsByKey(new Map(universities.map((record) => [record.id, taughtBy(record).majors])));
  const byField = idsByKey(new Map(universities.map((record) => [record.id, taughtBy(record).fields])));
  return new Map(
    majors.map(({ id, field }): [string, Holders] => {
      const known = byMajor.get(id) ?? new Set();
      const byCollege = [...(byField.get(field) ?? [])].filter((each) => !known.has(each));
      return [id, { universities: [...known], byCollege }];
    }),
  );
}

/** How many institutions there are for each extent to which their lists are held. */
export function coverageOf({ universities }: Pick<Catalogue, 'universities'>): Coverage {
  const coverage = { complete: 0, partial: 0, none: 0 };
  for (const { collegesCoverage } of universities) coverage[collegesCoverage] += 1;
  return coverage;
}

/** The majors of the vocabulary with the institutions that hold them. */
export const majors: CollectionAnswers<'majors'> = {
  elements: ({ catalogue }) => {
    const holders = holdersOf(catalogue);
    return catalogue.majors.map((major) => {
      const { universities = [], byCollege = [] } = holders.get(major.id) ?? {};
      return { ...major, universities, byCollege };
    });
  },
  envelope: (elements, { catalogue }) => ({
    count: elements.length,
    coverage: coverageOf(catalogue),
    majors: elements,
  }),
};
