import { describe, expect, it } from 'vitest';
import { pageContext } from '../../build/site/pages/context.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

const catalogue = await frozenCatalogue();
const edition = { catalogue, baseUrl: 'https://data.example', asOf: '2026-11-20', routes: [] };
const { faq, related } = pageContext(edition).questions;

describe('Questions related to a question', () => {
  it.each([
    ['gat-fee', 'gat-attempts'],
    ['kfupm-early', 'kfupm-weights'],
    ['stipend-amount', 'stipend-who'],
    ['weighted-calc', 'weighted-what'],
    ['cal-1448-autumn', 'cal-1448-midyear'],
  ])('%s: %s', (id, near) => {
    expect(related.get(id)?.map((each) => each.id)).toContain(near);
  });

  it.each(faq)('$id: none of another institution, nor of other exams', ({ id, appliesTo, category, about }) => {
    for (const other of related.get(id) ?? []) {
      expect([null, appliesTo]).toContain(other.appliesTo);
      const isOfExams = category === 'exams' && about?.exams.length;
      if (isOfExams) expect(about.exams.filter((exam) => other.about?.exams.includes(exam))).not.toEqual([]);
    }
  });
});
