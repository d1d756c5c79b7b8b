import type { Bilingual } from '../../../edge/text/bilingual.ts';
import LISTS from './lists.json' with { type: 'json' };

/**
 * What is said of most codes, with what was found in braces, and the words of closed lists: what is wrong with a line and,
 * after a semicolon, what to do; the types of JSON values, as editors meet them; what to write instead of a typo, and what
 * it is follows. Their keys are the lists: what findings name is what has words here.
 */
export const {
  texts: TEXTS,
  forms: FORMS,
  syntaxFaults: SYNTAX_FAULTS,
  types: TYPES,
  typos: TYPOS,
  unfit: UNFIT,
  unlikely: UNLIKELY,
} = LISTS;
export const FUTURE_REMEDIES: Readonly<Record<string, Bilingual>> = LISTS.futureRemedies;
