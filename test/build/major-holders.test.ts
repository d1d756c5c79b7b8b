import { expect, it } from 'vitest';
import { coverageOf, holdersOf } from '../../build/site/answers/majors.ts';
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
