import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { SEARCH_OPTIONS, scorer } from '../../edge/search/scorer.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';

const { minisearch } = searchIndex(await frozenCatalogue());
const score = scorer(minisearch, new Map(minisearch.index));

/** The library that made the index, with the options that are published with it. */
const { fields, combineWith, boost } = SEARCH_OPTIONS;
const library = MiniSearch.loadJS(minisearch, {
  fields: [...fields],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  searchOptions: { combineWith, boost },
});

const known = minisearch.index.map(([term]) => term);
const unknown = fc.constantFrom('constructor', '__proto__', 'toString', 'ثثث');

test('the entries that hold some terms are scored as by MiniSearch', () => {
  const terms = fc.uniqueArray(fc.oneof(fc.constantFrom(...known), unknown), { maxLength: 12 });
  fc.assert(
    fc.property(terms, (asked) => {
      const expected = library.search(asked.join(' '));
      const found = score(asked);
      expect([...found.keys()].toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      for (const { id, score: value, match } of expected) {
        expect(found.get(id)?.score).toBeCloseTo(value, 9);
        expect(Object.fromEntries(found.get(id)?.fields ?? [])).toEqual(match);
      }
    }),
    { numRuns: 500 },
  );
});
