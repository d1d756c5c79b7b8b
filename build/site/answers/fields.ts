import type { Field } from '../../schema/major.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = (field: Field): Field => field;

/** The fields that majors and colleges refer to. */
export const fields: CollectionAnswers<'fields'> = {
  listed,
  detailed: listed,
  envelope: (elements) => ({ count: elements.length, fields: elements }),
};
