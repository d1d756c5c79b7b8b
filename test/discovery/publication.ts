import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import type { Edition, Publication } from '../../build/publication/publication.ts';
import { publicationOf } from '../../build/site/site.ts';

const official = {
  title: 'إعلان رسمي',
  url: 'https://official.example/announcement',
  kind: 'official',
  published: '2026-05-01',
} as const;

const certain = { startsCertainty: null, endsCertainty: null, note: null, noteEn: null };

const supported = { ...official, supports: ['name'] };

/** A small catalogue with a record of each kind, known days and unknown ones. */
export const CATALOGUE: Catalogue = {
  service: {
    name: 'خدمة البيانات',
    nameEn: 'Data Service',
    description: 'بيانات عامة موثقة المصدر.',
    descriptionEn: 'Public, credited data.',
    version: '1.0.0',
    publisher: { name: 'الناشر', nameEn: 'The publisher', url: 'https://publisher.example' },
    contact: 'support@publisher.example',
    security: { contact: 'mailto:security@publisher.example', expires: '2027-09-30' },
    rateLimit: { requests: 60, windowSeconds: 60 },
    identityProvider: {
      issuer: 'https://id.example',
      authorizationUrl: 'https://id.example/authorize',
      tokenUrl: 'https://id.example/token',
      revocationUrl: 'https://id.example/revoke',
      jwksUri: 'https://id.example/jwks',
      clientRegistrationUrl: 'https://id.example/console',
    },
    mcpName: 'example.publisher/mcp',
    mcpHost: null,
    calendarUpdatedFor: '1448',
  },
  places: [{ id: 'makkah', name: 'مكة المكرمة', nameEn: 'Makkah', regionId: 'northern' }],
  regions: [
    { id: 'riyadh', name: 'الرياض', nameEn: 'Riyadh', aliases: [] },
    { id: 'northern', name: 'الحدود الشمالية', nameEn: 'Northern Borders', aliases: ['Arar Region'] },
  ],
  majors: [
    {
      id: 'physics',
      name: 'الفيزياء',
      nameEn: 'Physics',
      aliases: [],
      aliasesEn: ['applied physics'],
      field: '0533',
    },
  ],
  fields: [{ code: '0533', name: 'الفيزياء', nameEn: 'Physics' }],
  universities: [
    {
      id: 'ksu',
      name: 'جامعة الملك سعود',
      nameEn: 'King Saud University',
      aliases: ['الملك سعود'],
      aliasesEn: ['KSU'],
      type: 'university',
      kind: 'public',
      regionId: 'riyadh',
      city: 'الرياض',
      cityEn: 'Riyadh',
      url: 'https://ksu.example',
      founded: 1957,
      qsRank: 143,
      qsRankTo: null,
      qsYear: 2026,
      identifiers: { ror: 'https://ror.org/02f81g417', wikidata: 'Q842187' },
      confidence: 'several-sources',
      note: null,
      noteEn: null,
      verifiedOn: '2026-10-01',
      sources: [supported],
      collegesCoverage: 'partial',
      colleges: [
        {
          id: 'science',
          name: 'كلية العلوم',
          nameEn: 'College of Science',
          fields: ['0533'],
          majors: [
            { id: 'physics', name: 'الفيزياء', nameEn: 'Physics', major: 'physics', degree: 'bachelor' },
          ],
          source: official,
        },
      ],
    },
    {
      id: 'quiet',
      name: 'كلية هادئة',
      nameEn: 'Quiet College',
      aliases: [],
      aliasesEn: [],
      type: 'college',
      kind: null,
      regionId: null,
      city: null,
      cityEn: null,
      url: null,
      founded: null,
      qsRank: null,
      qsRankTo: null,
      qsYear: null,
      identifiers: { ror: null, wikidata: null },
      confidence: 'single-source',
      note: null,
      noteEn: null,
      verifiedOn: null,
      sources: [supported],
      collegesCoverage: 'none',
      colleges: [],
    },
  ],
  exams: [
    {
      id: 'gat',
      name: 'اختبار القدرات العامة',
      nameEn: 'General Aptitude Test',
      abbreviation: 'GAT',
      body: { name: 'هيئة تقويم التعليم والتدريب', nameEn: 'ETEC', url: 'https://etec.example' },
      url: 'https://etec.example/gat',
      registrationUrl: null,
      audience: null,
      audienceEn: null,
      sections: [],
      delivery: ['paper'],
      durationMinutes: null,
      scoreRange: null,
      feeSar: 100,
      attempts: null,
      validityYears: 5,
      note: null,
      noteEn: null,
      lookedOn: '2026-11-20',
      windows: [
        {
          kind: 'registration',
          label: 'التسجيل المبكر',
          labelEn: 'Early registration',
          opens: '2026-12-01',
          closes: '2026-12-10',
          rollingUntil: null,
          audience: null,
          audienceEn: null,
          source: official,
        },
        {
          kind: 'registration',
          label: 'آخر يوم للتسجيل',
          labelEn: 'Late registration',
          opens: null,
          closes: '2027-01-31',
          rollingUntil: null,
          audience: 'الطلاب',
          audienceEn: 'Students',
          source: { ...official, published: '2026-05' },
        },
        {
          kind: 'results',
          label: 'النتائج',
          labelEn: 'Results',
          opens: null,
          closes: null,
          rollingUntil: null,
          audience: null,
          audienceEn: null,
          source: official,
        },
      ],
      verifiedOn: null,
      sources: [supported],
    },
  ],
  calendar: [
    {
      year: '1448',
      label: 'العام الدراسي 1448هـ',
      labelEn: 'School year 1448',
      gregorian: '2026-2027',
      system: 'two-terms',
      staffReturn: '2026-08-16',
      terms: [
        {
          id: 'term-1',
          name: 'الفصل الأول',
          nameEn: 'First term',
          starts: '2026-08-23',
          ends: '2027-01-07',
          ...certain,
          onlyIn: [],
          notIn: [],
          source: official,
        },
      ],
      holidays: [
        {
          id: 'national-day',
          name: 'اليوم الوطني',
          nameEn: 'National Day',
          starts: '2026-09-23',
          ends: '2026-09-23',
          ...certain,
          onlyIn: [],
          notIn: [],
          kind: 'national',
          source: official,
        },
        {
          id: 'eid',
          name: 'عيد الأضحى',
          nameEn: 'Eid al-Adha',
          starts: null,
          ends: null,
          ...certain,
          onlyIn: [],
          notIn: [],
          kind: 'religious',
          source: official,
        },
      ],
      endOfYear: '2027-06-24',
      regionalDifferences: [
        {
          appliesTo: 'مكة المكرمة',
          appliesToEn: 'Makkah',
          places: ['makkah'],
          changes: [
            {
              id: 'term-1',
              name: 'الفصل الأول',
              nameEn: 'First term',
              starts: '2026-08-30',
              ends: null,
              ...certain,
              source: null,
            },
          ],
        },
      ],
      verifiedOn: '2026-09-01',
      source: official,
      sources: [{ ...official, supports: ['terms'] }],
    },
  ],
  faq: [
    {
      id: 'weighted',
      category: 'weighted',
      question: 'ما النسبة الموزونة؟',
      questionEn: 'What is the weighted percentage?',
      answer: 'معدل يجمع درجات عدة.',
      answerEn: 'A mean of several scores.',
      alternatives: ['كيف أحسب الموزونة'],
      alternativesEn: [],
      appliesTo: 'ksu',
      about: null,
      validAsOf: '2026-11-01',
      verifiedOn: null,
      sources: [official],
    },
  ],
  glossary: { sets: [['قدرات', 'GAT']], exams: [], universities: [] },
  skills: [
    {
      name: 'agent-auth',
      description: 'Explains how an agent authenticates. Use before the first call.',
      metadata: { title: 'المصادقة للوكلاء' },
    },
  ],
  skillTexts: new Map([
    [
      'agent-auth',
      '---\nname: agent-auth\ndescription: Explains how an agent authenticates. Use before the first call.\n---\n# No sign-in\n\nGET {base_url}/api/agent/claim\n',
    ],
  ]),
  contentHash: 'a'.repeat(64),
};

/** The catalogue as published at an address on a fixed day; what is given replaces parts of it. */
export const publication = (parts: Partial<Edition> = {}): Publication =>
  publicationOf({
    catalogue: CATALOGUE,
    baseUrl: 'https://data.test.sa',
    asOf: '2026-11-20',
    ...parts,
  });

/** The exams with one registration that never closes, known to hold for November 2026. */
export const ROLLING: Catalogue['exams'] = CATALOGUE.exams.map((exam) => ({
  ...exam,
  windows: exam.windows
    .slice(0, 1)
    .map((window) => ({ ...window, opens: null, closes: null, rollingUntil: '2026-11-30' })),
}));
