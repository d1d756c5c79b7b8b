import type { Edition } from '../../publication/publication.ts';
import type { KnownMajor } from '../../schema/major.ts';
import { coverageOf, holdersOf } from '../derived/major-holders.ts';
import type { CollectionAnswers } from './collection.ts';

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
