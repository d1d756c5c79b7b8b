import { describe, expect, test } from 'vitest';
import { analyse, compileSynonyms, spell } from '../../edge/search/analyse.ts';
import { asArabicKeys, asLatinKeys } from '../../edge/search/repair.ts';
import { consonants, soundsOf, stem, tokenise } from '../../edge/search/words.ts';
import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import { fc } from '../support/properties.ts';

const synonyms = compileSynonyms(
  [
    ['pgat', 'قدرات الجامعيين'],
    ['قدرات', 'القدرات العامة', 'gat', 'qudurat'],
    ['موزونة', 'النسبة الموزونة', 'النسبة المكافئة', 'weighted score'],
    ['مكافأة', 'مكافئة', 'stipend'],
    ['مفصول', 'فصلوني'],
    ['ترم', 'فصل'],
    ['ورق', 'وثائق'],
    ['ورقية', 'ورقي'],
    ['قبول', 'ما انقبلت'],
  ].map((set) => set.map(spell)),
);
const terms = (text: string) => analyse(tokenise(fold(text)), synonyms).map(({ term }) => term);

describe('fold', () => {
  test.each([
    ['القُدُراتُ', 'القدرات'],
    ['أإآٱا', 'ا'],
    ['مُكافَأة', 'مكافاه'],
    ['مسؤول شيء', 'مسوول شي'],
    ['مصطفى', 'مصطفي'],
    ['قـــدرات', 'قدرات'],
    ['الكترونیة کلیة', 'الكترونيه كليه'],
    ['جداااا', 'جدا'],
    ['١٤٤٨ ۱۴۴۸', '1448 1448'],
    ['10000', '10000'],
    ['KFUPM  Café', 'kfupm cafe'],
    ['قبول\u200Bموحد', 'قبول موحد'],
    ['قبو\u200Cل\u202E', 'قبول'],
    [' \t قبول \n ', 'قبول'],
    ['ﻗﺒﻮﻝ', 'قبول'],
    ['جامعة الملك عبد  العزيز', 'جامعه الملك عبدالعزيز'],
    ['لعبد الله', 'لعبدالله'],
    ['عبد اللهههه', 'عبدالله'],
    ['King Abdul Aziz', 'king abdulaziz'],
    ['abdul ll', 'abdul ll'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folds a folded text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });

  const word = fc.string({ unit: fc.constantFrom(...'ابتجدرسعفقكلمنهوي'), minLength: 1, maxLength: 12 });
  const between = (text: string, insert: readonly string[]) =>
    [...text].map((letter, at) => letter + (insert[at % insert.length] ?? '')).join('');
  const marks = fc.array(fc.constantFrom('', '\u064B', '\u064E', '\u0651', '\u0652', '\u0670', 'ـ'), {
    minLength: 1,
  });

  test('sees neither tashkeel nor tatweel', () => {
    fc.assert(
      fc.property(word, marks, (text, insert) => {
        expect(fold(between(text, insert))).toBe(fold(text));
      }),
    );
  });

  test('sees no hamza on alef, waw and yeh, and no form of the digits', () => {
    const variants: Readonly<Record<string, string>> = { ا: 'أ', و: 'ؤ', ي: 'ئ', ه: 'ة' };
    fc.assert(
      fc.property(word, fc.nat(), (text, number) => {
        const other = [...text].map((letter) => variants[letter] ?? letter).join('');
        const digits = String(number);
        const arabic = digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
        expect(fold(`${other} ${arabic}`)).toBe(fold(`${text} ${digits}`));
      }),
    );
  });
});

describe('tokenise', () => {
  test.each([
    ['gatقدرات75', ['gat', 'قدرات', '75']],
    ['1448ه', ['1448']],
    ['ma7sob 3am', ['ma7sob', '3am']],
    ['gat2026', ['gat', '2026']],
    ['4.5', ['4', '5']],
    ['(قبول؟)', ['قبول']],
    ['🙂 !!', []],
    [`${'ق'.repeat(25)} قبول`, ['قبول']],
  ])('%j gives %j', (text, words) => {
    expect(tokenise(text)).toEqual(words);
  });
});

describe('stem', () => {
  test.each([
    ['الجامعات', 'جامع'],
    ['جامعتي', 'جامع'],
    ['للقدرات', 'قدر'],
    ['رغبتي', 'رغب'],
    ['هالسنه', 'سنه'],
    ['والتحصيلي', 'تحصيل'],
    ['وزن', 'وزن'],
    ['سكن', 'سكن'],
    ['universities', 'university'],
    ['scores', 'score'],
    ['status', 'status'],
    ['class', 'class'],
    ['1448', '1448'],
  ])('%s becomes %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});

describe('analyse', () => {
  test.each([
    ['كم النسبة المكافئة', ['كم', 'موزونه']],
    ['متى المكافئة', ['متي', 'مكافاه']],
    ['قدرات الجامعيين', ['pgat']],
    ['GAT والقُدرات', ['قدرات', 'قدرات']],
    ['الفصل', ['ترم']],
    ['الورقية', ['ورقيه']],
    ['ما انقبلت', ['قبول']],
    ['ما هو', []],
    ['وهل', []],
    ['أشياء', []],
    ['weighted scores', ['موزونه']],
  ])('%j gives %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

test.each([
  ['hgr]vhj', 'القدرات'],
  ['ljn', 'متى'],
  ['hgl;htHm', 'المكافأة'],
  ['bgf', 'لالب'],
])('on an Arabic keyboard %s types %s', (keys, text) => {
  expect(asArabicKeys(keys)).toBe(text);
});

test.each([
  ['سفثح', 'step'],
  ['ضعيعقشف', 'qudurat'],
  ['لاثسف', 'best'],
])('on an English keyboard %s types %s', (keys, text) => {
  expect(asLatinKeys(keys)).toBe(text);
});

test.each([
  ['قدرات', 'قدرات', 0],
  ['القدارت', 'القدرات', 1],
  ['تحصلي', 'تحصيلي', 1],
  ['تحصيلي', 'تحصيل', 1],
  ['قبول', 'مقعد', 3],
])('from %s to %s it takes %i steps', (from, to, steps) => {
  expect(editDistance(from, to, 2)).toBe(steps);
});

test.each([
  ['tahseely', 'تحصيلي'],
  ['mofadala', 'مفاضلة'],
  ['taqdeem', 'تقديم'],
  ['ma7sob', 'محسوب'],
  ['shurut', 'شروط'],
  ['mawzoona', 'موزونة'],
  ['ma6loob', 'مطلوب'],
])('%s sounds like %s', (latin, arabic) => {
  expect(consonants(soundsOf(latin, true))).toBe(consonants(soundsOf(fold(arabic), false)));
});
