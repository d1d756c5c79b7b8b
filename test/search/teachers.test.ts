import { describe, expect, it } from 'vitest';
import { type NamesDocument, nameSearch } from '../../assets/names.ts';
import { teacherSearch } from '../../assets/teachers.ts';

const names: NamesDocument = {
  universities: [
    ['kau', 'جامعة الملك عبدالعزيز', 'King Abdulaziz University'],
    ['uj', 'جامعة جدة', 'University of Jeddah'],
    ['uqu', 'جامعة أم القرى', 'Umm Al-Qura University'],
    ['tu', 'جامعة الطائف', 'Taif University'],
    ['npcn', 'كلية الشمال للتمريض', 'Northern College of Nursing'],
  ],
  majors: [
    ['nursing', 'التمريض', 'Nursing'],
    ['civil', 'الهندسة المدنية', 'Civil Engineering'],
    ['software', 'هندسة البرمجيات', 'Software Engineering'],
    ['law', 'القانون', 'Law'],
  ],
  exams: [],
  regions: [
    ['makkah', 'مكة المكرمة', 'Makkah', ['مكة']],
    ['northern', 'الحدود الشمالية', 'Northern Borders'],
  ],
  cities: [
    ['جدة', 'جدة', 'Jeddah'],
    ['مكة المكرمة', 'مكة المكرمة', 'Makkah'],
    ['الطائف', 'الطائف', 'Taif'],
    ['عرعر', 'عرعر', 'Arar'],
  ],
  faq: [],
  places: [
    [0, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ],
  teachers: [[0, 1, 2, 4], [0], [0, 1], [2]],
  likely: [[3], [], [1], [0, 3]],
};
const byName = nameSearch(names);
const teachersOf = teacherSearch(names);
const found = (text: string) =>
  teachersOf(byName(text)).map(({ major, place, around, universities, likely }) => ({
    major: major[0],
    place: place[0],
    around: around?.[0],
    ids: universities.map(([id]) => id),
    likely: likely.map(([id]) => id),
  }));
const nursingIn = (place: string, ids: readonly string[], likely: readonly string[] = []) => [
  { major: 'nursing', place, around: undefined, ids, likely },
];

describe('who teaches a major in a place', () => {
  it.each([
    { text: 'تمريض في جدة', because: 'in a city' },
    { text: 'التمريض بجدة', because: 'with a preposition that is joined to it' },
    { text: 'جدة تمريض', because: 'the other way round' },
    { text: 'من يدرس التمريض في جده', because: 'among words that say nothing' },
    { text: 'Nursing in Jeddah', because: 'in English' },
    { text: 'nursing jed', because: 'with the last word half typed' },
  ])('$because: "$text"', ({ text }) => {
    expect(found(text)).toEqual(nursingIn('جدة', ['kau', 'uj']));
  });

  it('is that of the whole region where its name is that of a city too', () => {
    expect(found('nursing in Makkah')).toEqual(nursingIn('makkah', ['kau', 'uj', 'uqu'], ['tu']));
  });

  it('is that of the region of a city where nobody teaches it, which is said', () => {
    expect(found('القانون في الطائف')).toEqual([
      { major: 'law', place: 'makkah', around: 'الطائف', ids: ['uqu'], likely: ['tu'] },
    ]);
  });

  it('names who may teach it where nobody is known to', () => {
    expect(found('nursing in Taif')).toEqual([
      { major: 'nursing', place: 'makkah', around: 'الطائف', ids: ['kau', 'uj', 'uqu'], likely: ['tu'] },
    ]);
  });

  it('is that of each major that a word names, those that most teach first', () => {
    expect(found('engineering in Jeddah').map(({ major, ids }) => [major, ids])).toEqual([
      ['software', ['kau', 'uj']],
      ['civil', ['kau']],
    ]);
  });

  it.each([
    { text: 'nursing', because: 'no place is named' },
    { text: 'Jeddah', because: 'no major is named' },
    { text: 'law in Arar', because: 'nobody in its region is known to teach it' },
    { text: 'Northern College of Nursing', because: 'this is the name of an institution' },
  ])('is nothing where $because: "$text"', ({ text }) => {
    expect(found(text)).toEqual([]);
  });
});
