import {
  Scholarship,
  ScholarshipAnswer,
  ScholarshipDetail,
  ScholarshipList,
  ScholarshipRecord,
} from '../schema/scholarship.ts';
import { type Definition, NOT_ANNOUNCED } from './collection.ts';

export const scholarships = {
  form: 'folder',
  record: ScholarshipRecord,
  editorSchema: 'scholarship',
  one: { ar: 'منحة', en: 'scholarship' },
  many: { ar: 'المنح الدراسية', en: 'Scholarships' },
  about: { ar: 'المنح الدراسية وشروطها.', en: 'Scholarships and what they give.' },
  distinct: ['name', 'nameEn'],
  orderedBy: ['name', 'id'],
  description: {
    ar: 'المنح الدراسية. مع id تعيد منحة واحدة بمصادرها، ومع region تقتصر على منطقة.',
    en: 'Scholarships. With id it returns one with its sources; with region, those of one region.',
  },
  list: ScholarshipList,
  element: Scholarship,
  detail: {
    query: 'id',
    summary: { ar: 'منحة واحدة', en: 'One scholarship' },
    answer: ScholarshipAnswer,
    element: ScholarshipDetail,
    parameter: { ar: 'معرّف منحة من القائمة.', en: 'A scholarship id from the list.' },
    unknown: 'not-found',
  },
  filters: [
    {
      parameter: 'region',
      folder: '/api/agent/scholarships/region',
      unknown: 'not-found',
      description: { ar: 'معرّف منطقة.', en: 'A region id.' },
    },
  ],
  dataset: {
    title: { ar: 'المنح الدراسية', en: 'Scholarships' },
    description: { ar: 'المنح الدراسية في المملكة.', en: 'Scholarships in the Kingdom.' },
    keywords: ['scholarships', 'منح'],
  },
  resource: { title: 'المنح الدراسية · Scholarships', description: 'All scholarships.' },
  tools: [
    {
      name: 'list_scholarships',
      title: 'المنح الدراسية · Scholarships',
      description: `Lists scholarships, or gives one by its id. ${NOT_ANNOUNCED}`,
      properties: {
        id: { type: 'string', maxLength: 100, description: 'Id of one scholarship.' },
        region: { type: 'string', maxLength: 100, description: 'Only those of this region, by its id.' },
      },
      required: [],
      answer: ScholarshipList,
    },
  ],
} as const satisfies Definition;
