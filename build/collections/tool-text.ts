/** What the description of every tool says of empty values. */
export const NOT_ANNOUNCED =
  'null or an empty list means that the official body has not announced the value: say so, never guess.';
