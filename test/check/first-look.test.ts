import { expect, test } from 'vitest';
import { textIsClean } from '../../build/check/rules/clean-text.ts';
import { saysNothing } from '../../build/check/rules/placeholder-texts.ts';
import { COMMON } from '../../build/check/rules/texts.ts';
import { arabicIsWrittenInArabic, quotesArePaired } from '../../build/check/rules/written.ts';
import { parseFile } from '../../build/read/read.ts';
import { fold } from '../../edge/text/fold.ts';
import { fc } from '../support/properties.ts';

/** What a first look lets pass, the rules let pass. */

const { document } = parseFile('universities/a.yaml', new TextEncoder().encode('name: a\n'));

const CHARACTER = fc.oneof(
  fc.constantFrom(...`aZ09 -:'"\`«»،؟٠ابةىيأئءـکیہھۃےڪېپ\u0301\u0654\u200f\u00a0\ufeff\n\t`),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

test('a common text breaks no rule that looks at uncommon ones alone', () => {
  if (document === null) throw new Error('The document is plain.');
  const spot = { document, path: ['name'], key: 'name' };
  let common = 0;
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER, minLength: 1, maxLength: 4 }), (text) => {
      if (!COMMON.test(text)) return;
      common += 1;
      const findings = [textIsClean, quotesArePaired, arabicIsWrittenInArabic].flatMap((rule) =>
        rule(text, spot),
      );
      expect(findings).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
  expect(common).toBeGreaterThan(1_000);
});

const WORDS = [
  'n/a',
  'none',
  'tbd',
  'unknown',
  'todo',
  '???',
  '—',
  'not announced',
  'coming soon',
  'lorem ipsum',
];
const ARABIC_WORDS = [
  'لم يعلن بعد',
  'غير معلن',
  'لا يوجد',
  'مجهول',
  'سيعلن لاحقا',
  'قريبا',
  'بدون',
  'لا شيء',
];
const PLACEHOLDERS = [...WORDS, ...ARABIC_WORDS];
const FOLDED: ReadonlySet<string> = new Set(PLACEHOLDERS.map(fold));

const spelt = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/^(.)/u, '$1$1$1'),
  (text: string) => text.replace(/(?<=^.)(.)/u, '$1$1$1$1'),
  (text: string) => text.replace(/(?<=^..)(.)/u, '$1$1$1'),
  (text: string) => text.replaceAll('ا', 'أ'),
  (text: string) => text.replaceAll('ي', 'ى'),
  (text: string) => text.replaceAll('ك', 'ک'),
  (text: string) => text.replace(/(?<=^.)/u, '\u064e'),
  (text: string) => text.replace(/(?<=^..)/u, 'ـ'),
  (text: string) => text.replace(/(?<=^.)/u, 'ء'),
  (text: string) => text.replace(/(?<=^..)/u, '.'),
  (text: string) => `(${text})`,
  (text: string) => ` ${text}!`,
  (text: string) => text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
);

test('a placeholder is seen however it is spelt, for all that the beginning is looked at first', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.constantFrom(...PLACEHOLDERS), fc.array(spelt, { maxLength: 3 }), (word, spellings) => {
      const text = spellings.reduce((each, spell) => spell(each), word);
      const bare = text.replace(/[.!؟?«»"'()[\]]/g, '');
      if (text.length > 30 || !(FOLDED.has(fold(text)) || FOLDED.has(fold(bare)))) return;
      seen += 1;
      expect(saysNothing(text)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
  expect(seen).toBeGreaterThan(1_000);
});

test('a plain text is folded as it would be with an invisible character, which is looked at with care', () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER, maxLength: 6 }), (text) => {
      expect(fold(text)).toBe(fold(`${text}\u200d`));
    }),
    { numRuns: 20_000 },
  );
});
