import { groupByEach } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Coverage, MajorList } from '../../schema/major.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import type { CollectionAnswers } from './collection.ts';

/** Ids of the institutions that teach a major, in the order of the catalogue. */
export type Holders = Pick<MajorList['majors'][number], 'universities' | 'byCollege'>;

/** What an institution teaches: the majors that its colleges list, and the fields of those that list none. */
export const taughtBy = ({ colleges }: Pick<UniversityRecord, 'colleges'>) => ({
  majors: colleges.flatMap(({ majors }) => majors.map(({ major }) => major)).filter((major) => major !== null),
  // A college that lists majors says itself which ones it has.
  fields: colleges.flatMap(({ majors, fields }) => (majors.length === 0 ? fields : [])),
});

/** The holders of every major of the vocabulary, by its id. */
export function holdersOf({ universities, majors }: Pick<Catalogue, 'universities' | 'majors'>) {
  const byMajor = groupByEach(universities, (record) => taughtBy(record).majors);
  const byField = groupByEach(universities, (record) => taughtBy(record).fields);
  return new Map(
    majors.map(({ id, field }): [string, Holders] => {
      const known = new Set(byMajor.get(id)?.map((record) => record.id));
      const likely = new Set(byField.get(field)?.map((record) => record.id));
      return [id, { universities: [...known], byCollege: [...likely].filter((each) => !known.has(each)) }];
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
    return catalogue.majors.map((major) => ({ ...major, universities: [], byCollege: [], ...holders.get(major.id) }));
  },
  envelope: (elements, { catalogue }) => ({
    count: elements.length,
    coverage: coverageOf(catalogue),
    majors: elements,
  }),
};
