import { Admission, AdmissionList, AdmissionRecord } from '../schema/admission.ts';
import type { Definition } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const admission = {
  form: 'folder',
  record: AdmissionRecord,
  one: { ar: 'سجل قبول', en: 'admission record' },
  many: { ar: 'القبول', en: 'Admission' },
  about: {
    ar: 'أوزان القبول وأقل الدرجات وفترات التقديم ورسومه وشروطه، لكل مؤسسة وعام.',
    en: 'Weights, least scores, windows, fees and conditions of admission, by institution and year.',
  },
  orderedBy: ['university', 'id'],
  counts: ['admission', 'formulas'],
  summary: { ar: 'القبول في الجامعات', en: 'Admission to universities' },
  description: {
    ar: 'أوزان القبول وأقل درجاته وفتراته ورسومه وشروطه كما تنشرها كل مؤسسة. وإن كانت year بقيمة null فصفحتها بلا تاريخ، فلا تُعد للعام الحالي.',
    en: 'Weights, least scores, windows, fees and conditions as each institution publishes them. Where `year` is null its page names none: never call it current.',
  },
  list: AdmissionList,
  element: Admission,
  filters: [
    {
      parameter: 'university',
      folder: '/api/agent/admission',
      unknown: 'unknown-university',
      description: {
        ar: 'معرّف مؤسسة من /api/agent/universities، أو qabul لمنصة القبول الموحد.',
        en: 'An id of /api/agent/universities, or `qabul` for the unified platform.',
      },
    },
  ],
  dataset: DATASETS.admission,
  resource: {
    description: 'Weights, least scores, windows, fees and conditions of admission. Credit the source of each.',
  },
} as const satisfies Definition;
