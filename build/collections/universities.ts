import {
  SECTORS,
  University,
  UniversityAnswer,
  UniversityDetail,
  UniversityList,
  UniversityPage,
  UniversityRecord,
} from '../schema/university.ts';
import { CREDIT, codeArgument, type Definition, NOT_ANNOUNCED, textArgument } from './collection.ts';
import DATASETS from './dataset-words.json' with { type: 'json' };

export const universities = {
  form: 'folder',
  record: UniversityRecord,
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
  description: {
    ar: 'الجامعات والكليات السعودية. مع id كليات الجامعة وتخصصاتها، ومع region جامعات منطقة، ومع major من يدرّس التخصص. والأسبقية: id ثم region ثم major.',
    en: 'Saudi universities and colleges: with id one with its colleges and majors, with region or major those of it. Precedence: id, then region, then major.',
  },
  list: UniversityList,
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
        ar: 'منطقة: معرّفها أو اسمها العربي أو الإنجليزي أو تهجئة مقبولة من /api/agent/regions. ولمدينة تعاد مؤسساتها مع city.',
        en: 'A region: its id, Arabic or English name, or a spelling that /api/agent/regions lists. A city gives its institutions, and says so in city.',
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
  dataset: DATASETS.universities,
  resource: {
    title: 'الجامعات السعودية · Saudi universities',
    description: 'All universities and colleges: id, names, region, city, sector, QS rank.',
  },
  tools: [
    {
      name: 'list_universities',
      title: 'الجامعات السعودية · Saudi universities',
      description: `Lists Saudi universities and colleges, ranked ones first; conditions combine, and \`readAs\` says what was read otherwise than sent. Use it for who is where, who teaches a major, or an institution's id. With \`major\`, \`universities\` are known to teach it, \`byCollege\` have a college of its field whose majors are not held, \`related\` are majors of the same field, and \`coverage\` counts how much of the lists is held: others may teach it too, so never say that nobody else does. \`unknown\` counts those that a condition cannot judge: leave it out to see them. ${NOT_ANNOUNCED}`,
      properties: {
        region: textArgument(100, 'Region: id (`riyadh`) or name, in Arabic or English as all names.'),
        kind: codeArgument(Object.keys(SECTORS), 'Sector.'),
        major: textArgument(100, 'Major: id (`computer-science`) or usual name.'),
        field: textArgument(100, 'Field of a major or college: ISCED-F code (`071`) or name (`Engineering`).'),
        foundedFrom: { type: 'integer', minimum: 1900, maximum: 2100, description: 'Founded then or later.' },
        foundedTo: { type: 'integer', minimum: 1900, maximum: 2100, description: 'Founded then or earlier.' },
        q: textArgument(100, 'Words of a name, or a city (`Jeddah`).'),
        limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Rows; 50 when left out.' },
        part: codeArgument(
          ['admission'],
          'Instead `formulas`: weights in percent where held, year (null: undated page), source. Compute yourself; send no score.',
        ),
        cursor: textArgument(10, '`nextCursor` of the page before.'),
      },
      required: [],
      answer: UniversityPage,
    },
    {
      name: 'get_university',
      title: 'جامعة وكلياتها وتخصصاتها · One university',
      description: `Gives one university with its colleges, specific majors, founding year and sources. Use it with an id from list_universities, or with a name. \`collegesCoverage\` says how much of the real list is held: an empty or partial list never means that the university has no more. ${CREDIT} ${NOT_ANNOUNCED}`,
      properties: {
        id: textArgument(
          100,
          'Its id as list_universities gives it, for example `ksu`, or its Arabic or English name or abbreviation.',
        ),
        part: codeArgument(
          ['admission'],
          'Instead weights, least scores, windows, fees, conditions, tuition, housing; `questions`: ids for search_faq.',
        ),
      },
      required: ['id'],
      answer: UniversityAnswer,
      leftOut: {
        record: [
          ...'tuition housing colleges.majors.study aliases aliasesEn identifiers'.split(' '),
          ...'colleges.id colleges.fields colleges.majors.id colleges.majors.major'.split(' '),
        ],
        list: [],
        long: {
          bytes: 9_500,
          keys: ['colleges.otherSources', 'colleges.majors.degree', 'questions', 'sources.supports'],
        },
      },
      instead: {
        argument: 'part',
        value: 'admission',
        list: 'universities',
        keys: ['id', 'name', 'nameEn', 'url', 'admissionUrl', 'questions', 'tuition', 'housing'],
        folder: '/api/agent/admission',
        member: 'admission',
        leftOut: 'id university name nameEn registration statusChanges statusLabel statusLabelEn'
          .split(' ')
          .map((key) => `universities.admission.${key}`),
      },
    },
  ],
} as const satisfies Definition;
