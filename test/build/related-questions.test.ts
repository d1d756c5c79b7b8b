import { expect, it } from 'vitest';
import { pageContext } from '../../build/site/pages/context.ts';
import WORDS from '../../build/site/pages/words.json' with { type: 'json' };
import { frozenCatalogue } from '../support/frozen-content.ts';

const edition = { catalogue: await frozenCatalogue(), baseUrl: 'https://data.example', asOf: '2026-11-20', routes: [] };
const { faq, related } = pageContext(edition).questions;

it.each([
  ['gat-fee', 'gat-attempts'],
  ['kfupm-early', 'kfupm-weights'],
  ['qabul-keep-seat', 'qabul-upgrade'],
  ['weighted-calc', 'weighted-what'],
  ['cal-1448-autumn', 'cal-1448-midyear'],
])('%s leads to %s', (id, near) => {
  expect(related.get(id)?.map((each) => each.id)).toContain(near);
});

it.each(faq)('$id leads to none of others, unless people put them together', ({ id, appliesTo, category, about }) => {
  const kept = WORDS.questionsTogether.filter((ids) => ids.includes(id)).flat();
  for (const other of related.get(id)?.filter((each) => !kept.includes(each.id)) ?? []) {
    expect([null, appliesTo]).toContain(other.appliesTo);
    if (category !== 'exams' || !about?.exams.length) continue;
    expect(about.exams.filter((exam) => other.about?.exams.includes(exam))).not.toEqual([]);
  }
});
