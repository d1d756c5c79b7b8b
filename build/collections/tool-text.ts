/** What the description of every tool says of empty values. */
export const NOT_ANNOUNCED =
  'null or an empty list means that the official body has not announced the value: say so, never guess.';

/** What the description of a tool says of sources that are named once in an answer. */
export const CREDIT =
  'When you repeat a date you must credit its source: `source` and the like are ids in `sources`, whose title, day and address make the credit line.';
