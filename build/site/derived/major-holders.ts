import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Ids of the institutions that hold a major, in the order of the catalogue. */
export interface Holders {
  /** Their majors, as far as they are held, name it. */
  readonly universities: readonly string[];
  /** They have a college of the same detailed field, whose majors are not held. */
  readonly byCollege: readonly string[];
}

type Source = Pick<Catalogue, 'universities' | 'majors'>;

const holders = new WeakMap<Source, ReadonlyMap<string, Holders>>();

/** The holders of every major of the vocabulary, by its id. Made once for each catalogue. */
export function holdersOf(catalogue: Source): ReadonlyMap<string, Holders> {
  const known = holders.get(catalogue);
  if (known !== undefined) return known;
  const listed = new Map<string, Set<string>>();
  const fields = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, id: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(id));
  for (const { id, colleges } of catalogue.universities) {
    for (const college of colleges) {
      for (const { major } of college.majors) if (major !== null) add(listed, major, id);
      // A college that lists majors says itself which ones it has.
      if (college.majors.length === 0) for (const field of college.fields) add(fields, field, id);
    }
  }
  const made = new Map(
    catalogue.majors.map(({ id, field }): [string, Holders] => {
      const universities = listed.get(id) ?? new Set<string>();
      const byCollege = [...(fields.get(field) ?? [])].filter((each) => !universities.has(each));
      return [id, { universities: [...universities], byCollege }];
    }),
  );
  holders.set(catalogue, made);
  return made;
}

/** How many institutions there are for each extent to which their lists are held. */
export function coverageOf({ universities }: Pick<Catalogue, 'universities'>) {
  const coverage = { complete: 0, partial: 0, none: 0 };
  for (const { collegesCoverage } of universities) coverage[collegesCoverage] += 1;
  return coverage;
}
