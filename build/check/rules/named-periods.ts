import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Finding } from '../../findings/finding.ts';
import { mostLikelyMeant } from '../../findings/suggest.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** The name under which a regional change speaks of `endOfYear`, which is no list item and has no id. */
const END_OF_YEAR = 'end-of-year';
const PERIOD: Bilingual = { ar: 'فصل أو إجازة', en: 'term or holiday' };

/** What a school year says of its terms and holidays is said of one that it has. */
export const namedPeriodsExist = ({ calendar }: Content): Finding[] => [
  ...calendar.flatMap(changesNamePeriods),
  ...calendar.flatMap(renamedPeriods),
];

/** What differs in some places is a term, a holiday or the end of the same year. */
function changesNamePeriods({ document, value }: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [] } = value;
  const known = [...[...terms, ...holidays].flatMap(({ id }) => id ?? []), END_OF_YEAR];
  const accepted = known.map((word) => ({ word, meaning: null }));
  return regionalDifferences.flatMap(({ changes = [] }, place) =>
    changes.flatMap(({ id }, index) => {
      if (id === undefined || known.includes(id)) return [];
      const word = mostLikelyMeant(id, known);
      const meant = word === null ? null : { word, meaning: null };
      const path = ['regionalDifferences', place, 'changes', index, 'id'];
      return [
        findingAt(document, path, 'unknown-reference', { what: PERIOD, id, meant, accepted, count: 1 }),
      ];
    }),
  );
}

/** Words of an id, without the numbers that tell those alike apart. */
const wordsOfId = (id: string): readonly string[] => id.split(/[-\d]+/).filter((word) => word.length > 2);

/** Of `term1` and `term2` neither was renamed to the other. */
const withoutNumber = (id: string): string => id.replace(/\d+$/, '');

/** A term or holiday that nothing refers to any more, while the record speaks of one that it does not have. */
function renamedPeriods({ document, value }: Content['calendar'][number]): Finding[] {
  const { terms = [], holidays = [], regionalDifferences = [], sources = [] } = value;
  const periods = [
    ...terms.map(({ id }, index) => ({ id, path: ['terms', index, 'id'] })),
    ...holidays.map(({ id }, index) => ({ id, path: ['holidays', index, 'id'] })),
  ];
  const named = [
    ...regionalDifferences.flatMap(({ changes = [] }) => changes.flatMap(({ id }) => id ?? [])),
    ...sources.flatMap(({ supports = [] }) => supports),
  ];
  const lost = named.filter(
    (name) => name !== END_OF_YEAR && !(name in value) && !periods.some(({ id }) => id === name),
  );
  const unnamed = periods.filter(({ id }) => id !== undefined && !named.includes(id));
  return [...new Set(lost)].flatMap((was) => {
    const orphans = unnamed.filter(({ id }) => withoutNumber(id ?? '') !== withoutNumber(was));
    const alike = orphans.filter(({ id = '' }) =>
      wordsOfId(was).some((word) => wordsOfId(id).includes(word)),
    );
    const [renamed, ...others] = alike.length > 0 ? alike : orphans;
    if (renamed?.id === undefined || others.length > 0) return [];
    const count = lost.filter((name) => name === was).length;
    // A single reference is more often mistyped than the id.
    if (count === 1) return [];
    return [findingAt(document, renamed.path, 'renamed-id', { what: PERIOD, id: renamed.id, was, count })];
  });
}
