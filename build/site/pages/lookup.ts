import { groupBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { College, CollegeMajor, UniversityRecord } from '../../schema/university.ts';
import { oncePer } from '../../values/once-per.ts';

/** A major as a college lists it. */
export interface Taught {
  readonly university: UniversityRecord;
  readonly college: College;
  readonly major: CollegeMajor;
}

/** What the pages look up, each found by one id. Made once for each catalogue. */
export const lookup = oncePer(({ universities, regions, majors, exams, fields }: Catalogue) => ({
  universities: byId(universities),
  regions: byId(regions),
  majors: byId(majors),
  exams: byId(exams),
  fields: new Map(fields.map((field) => [field.code, field])),
  /** Majors of the same detailed field, by its code. */
  ofField: groupBy(majors, ({ field }) => field),
}));

/** Where a major of the vocabulary is listed, by its id. */
export const taughtIn = oncePer(({ universities }: Catalogue) =>
  groupBy(
    universities.flatMap((university) =>
      university.colleges.flatMap((college) =>
        college.majors.map((major): Taught => ({ university, college, major })),
      ),
    ),
    ({ major }) => major.major,
  ),
);

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));
