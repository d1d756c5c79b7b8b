import { ID } from '../schema/shape.ts';
import {
  University,
  UniversityAnswer,
  UniversityDetail,
  UniversityList,
  UniversityRecord,
} from '../schema/university.ts';
import type { Collection } from './collection.ts';
import { NOT_ANNOUNCED } from './tool-text.ts';

export const universities = {
  form: 'folder',
  record: UniversityRecord,
  idKey: 'id',
  idPattern: ID,
  editorSchema: 'university',
  one: { ar: 'جامعة', en: 'university' },
  many: { ar: 'الجامعات', en: 'Universities' },
  about: {
    ar: 'الجامعات والكليات السعودية وكلياتها وتخصصاتها.',
    en: 'Saudi universities with their colleges and majors.',
  },
  distinct: ['name', 'nameEn'],
  orderedBy: ['name', 'id'],
  counts: ['universities', 'colleges', 'majors'],
  summary: { ar: 'الجامعات', en: 'Universities' },
  description: {
    ar: 'قائمة الجامعات والكليات السعودية. مع id تعيد كليات الجامعة وتخصصاتها، ومع region تقتصر على منطقة، ومع major على ما يُعرف أنه يدرّس التخصص.',
    en: 'Saudi universities and colleges. With id it returns one university with its colleges and majors; with region, those of one region; with major, those known to hold it. id wins over region, and region over major.',
  },
  list: UniversityList,
  member: 'universities',
  element: University,
  detail: {
    query: 'id',
    summary: { ar: 'جامعة واحدة', en: 'One university' },
    answer: UniversityAnswer,
    element: UniversityDetail,
    parameter: {
      ar: 'معرّف جامعة من القائمة، فتعاد كلياتها وتخصصاتها.',
      en: 'A university id from the list: its colleges and specific majors are returned.',
    },
    unknown: 'unknown-university',
  },
  filters: [
    {
      parameter: 'region',
      folder: '/api/agent/regions',
      unknown: 'unknown-region',
      description: {
        ar: 'منطقة: معرّفها أو اسمها العربي أو الإنجليزي أو تهجئة مقبولة من /api/agent/regions.',
        en: 'A region: its id, Arabic or English name, or a spelling that /api/agent/regions lists.',
      },
    },
    {
      parameter: 'major',
      folder: '/api/agent/universities/major',
      unknown: 'unknown-major',
      description: {
        ar: 'معرّف تخصص من /api/agent/majors. وتبيّن coverage في الإجابة كم مؤسسة لا نملك قائمتها كاملة.',
        en: 'The id of a major from /api/agent/majors. coverage in the answer says of how many institutions the list is not whole.',
      },
    },
  ],
  search: null,
  lines: { ar: 'الجامعات', en: 'Universities' },
  dataset: {
    title: { ar: 'الجامعات السعودية وكلياتها وتخصصاتها', en: 'Saudi universities, colleges and majors' },
    description: {
      ar: 'الجامعات والكليات السعودية: الاسم والمنطقة والمدينة والقطاع وتصنيف QS والموقع الرسمي، مع كليات كل جامعة وتخصصاتها ومصادرها.',
      en: 'Universities and colleges in Saudi Arabia: name, region, city, sector, QS rank and official site, with the colleges and majors of each and their sources.',
    },
    keywords: ['universities', 'colleges', 'majors', 'Saudi Arabia', 'جامعات'],
  },
  resource: {
    title: 'الجامعات السعودية · Saudi universities',
    description: 'All universities and colleges: id, names, region, city, sector, QS rank.',
  },
  tools: [
    {
      name: 'list_universities',
      title: 'الجامعات السعودية · Saudi universities',
      description: `Lists Saudi universities and colleges with id, Arabic and English name, region, city, sector and QS rank. Use it to find an institution's id or to see what a region has; get_university then gives its colleges and majors. ${NOT_ANNOUNCED}`,
      properties: {
        region: {
          type: 'string',
          maxLength: 100,
          description:
            'Only universities of this region: its id (for example `riyadh`) or its Arabic or English name. Leave it out for all.',
        },
      },
      required: [],
      answer: UniversityList,
    },
    {
      name: 'get_university',
      title: 'جامعة وكلياتها وتخصصاتها · One university',
      description: `Gives one university with its colleges, specific majors, founding year and sources. Use it with an id from list_universities, or with a name. \`collegesCoverage\` says how much of the real list is held: an empty or partial list never means that the university has no more. Credit the \`source\` of what you repeat. ${NOT_ANNOUNCED}`,
      properties: {
        id: {
          type: 'string',
          maxLength: 100,
          description:
            'Its id as list_universities gives it, for example `ksu`, or its Arabic or English name or abbreviation.',
        },
      },
      required: ['id'],
      answer: UniversityAnswer,
    },
  ],
} as const satisfies Collection;
