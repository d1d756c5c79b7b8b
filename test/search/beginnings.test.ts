import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import { isStopWord, tokenise } from '../../edge/search/words.ts';
import { fold } from '../../edge/text/fold.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';

const { faq, ...rest } = await frozenCatalogue();
const engine = loadEngine(searchIndex({ faq, ...rest }));
const search = (text: string) => searchQuestions(engine, text);
const ids = (text: string) => search(text).hits.map(({ id }) => id);

const published = faq.flatMap(({ question, questionEn }) => [question, questionEn]);
const words = [...new Set(published.flatMap((text) => tokenise(fold(text))))];
const beginnings = (word: string) => Array.from({ length: word.length - 3 }, (_, more) => word.slice(0, 3 + more));
const begun = [...new Set(words.filter((word) => word.length > 3).flatMap(beginnings))];

describe('of all beginnings of words in published questions', () => {
  test('nine in ten find something', () => {
    const lost = begun.filter((text) => search(text).hits.length === 0);
    expect(lost.length / begun.length, lost.join(' ')).toBeLessThanOrEqual(0.1);
  });

  test('none is taken for another word', () => {
    expect(begun.filter((text) => search(text).corrected !== undefined)).toEqual([]);
  });

  test('those that others typed find something too, hardly one excepted', () => {
    const typed: string[] = JSON.parse(readFileSync(new URL('beginnings.json', import.meta.url), 'utf8'));
    const lost = typed.filter((text) => search(text).hits.length === 0);
    expect(lost.length / typed.length, lost.join(' ')).toBeLessThanOrEqual(0.05);
    expect(typed.filter((text) => search(text).corrected !== undefined)).toEqual([]);
  });
});

test('a word that is only begun makes no hit strong', () => {
  for (const text of ['القبو', 'التحصي', 'univer', 'schol', 'الأمير', '144']) {
    const { hits } = search(text);
    expect(hits.length, text).toBeGreaterThan(0);
    expect(new Set(hits.map(({ match }) => match)), text).toEqual(new Set(['weak']));
  }
});

test('a word that is only begun leads on from those before it', () => {
  expect(ids('رسوم السكن البتر')[0]).toBe('housing-fee-kfupm');
  expect(ids('how much is hous')).toContain('housing');
  expect(ids('step fe')[0]).toMatch(/^step-/);
});

test('words of published questions find something, stop words excepted', () => {
  const lost = words.filter((word) => !isStopWord(word) && search(word).hits.length === 0);
  expect(lost.length / words.length, lost.join(' ')).toBeLessThanOrEqual(0.01);
});

describe('a repair', () => {
  test.each(['رس', 'child', 'vs', 'tes', 'qdrt fees', 'الري', 'صداقة'])(
    'does not turn %s into a word of the other script',
    (text) => {
      expect(search(text).corrected).toBeUndefined();
    },
  );

  test('takes no text whatever for an error', () => {
    const latin = fc.string({ unit: fc.constantFrom(...'abdefhiklmnqrstwyz'), minLength: 3, maxLength: 16 });
    fc.assert(
      fc.property(fc.array(latin, { minLength: 1, maxLength: 4 }), (text) => {
        expect(() => search(text.join(' '))).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an unknown word', () => {
  test.each([
    ['minassat qabul', 'qabul'],
    ['qabul minassat', 'qabul'],
    ['blorptastic housing', 'housing'],
    ['غغظظضض القدرات', 'القدرات'],
    ['غغظظضض ثثذذزز ططظظ مكافأة', 'مكافأة'],
  ])('%s finds what %s finds', (text, known) => {
    expect(ids(known)).not.toEqual([]);
    expect(ids(text)).toEqual(ids(known));
  });
});

test('what a subject alone is about is strong where the question asks nothing else', () => {
  for (const text of ['what is qabul', 'qabul', 'ما منصة قبول']) {
    expect(search(text).hits[0], text).toMatchObject({ id: 'qabul-what', match: 'strong' });
  }
});
