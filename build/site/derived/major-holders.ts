import type { Catalogue } from '../../catalogue/catalogue.ts';
import { oncePer } from '../../values/once-per.ts';

/** Ids of the institutions that hold a major, in the order of the catalogue. */
export interface Holders {
  /** Their majors, as far as they are held, name it. */
  readonly universities: readonly string[];
  /** They have a college of the same detailed field, whose majors are not held. */
  readonly byCollege: readonly string[];
}

type Source = Pick<Catalogue, 'universities' | 'majors'>;

/** The holders of every major of the vocabulary, by its id. Made once for each catalogue. */
export const holdersOf = oncePer(({ universities, majors }: Source): ReadonlyMap<string, Holders> => {
  const listed = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, id: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(id));
  for (const { id, colleges } of universities) {
    for (const college of colleges) {
      for (const { major } of college.majors) if (major !== null) add(listed, major, id);
      // A college that lists majors says itself which ones it has.
      if (college.majors.length === 0) for (const field of college.fields) add(fields, field, id);
    }
  }
  return new Map(
    majors.map(({ id, field }): [string, Holders] => {
      const holders = listed.get(id) ?? new Set<string>();
      const byCollege = [...(fields.get(field) ?? [])].filter((each) => !holders.has(each));
      return [id, { universities: [...holders], byCollege }];
    }),
  );
});

/** How many institutions there are for each extent to which their lists are held. */
export const coverageOf = oncePer(({ universities }: Pick<Catalogue, 'universities'>) => {
  const coverage = { complete: 0, partial: 0, none: 0 };
  for (const { collegesCoverage } of universities) coverage[collegesCoverage] += 1;
  return coverage;
});
