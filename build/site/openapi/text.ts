import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import WORDS from '../../publication/address-words.json' with { type: 'json' };

/** Both languages as one description: Arabic first, as on every page. */
export const both = ({ ar, en }: Bilingual): string => `${ar}\n\n${en}`;

/** Both languages in one line. */
export const bothInLine = ({ ar, en }: Bilingual): string => `${ar} | ${en}`;

/** What each group of addresses is about, in the order in which documents show them. */
export const GROUPS: Readonly<Record<string, { title: Bilingual; description: Bilingual }>> = {
  ...Object.fromEntries(
    COLLECTION_NAMES.filter((name) => definitionOf(name).group === undefined).map((name) => {
      const { many, about } = definitionOf(name);
      return [name, { title: many, description: about }];
    }),
  ),
  ...WORDS.groups,
};
