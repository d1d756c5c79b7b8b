import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { fold } from '../../edge/text/fold.ts';

/**
 * How much is asked about a record. Nobody counts requests here; what is known is in how many ways editors found
 * people to ask something.
 */
export interface Demand {
  /** Phrasings of an entry of the FAQ. */
  question(id: string): number;
  /** Phrasings in the whole FAQ that name one of these names, and those of entries that apply to the id alone. */
  about(id: string, names: readonly (string | null)[]): number;
}

/** Shorter names are parts of other words. */
const SHORTEST_NAME = 3;

/** @param faq the entries of the FAQ */
export function demandIn(faq: Catalogue['faq']): Demand {
  const entries = faq.map(({ id, appliesTo, question, questionEn, alternatives, alternativesEn }) => ({
    id,
    appliesTo,
    phrasings: [question, questionEn, ...alternatives, ...alternativesEn].map((text) => ` ${fold(text)} `),
  }));
  return {
    question: (wanted) => entries.find(({ id }) => id === wanted)?.phrasings.length ?? 0,
    about(wanted, names) {
      const folded = names
        .map((name) => fold(name ?? ''))
        .filter((name) => name.length >= SHORTEST_NAME)
        .map((name) => ` ${name} `);
      const counts = entries.map(({ appliesTo, phrasings }) =>
        appliesTo === wanted
          ? phrasings.length
          : phrasings.filter((phrasing) => folded.some((name) => phrasing.includes(name))).length,
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
