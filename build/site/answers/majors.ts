import type { KnownMajor } from '../../schema/major.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = (major: KnownMajor): KnownMajor => major;

/** The vocabulary of majors. */
export const majors: CollectionAnswers<'majors'> = {
  listed,
  detailed: listed,
  envelope: (elements) => ({ count: elements.length, majors: elements }),
  filters: {},
  counts: (records) => ({ distinctMajors: records.length }),
};
