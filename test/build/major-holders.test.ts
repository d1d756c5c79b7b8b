import { expect, it } from 'vitest';
import { collectionFiles } from '../../build/site/answers/answers.ts';
import { coverageOf, holdersOf } from '../../build/site/answers/majors.ts';
import { isInstitution } from '../../build/site/answers/universities.ts';
import { pageContext } from '../../build/site/pages/context.ts';
import { universityPage } from '../../build/site/pages/institutions/university.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

const { universities, majors, ...rest } = await frozenCatalogue();
const [first, second, third] = universities;
const [major, other] = majors;
if (!first || !second || !third || !major || !other) throw new Error('The frozen content is too small.');

const source = {
  title: 'A page',
  url: 'https://official.example',
  kind: 'official',
  published: null,
} as const;
const college = (majorIds: readonly string[], fields: readonly string[]) => ({
  id: 'one',
  name: 'كلية',
  nameEn: 'College',
  fields: [...fields],
  majors: majorIds.map((id) => ({ id, name: 'تخصص', nameEn: null, degree: null, major: id, study: null })),
  source,
  otherSources: [],
});

it('tells who lists a major from who has a college of its field, and counts nobody twice', () => {
  const catalogue = {
    ...rest,
    majors: [major, other],
    universities: [
      { ...first, colleges: [college([major.id], [major.field])] },
      { ...second, colleges: [college([], [major.field])] },
      {
        ...third,
        colleges: [college([other.id], [major.field]), college([major.id], []), college([], [major.field])],
      },
    ],
  };
  expect(holdersOf(catalogue).get(major.id)).toEqual({
    universities: [first.id, third.id],
    byCollege: [second.id],
  });
});

it('says of how many institutions the list is not whole', () => {
  expect(
    coverageOf({
      universities: [
        { ...first, collegesCoverage: 'none' },
        { ...second, collegesCoverage: 'partial' },
        { ...third, collegesCoverage: 'partial' },
      ],
    }),
  ).toEqual({ complete: 0, partial: 2, none: 1 });
});

it('the list for a major names those with a college of its field, and counts those that it cannot judge', () => {
  const catalogue = { ...rest, universities, majors };
  const holders = holdersOf(catalogue);
  const made = collectionFiles('universities', { catalogue, baseUrl: 'https://data.test.sa', asOf: '2026-11-20' });
  const files = new Map([...made].map(({ path, value }) => [path, Object(value)]));
  for (const { id } of majors) {
    const { universities: known = [], byCollege = [] } = holders.get(id) ?? {};
    const list = files.get(`/api/agent/universities/major/${id}.json`);
    expect(list.byCollege.map((row: { id: string }) => row.id)).toEqual(
      universities.map((record) => record.id).filter((each) => byCollege.includes(each)),
    );
    const unjudged = universities.filter((each) => each.collegesCoverage !== 'complete' && !known.includes(each.id));
    expect(list.unknown).toEqual({ major: unjudged.length });
  }
});

it('an institution that stands for its own college is marked, whichever name it shares', () => {
  const names = { name: 'كلية', nameEn: 'College' };
  expect(isInstitution(names, { name: 'كلية', nameEn: 'Another' })).toBe(true);
  expect(isInstitution(names, { name: 'أخرى', nameEn: 'College' })).toBe(true);
  expect(isInstitution({ name: null, nameEn: 'College of Law' }, names)).toBe(false);
});

it('the page of an institution that is one college neither counts colleges nor says that these are some of them', () => {
  const isOne = (record: (typeof universities)[number]) => record.colleges.every((each) => isInstitution(each, record));
  const one = universities.find((record) => record.colleges.length > 0 && isOne(record));
  if (one === undefined) throw new Error('The frozen content has no such institution.');
  const catalogue = { universities, majors, ...rest };
  const context = pageContext({ catalogue, baseUrl: 'https://data.example', asOf: '2026-11-22', routes: [] });
  const page = universityPage(one, context, 'en').main.markdown;
  expect(page).toContain('It is one college.');
  expect(page).not.toMatch(/Colleges held|some of its colleges/);
});
