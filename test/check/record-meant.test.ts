import { expect, test } from 'vitest';
import { recordSpelt } from '../../build/check/record-meant.ts';
import { parseFile } from '../../build/read/read.ts';
import { editDistance } from '../../edge/text/distance.ts';
import { fc } from '../support/properties.ts';

const { document } = parseFile('universities/a.yaml', new TextEncoder().encode('name: a\n'));

const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 3, maxLength: 7 });

test('of many records, the only one whose id is a single step away is meant', () => {
  if (document === null) throw new Error('The document is plain.');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), word, (names, id) => {
      const records = names.map((name) => ({ document, path: [], name, value: {} }));
      const near = records.filter(({ name }) => editDistance(id, name, 1) <= 1);
      const meant = id.length >= 5 && near.length === 1 ? near[0] : undefined;
      expect(recordSpelt(id, records)).toBe(meant);
    }),
    { numRuns: 2_000 },
  );
});
