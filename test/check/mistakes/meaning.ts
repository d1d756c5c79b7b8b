import { type Mistake, slip } from './mistake.ts';

const ksu = 'universities/ksu.yaml';
const ut = 'universities/ut.yaml';
const gat = 'exams/gat.yaml';
const year = 'calendar/1448.yaml';
const stipend = 'faq/stipend-amount.yaml';
const fee = 'faq/gat-fee.yaml';
const transfer = 'faq/transfer-university.yaml';
const regions = 'regions.yaml';
const service = 'service.yaml';
const glossary = 'glossary.yaml';

const window = (
  opens: string,
  closes: string,
  label = 'التسجيل',
  labelEn = 'Registration',
) => `  - kind: registration
    label: ${label}
    labelEn: ${labelEn}
    opens: ${opens}
    closes: ${closes}
    source:
      title: 'هيئة تقويم التعليم والتدريب: إعلان التسجيل'
      url: https://etec.gov.sa/news/registration
      kind: official
`;
const withWindows = (...windows: readonly string[]) => `windows:\n${windows.join('')}verifiedOn: null`;

/** Slips in texts. */
export const TEXT_MISTAKES: readonly Mistake[] = [
  slip(stipend, 'والجوف: 1000', 'والجوف:  1000', 'stray-space'),
  slip(stipend, 'للتخصصات النظرية، ويُخصم', 'للتخصصات\u200f النظرية، ويُخصم', 'invisible-character'),
  slip(stipend, 'science majors', 'science\u00a0majors', 'invisible-character'),
  slip(stipend, 'science majors and 850', 'science  majors and 850', 'stray-space'),
  slip(stipend, '  في جامعات', '   في جامعات', 'yaml-syntax'),
  slip(stipend, 'universities: 1000', 'universities:\u200b 1000', 'invisible-character'),
  slip(stipend, 'كم مكافأة الطالب', 'كم مكافأة\u202b الطالب', 'invisible-character'),
  slip(stipend, 'كم مكافأة الطالب', 'كم مكافأة  الطالب', 'stray-space'),
  slip(stipend, 'كم مكافأة الطالب', 'كم مكافأ\u200dة الطالب', 'invisible-character'),
  slip(stipend, 'كم مكافأة الطالب الجامعي؟', "'كم مكافأة الطالب الجامعي؟ '", 'stray-space'),
  slip(stipend, 'answer: >-', 'answer: >', 'stray-space'),
  slip(ksu, 'name: جامعة الملك سعود', 'name: جامعة الملك سعود # الرياض', 'cut-by-comment'),
  slip(stipend, 'كم مكافأة الطالب الجامعي؟', 'كم مكافأة #الطالب الجامعي؟', 'cut-by-comment'),
  slip(ksu, 'name: جامعة الملك سعود', 'name: جامعة الملک سعود', 'foreign-letter'),
  slip(ksu, 'name: جامعة الملك سعود', 'name: King Saud University', 'wrong-language'),
  slip(ksu, 'nameEn: King Saud University', 'nameEn: جامعة الملك سعود', 'wrong-language'),
  slip(
    ksu,
    'name: جامعة الملك سعود\nnameEn: King Saud University',
    'name: King Saud University\nnameEn: جامعة الملك سعود',
    'languages-exchanged',
  ),
  slip(ksu, 'city: الرياض\ncityEn: Riyadh', 'city: Riyadh\ncityEn: الرياض', 'languages-exchanged'),
  slip(stipend, 'How much is the university stipend?', 'كم مكافأة الجامعة؟', 'wrong-language'),
  slip(stipend, '  - monthly student allowance', '  - كم المكافأة الشهرية للطالب', 'wrong-language'),
  slip(stipend, '  - كم المكافأة\n', '  - student reward each month\n', 'wrong-language'),
  slip(ksu, 'nameEn: College of Engineering', 'nameEn: كلية الهندسة', 'wrong-language'),
  slip(ksu, 'name: كلية الهندسة', 'name: College of Engineering', 'wrong-language'),
  slip(ksu, 'city: الرياض', 'city: N/A', 'placeholder-text'),
  slip(ksu, 'note: لا تظهر هنا إلا الكليات التي عُثر لها على صفحة عامة.', 'note: لا يوجد', 'placeholder-text'),
  slip(ksu, 'cityEn: Riyadh', 'cityEn: unknown', 'placeholder-text'),
  slip(ksu, 'cityEn: Riyadh', 'cityEn: TBD', 'placeholder-text'),
  slip(ksu, 'cityEn: Riyadh', "cityEn: 'null'", 'placeholder-text'),
  slip(ksu, 'cityEn: Riyadh', "cityEn: '-'", 'placeholder-text'),
  slip(fee, 'answer: null', 'answer: لم يُعلن', 'placeholder-text'),
  slip(fee, 'answer: null', 'answer: لم تُعلن بعد.', 'placeholder-text'),
  slip(fee, 'answer: null', 'answer: غير معلن', 'placeholder-text'),
  slip(fee, 'answerEn: null', 'answerEn: Not announced yet.', 'placeholder-text'),
  slip(fee, 'answer: null', 'answer: رسوم الاختبار 100 ريال.', 'half-translated', { line: 'answerEn' }),
  slip(fee, 'answerEn: null', 'answerEn: The fee is 100 SAR.', 'half-translated', { line: 'answer: ' }),
  slip(ksu, 'noteEn: Only colleges with a public page found are shown.\n', '', 'half-translated', {
    line: 'note: ',
  }),
  slip(ksu, 'cityEn: Riyadh\n', '', 'half-translated', { line: 'city: ' }),
  slip(
    gat,
    'audienceEn: Secondary school graduates who want to continue to higher education\n',
    '',
    'half-translated',
    { line: 'audience: ' },
  ),
  slip('skills/agent-auth/SKILL.md', 'GET {base_url}/api', 'GET {baseUrl}/api', 'unknown-placeholder'),
  slip('skills/agent-auth/SKILL.md', 'name: agent-auth', 'name: agent-access', 'id-not-file-name'),
  slip('skills/agent-auth/SKILL.md', '---\nname', 'name', 'no-front-matter'),
];

