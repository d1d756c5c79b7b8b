/** Longest question that is searched, in characters. */
export const LONGEST_QUERY = 200;

/** Most hits that a search gives. */
export const MOST_HITS = 10;

/** Hits that the tool gives unless told: a model pays for every one. */
export const DEFAULT_HITS = 5;
