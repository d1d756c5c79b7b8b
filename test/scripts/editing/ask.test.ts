import { expect, test } from 'vitest';
import { foundFor, unanswered } from '../../../scripts/editing/ask.ts';
import { frozenCatalogue } from '../../support/frozen-content.ts';

const catalogue = await frozenCatalogue();

test.each([
  [
    'كم رسوم اختبار القدرات العامة؟',
    /^قوية \(strong\) · gat-fee · .*\n {2}كم رسوم اختبار القدرات العامة؟\n {2}What is the GAT fee\?$/m,
  ],
  ['متى اجازة اليوم الوطني', /^ضعيفة \(weak\) · \S+ · ينقصها \(lacks\): .*اليوم الوطني/m],
  ['hgr]vhj', /→ القدرات$/m],
  ['شروط القبول المبكر', /^ضعيفة \(weak\) · kfupm-early · حكم مؤسسة واحدة/m],
  ['zzzz', /nothing is found/],
])('of «%s» it is said what is found, and why', (question, said) => {
  expect(foundFor(catalogue, question)).toMatch(said);
});

test.each(['', '  '])('without a question it is said what to give', (question) => {
  expect(() => foundFor(catalogue, question)).toThrow(/npm run ask -- ".*--file FILE/);
});

test('of a list those without a strong answer come out, with what is nearest, and how many they are', () => {
  const said = unanswered(catalogue, ['كم رسوم القدرات', 'متى اجازة اليوم الوطني', 'zzzz']).split('\n');
  expect(said).toEqual([expect.stringMatching(/^متى اجازة اليوم الوطني · \S+ · ينقصها/), 'zzzz', '2 / 3']);
});
