import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../publication/publication.ts';
import type { KnownMajor } from '../../schema/major.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { oncePer } from '../../values/once-per.ts';
import { whileSame } from '../../values/while-same.ts';
import type { CollectionAnswers } from './collection.ts';

/** Ids of the institutions that hold a major, in the order of the catalogue. */
export interface Holders {
  /** Their majors, as far as they are held, name it. */
  readonly universities: readonly string[];
  /** They have a college of the same detailed field, whose majors are not held. */
  readonly byCollege: readonly string[];
}

type Source = Pick<Catalogue, 'universities' | 'majors'>;

/** What an institution teaches: the majors that its colleges list, and the fields of those that list none. */
export const taughtBy = oncePer(({ id, colleges }: UniversityRecord) => ({
  id,
  majors: colleges.flatMap(({ majors }) => majors.flatMap(({ major }) => major ?? [])),
  // A college that lists majors says itself which ones it has.
  fields: colleges.flatMap(({ majors, fields }) => (majors.length === 0 ? fields : [])),
}));

interface Teaching {
  readonly taught: readonly ReturnType<typeof taughtBy>[];
  readonly majors: readonly { readonly id: string; readonly field: string }[];
}

const holders = whileSame(({ taught, majors }: Teaching): ReadonlyMap<string, Holders> => {
  const listed = new Map<string, Set<string>>();
  const likely = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, id: string) => {
    const known = to.get(key);
    if (known === undefined) to.set(key, new Set([id]));
    else known.add(id);
  };
  for (const { id, majors, fields } of taught) {
    for (const major of majors) add(listed, major, id);
    for (const field of fields) add(likely, field, id);
  }
  return new Map(
    majors.map(({ id, field }): [string, Holders] => {
      const known = listed.get(id) ?? new Set<string>();
      const byCollege = [...(likely.get(field) ?? [])].filter((each) => !known.has(each));
      return [id, { universities: [...known], byCollege }];
    }),
  );
});

/** The holders of every major of the vocabulary, by its id. Made once for each catalogue. */
export const holdersOf = oncePer(({ universities, majors }: Source) =>
  holders({
    taught: universities.map(taughtBy),
    majors: majors.map(({ id, field }) => ({ id, field })),
  }),
);

/** How many institutions there are for each extent to which their lists are held. */
export const coverageOf = oncePer(({ universities }: Pick<Catalogue, 'universities'>) => {
  const coverage = { complete: 0, partial: 0, none: 0 };
  for (const { collegesCoverage } of universities) coverage[collegesCoverage] += 1;
  return coverage;
});

/** A major of the vocabulary with the institutions that hold it. */
function listed(major: KnownMajor, { catalogue }: Edition) {
  const { universities = [], byCollege = [] } = holdersOf(catalogue).get(major.id) ?? {};
  return { ...major, universities: [...universities], byCollege: [...byCollege] };
}

export const majors: CollectionAnswers<'majors'> = {
  listed,
  detailed: listed,
  envelope: (elements, { catalogue }) => ({
    count: elements.length,
    coverage: coverageOf(catalogue),
    majors: elements,
  }),
};