/** Slips in days, figures, ids and sources. */
export const MEANING_MISTAKES: readonly Mistake[] = [
  slip(ksu, 'verifiedOn: null', 'verifiedOn: 2027-01-01', 'future-day'),
  slip(ksu, 'verifiedOn: null', 'verifiedOn: 2026-12-01', 'future-day'),
  slip(ksu, 'verifiedOn: null', 'verifiedOn: 2019-01-01', 'verified-before-published'),
  slip(stipend, 'validAsOf: 2026-11-20', 'validAsOf: 2027-11-20', 'future-day'),
  slip(stipend, 'validAsOf: 2026-11-20', 'validAsOf: 2062-11-20', 'future-day'),
  slip(stipend, 'validAsOf: 2026-11-20', 'validAsOf: 2016-11-20', 'old-answer'),
  slip(ksu, 'published: 2026-06-20', 'published: 2027-06-20', 'future-day'),
  slip(ksu, "published: '2026'", "published: '2028'", 'future-day'),
  slip(ksu, "published: '2026'", "published: '1447'", 'bad-day'),
  slip(ksu, 'founded: 1957', 'founded: 2057', 'future-year'),
  slip(ksu, 'founded: 1957', 'founded: 1377', 'hijri-year'),
  slip(ksu, 'founded: 1957', 'founded: 1597', 'unlikely-number'),
  slip(ksu, 'qsYear: 2027', 'qsYear: 2072', 'future-year'),
  slip(ksu, 'qsYear: 2027', 'qsYear: 2029', 'future-year'),
  slip(ksu, '      - qsRank\n', '', 'no-source', { line: 'qsRank' }),
  slip(ksu, 'qsYear: 2027\n', '', 'rank-without-year', { line: 'qsRank' }),
  slip(ksu, 'collegesCoverage: partial', 'collegesCoverage: none', 'coverage-mismatch'),
  slip(ut, 'wikidata: Q7896400', 'wikidata: Q1752043', 'shared-identifier'),
  slip(ut, 'ror: https://ror.org/04yej8x59', 'ror: https://ror.org/02f81g417', 'shared-identifier'),
  slip(ut, 'url: https://www.ut.edu.sa', 'url: https://ksu.edu.sa', 'shared-identifier'),
  slip(ut, 'regionId: tabuk', 'regionId: riyadh', 'city-of-other-region'),
  slip(ut, 'city: تبوك', 'city: جدة', 'city-of-other-region'),
  slip(ut, 'nameEn: University of Tabuk', 'nameEn: King Saud University', 'duplicate-name'),
  slip(ut, 'name: جامعة تبوك', 'name: جامعة الملك سعود', 'duplicate-name'),
  slip(ksu, 'id: ksu', 'id: kau', 'id-not-file-name'),
  slip(ksu, 'id: ksu', 'id: king-saud', 'id-not-file-name'),
  slip(ksu, '  - id: architecture-and-planning', '  - id: engineering', 'duplicate-id'),
  slip(ksu, '      - id: civil-engineering', '      - id: electrical-engineering', 'duplicate-id'),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417',
    '    url: https://www.google.com/search?q=ksu',
    'search-page',
  ),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417',
    '    url: https://duckduckgo.com/?q=king+saud',
    'search-page',
  ),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417',
    '    url: https://ksu.edu.sa/search?q=founded',
    'search-page',
  ),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417\n    kind: other',
    '    url: https://ar.wikipedia.org/wiki/KSU\n    kind: official',
    'not-official',
    { line: '    kind: official' },
  ),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417\n    kind: other',
    '    url: https://ror.org/02f81g417\n    kind: official',
    'not-official',
  ),
  slip(
    gat,
    '    url: https://tlabna.net/84216.html\n    kind: other',
    '    url: https://github.com/x/y\n    kind: official',
    'not-official',
    { line: '    kind: official' },
  ),
  slip(ksu, '    url: https://ror.org/02f81g417', '    url: https://example.com/ksu', 'placeholder-address'),
  slip(
    ksu,
    '    url: https://ror.org/02f81g417',
    '    url: http://localhost:8080/ksu',
    'placeholder-address',
  ),
  slip(gat, 'verifiedOn: null', withWindows(window('2026-12-31', '2026-12-01')), 'window-order', {
    line: '    closes',
  }),
  slip(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31'), window('2026-12-01', '2026-12-31')),
    'repeated-window',
    { line: '  - kind: registration', nth: 2 },
  ),
  slip(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31'), window('2026-12-20', '2027-01-15')),
    'period-overlap',
    { line: '    opens: 2026-12-20' },
  ),
  slip(gat, 'verifiedOn: null', withWindows(window('2026-12-01', '2062-12-31')), 'far-day', {
    line: '    closes',
  }),
  slip(gat, 'verifiedOn: null', withWindows(window('2026-12-01', '2028-12-31')), 'unlikely-length', {
    line: '    closes',
  }),
  slip(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31').replace(/ {4}source:[\s\S]*$/, '')),
    'missing-key',
    { line: '  - kind: registration' },
  ),
  slip(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31', 'Registration', 'التسجيل')),
    'languages-exchanged',
    { line: '    label:' },
  ),
  slip(year, 'ends: 2027-01-07', 'ends: 2026-09-01', 'unlikely-length'),
  slip(year, 'ends: 2027-01-07', 'ends: 2027-02-07', 'term-overlap', { line: '    starts: 2027-01-17' }),
  slip(year, 'ends: 2027-01-07', 'ends: 2026-01-07', 'period-order'),
  slip(year, 'ends: 2027-01-07', 'ends: 2072-01-07', 'outside-year'),
  slip(
    year,
    'starts: 2026-11-20\n    ends: 2026-11-28',
    'starts: 2026-11-20\n    ends: 2027-02-25',
    'unlikely-length',
    { line: '    ends: 2027-02-25' },
  ),
  slip(year, 'ends: 2026-11-28', 'ends: 2026-11-30', 'period-overlap'),
  slip(year, 'ends: 2026-11-28', 'ends: 2026-11-18', 'period-order'),
  slip(year, '  - id: additional-2', '  - id: additional-1', 'duplicate-id'),
  slip(
    year,
    'label: العام الدراسي 1448هـ (1448/1449هـ)',
    'label: العام الدراسي 1447هـ (1447/1448هـ)',
    'label-of-other-year',
  ),
  slip(
    year,
    'labelEn: School year 1448 AH (1448/1449)',
    'labelEn: School year 1447 AH (1447/1448)',
    'label-of-other-year',
  ),
  slip(year, 'endOfYear: 2027-06-24', 'endOfYear: 2027-06-14', 'after-end-of-year', {
    line: '    ends: 2027-06-24',
  }),
  slip(year, 'endOfYear: 2027-06-24', 'endOfYear: 2028-06-24', 'outside-year'),
  slip(year, 'system: two-terms', 'system: three-terms', 'terms-not-system'),
  slip(regions, '  - id: tabuk', '  - id: tabouk', 'renamed-id'),
  slip(regions, '  - id: makkah', '  - id: mecca', 'renamed-id'),
  slip(regions, '  - id: najran', '  - id: jazan', 'duplicate-id'),
  slip(regions, '      - Tabouk', '      - Jizan', 'region-spelling'),
  slip(regions, '    name: تبوك', '    name: Tabuk', 'wrong-language'),
  slip(regions, '    nameEn: Tabuk\n', '', 'missing-key', { line: '  - id: tabuk' }),
  slip(service, 'expires: 2030-12-31', 'expires: 2025-12-31', 'security-expired'),
  slip(service, "calendarUpdatedFor: '1448'", 'calendarUpdatedFor: 1448', 'wrong-type'),
  slip(service, "calendarUpdatedFor: '1448'", "calendarUpdatedFor: '1453'", 'unknown-reference'),
  slip(service, 'version: 1.0.0', 'version: 1.0', 'wrong-type'),
  slip(service, 'contact: support@education-data.example', 'contact: support', 'wrong-form'),
  slip(service, '  requests: 60', '  requests: 0', 'out-of-range'),
  slip(service, '  requests: 60', '  requests: sixty', 'wrong-type'),
  slip(service, 'mcpHost: null', 'mcpHost: https://mcp.example.org', 'wrong-form'),
  slip('retired.yaml', 'universities: []', 'universities:\n  - ksu', 'retired-id-used', {
    file: 'universities/ksu.yaml',
    line: 'id: ksu',
  }),
  slip('retired.yaml', 'universities: []', 'universities: ksu', 'wrong-type'),
  slip(glossary, '[مرة ثانية, مرة أخرى,', '[مرة ثانية, سعر,', 'word-twice'),
  slip(ksu, '$schema=../../schemas/university.json', '$schema=../../schemas/exam.json', 'wrong-modeline'),
  slip(stipend, '$schema=../../schemas/faq.json', '$schema=../schemas/faq.json', 'wrong-modeline'),
  slip(stipend, 'How much is the university stipend?', 'What is the GAT fee?', 'question-twice'),
  slip(stipend, '  - كم المكافأة\n', '  - كم رسوم اختبار القدرات العامة؟\n', 'question-twice'),
  slip(stipend, '  - كم المكافأة\n', '  - كم سعر القدرات\n', 'shared-alternative'),
  slip(transfer, 'appliesTo: pnu', 'appliesTo: nourah', 'unknown-reference'),
  slip(transfer, 'appliesTo: pnu', 'appliesTo: [pnu]', 'wrong-type'),
];
