import names from './key-names.json' with { type: 'json' };

/**
 * What editors call the keys of the content in Arabic, which they may write in their place: the first is the name of a
 * key, the others are read as the same.
 */
export const ARABIC_NAMES: Readonly<Record<string, readonly string[]>> = names;
