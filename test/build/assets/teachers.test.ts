import { describe, expect, it } from 'vitest';
import { type NamesDocument, nameSearch } from '../../../build/assets/names.ts';
import { teacherSearch } from '../../../build/assets/teachers.ts';

const names: NamesDocument = {
  asOf: '2026-11-20',
  holidayYears: [],
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
    ['security', 'الأمن السيبراني', 'Cybersecurity'],
    ['forensics', 'الأمن السيبراني والتحليل الجنائي', 'Cybersecurity and Forensics'],
    ['evidence', 'التحليل الجنائي', 'Forensics'],
    ['administration', 'الإدارة العامة', 'Public Administration', ['إدارة حكومية']],
    ['arid', 'دراسات المناطق الجافة في مكة', 'Studies of Makkah'],
  ],
  exams: [],
  topics: [],
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
  calendar: [],
  sectors: [
    ['public', 'الجامعات والكليات الحكومية', 'Public universities and colleges', ['حكومية', 'public']],
    ['private', 'الجامعات والكليات الأهلية', 'Private universities and colleges', ['أهلية']],
  ],
  faq: [],
  told: {},
  colleges: [[['كلية القانون برابغ', 'Law in Rabigh', 'رابغ', [], [3]]], [], [], [['كلية', 'College', '', [], [0, 3]]]],
  places: [
    ['جدة', 'makkah', 'public'],
    ['جدة', 'makkah', 'public'],
    ['مكة المكرمة', 'makkah', 'public'],
    ['الطائف', 'makkah', 'public'],
    ['عرعر', 'northern', 'private'],
  ],
  teachers: [['kau', 'uj', 'uqu', 'npcn'], ['kau'], ['kau', 'uj'], ['uqu'], [], ['kau'], ['uqu'], ['npcn'], ['kau']],
  degrees: [{}, {}, { kau: 'master' }],
  likely: [['tu'], [], ['uj'], ['kau', 'tu']],
  ...{ costs: [], notes: {} },
};
const [byName, teachersOf] = [nameSearch(names), teacherSearch(names)];
const found = (text: string) =>
  teachersOf(byName(text)).map(({ by, subject, place, askedCity, universities, likely, isLikelyThere }) => ({
    [by]: subject[0],
    place: place[0],
    askedCity: askedCity?.[0],
    ids: universities.map(([id]) => id),
    likely: likely.map(([id]) => (isLikelyThere ? `${id} there` : id)),
  }));
const inJeddah = { place: 'جدة', askedCity: undefined, ids: ['kau', 'uj'], likely: [] };
const nursingInJeddah = [{ major: 'nursing', ...inJeddah }];
const inSectorInJeddah = [{ kind: 'public', ...inJeddah }];

describe('who teaches a major in a place', () => {
  it('is followed by those of which no source states the sector that is asked for', () => {
    const places = names.places.map((each, at) => (at === 0 ? ['جدة', 'makkah', null] : each));
    const [local] = teacherSearch({ ...names, places })(byName('تمريض حكومية في جدة'));
    expect(local?.universities.map(([id]) => id)).toEqual(['uj', 'kau']);
    expect(local?.unsure.map(([id]) => id)).toEqual(['kau']);
  });

  it.each([
    { text: 'تمريض في جدة', because: 'in a city', expected: nursingInJeddah },
    { text: 'التمريض بجدة', because: 'with a preposition that is joined to it', expected: nursingInJeddah },
    { text: 'جدة تمريض', because: 'the other way round', expected: nursingInJeddah },
    { text: 'من يدرس التمريض في جده', because: 'among words that say nothing', expected: nursingInJeddah },
    { text: 'Nursing in Jeddah', because: 'in English', expected: nursingInJeddah },
    { text: 'who teaches nursing in Jeddah', because: 'among words of asking', expected: nursingInJeddah },
    { text: 'nursing jed', because: 'with the last word half typed', expected: nursingInJeddah },
    { text: 'جامعات حكومية في جدة', because: 'those of a sector', expected: inSectorInJeddah },
    { text: 'public universities in Jeddah', because: 'a sector in English', expected: inSectorInJeddah },
    { text: 'الجامعات الحكوميه بجده', because: 'a sector in another spelling', expected: inSectorInJeddah },
    {
      text: 'nursing in Makkah',
      because: 'that of the whole region where its name is that of a city too',
      expected: [
        { major: 'nursing', place: 'makkah', askedCity: undefined, ids: ['kau', 'uj', 'uqu'], likely: ['tu'] },
      ],
    },
    {
      text: 'القانون في جدة',
      because: 'that of the region of a city where nobody teaches it, which is said, and no college of another town',
      expected: [{ major: 'law', place: 'makkah', askedCity: 'جدة', ids: ['uqu'], likely: ['tu'] }],
    },
    {
      text: 'nursing in Taif',
      because: 'who may teach it where nobody is known to',
      expected: [
        { major: 'nursing', place: 'makkah', askedCity: 'الطائف', ids: ['kau', 'uj', 'uqu'], likely: ['tu there'] },
      ],
    },
    { text: 'nursing', because: 'nothing where no place is named', expected: [] },
    { text: 'Jeddah', because: 'nothing where no major is named', expected: [] },
    {
      text: 'living in Makkah',
      because: 'nothing where a major has the name of the place alone',
      expected: [],
    },
    { text: 'law in Arar', because: 'nothing where nobody in its region is known to teach it', expected: [] },
    { text: 'Northern College of Nursing', because: 'nothing for the name of an institution', expected: [] },
  ])('is found for "$text": $because', ({ text, expected }) => {
    expect(found(text)).toEqual(expected);
  });

  it('is that of each major that a word names, those that most teach first, and where it is no bachelor’s last', () => {
    expect(found('engineering in Jeddah').map(({ major, ids }) => [major, ids])).toEqual([
      ['software', ['uj', 'kau']],
      ['civil', ['kau']],
    ]);
  });

  it('is that of a major whose name goes on where nobody teaches the very one that is named', () => {
    expect(found('الأمن السيبراني في جدة').map(({ major }) => major)).toEqual(['forensics']);
    expect(found('التحليل الجنائي جدة').map(({ major, place }) => [major, place])).toEqual([
      ['forensics', 'جدة'],
      ['evidence', 'makkah'],
    ]);
  });
});
