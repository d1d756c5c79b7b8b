import { Region, RegionList, RegionRecord } from '../schema/region.ts';
import type { Definition } from './collection.ts';

export const regions = {
  form: 'list',
  record: RegionRecord,
  one: { ar: 'منطقة', en: 'region' },
  many: { ar: 'المناطق', en: 'Regions' },
  about: { ar: 'مناطق المملكة وتهجئاتها.', en: 'The regions of the Kingdom and how they are spelt.' },
  group: 'universities',
  description: {
    ar: 'مناطق المملكة الثلاث عشرة وكل تهجئة يقبلها region وعدد جامعات كل منطقة.',
    en: 'The 13 regions, every spelling that region accepts, and how many universities each has.',
  },
  list: RegionList,
  element: Region,
  resource: {
    description: 'The 13 regions, the spellings that a region parameter accepts, and how many universities each has.',
  },
} as const satisfies Definition;
