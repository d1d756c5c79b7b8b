import { expect, test } from 'vitest';
import { fold } from '../../../edge/text/fold.ts';
import { fc } from '../../support/properties.ts';

const CHARACTER = fc.oneof(
  fc.constantFrom(...`aZ09 -:'"\`«»،؟٠ابةىيأئءـکیہھۃےڪېپ\u0301\u0654\u200f\u00a0\ufeff\n\t`),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

test('a plain text is folded as it would be with an invisible character, which is looked at with care', () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER, maxLength: 6 }), (text) => {
      expect(fold(text)).toBe(fold(`${text}\u200d`));
    }),
    { numRuns: 20_000 },
  );
});
