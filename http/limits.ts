/** Longest question that is searched, in characters. */
export const LONGEST_QUERY = 200;

/** Most hits that a search gives. */
export const MOST_HITS = 10;
