import { describe, expect, it } from 'vitest';
import { nameSearch } from '../../../build/assets/names.ts';
import FOUND from './names.json' with { type: 'json' };

const NAMES: Parameters<typeof nameSearch>[0] = {
  universities: [
    ['ksau-hs', 'جامعة الملك سعود بن عبدالعزيز للعلوم الصحية', 'King Saud Health University', ['KSUHS', 'KSU Med']],
    ['ksu', 'جامعة الملك سعود', 'King Saud University', ['KSU']],
    ['npcn', 'كلية الشمال للتمريض', 'Northern Private College of Nursing'],
  ],
  majors: [
    ['nursing', 'التمريض', 'Nursing', ['ممرض']],
    ['bioengineering', 'الهندسة الحيوية', 'Bioengineering'],
  ],
  exams: [['step', 'اختبار كفايات اللغة الإنجليزية', 'English proficiency test', ['STEP']]],
  regions: [['riyadh', 'الرياض', 'Riyadh']],
  cities: [['الرياض', 'الرياض', 'Riyadh']],
  places: [
    ['الرياض', 'riyadh', null],
    ['الرياض', 'riyadh', null],
    [null, null, null],
  ],
  calendar: [],
  sectors: [],
  teachers: [],
};
const find = nameSearch(NAMES);

describe('names are found', () => {
  it.each(FOUND)('$because: "$text"', ({ text, ids }) => {
    expect(find(text).map(({ row: [id] }) => id)).toEqual(ids);
  });

  it('by no word that is right as it is', () => {
    const knowing = nameSearch(NAMES, (word) => word === 'nursng');
    expect(knowing('nursng')).toEqual([]);
  });

  it('by no words of a major and a place that are its name together', () => {
    const school: Parameters<typeof nameSearch>[0]['universities'][number] = [
      'reu',
      'جامعة رياض العلم',
      'Elm University',
    ];
    const majors = [...NAMES.majors, ['psychology', 'علم النفس', 'Psychology'] as const];
    const named = nameSearch({ ...NAMES, majors, universities: [school], places: [['الرياض', 'riyadh', null]] });
    const exact = (text: string) => named(text).flatMap(({ row: [id], isExact }) => (isExact ? [id] : []));
    expect(exact('علم نفس في الرياض')).toContain('psychology');
    expect(exact('علم نفس في الرياض')).not.toContain('reu');
    expect(exact('علم نفس جامعة رياض العلم')).toContain('reu');
  });

  it('whole when they hold every word that any name holds', () => {
    const hits = find('nursing in Riyadh').map(({ row: [id], isWhole }) => [id, isWhole]);
    expect(Object.fromEntries(hits)).toMatchObject({ nursing: false, riyadh: false });
    expect(find('nursing').every(({ isWhole }) => isWhole)).toBe(true);
    expect(find('KSU military college').filter(({ isExact }) => isExact)).toEqual([]);
  });
});
