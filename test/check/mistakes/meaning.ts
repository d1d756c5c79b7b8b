import { type Mistake, mistake } from './mistake.ts';

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

const window = (opens: string, closes: string, label = 'التسجيل', labelEn = 'Registration') => `  - kind: registration
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

/** Typing mistakes in texts. */
export const TEXT_MISTAKES: readonly Mistake[] = [
  mistake(stipend, 'والجوف: 1000', 'والجوف:  1000', 'stray-space'),
  mistake(stipend, 'للتخصصات النظرية، ويُخصم', 'للتخصصات\u200f النظرية، ويُخصم', 'invisible-character'),
  mistake(stipend, 'science majors', 'science\u00a0majors', 'invisible-character'),
  mistake(stipend, '  في جامعات', '   في جامعات', 'yaml-syntax'),
  mistake(stipend, 'universities: 1000', 'universities:\u200b 1000', 'invisible-character'),
  mistake(stipend, 'كم مكافأة الطالب', 'كم __مكافأة__ الطالب', 'unfit-text'),
  mistake(stipend, 'كم مكافأة الطالب', '«كم مكافأة الطالب', 'stray-quote'),
  mistake(regions, '      - Mecca\n', '      - Mecca\n      - Mecca\n', 'repeated-item'),
  mistake(stipend, 'كم مكافأة الطالب الجامعي؟', "'كم مكافأة الطالب الجامعي؟ '", 'stray-space'),
  mistake(stipend, 'answer: >-', 'answer: >', 'stray-space'),
  mistake(ksu, 'name: جامعة الملك سعود', 'name: جامعة الملك سعود # الرياض', 'cut-by-comment'),
  mistake(stipend, 'كم مكافأة الطالب الجامعي؟', 'كم مكافأة #الطالب الجامعي؟', 'cut-by-comment'),
  mistake(ksu, 'name: جامعة الملك سعود', 'name: جامعة الملک سعود', 'foreign-letter'),
  mistake(ksu, 'name: جامعة الملك سعود', 'name: King Saud University', 'wrong-language'),
  mistake(ksu, 'nameEn: King Saud University', 'nameEn: جامعة الملك سعود', 'wrong-language'),
  mistake(ksu, 'city: الرياض\ncityEn: Riyadh', 'city: Riyadh\ncityEn: الرياض', 'languages-exchanged'),
  mistake(stipend, 'How much is the university stipend?', 'كم مكافأة الجامعة؟', 'wrong-language'),
  mistake(stipend, '  - monthly student allowance', '  - كم المكافأة الشهرية للطالب', 'wrong-language'),
  mistake(stipend, '  - كم المكافأة\n', '  - student reward each month\n', 'wrong-language'),
  mistake(ksu, 'nameEn: College of Engineering', 'nameEn: كلية الهندسة', 'wrong-language'),
  mistake(ksu, 'name: كلية الهندسة', 'name: College of Engineering', 'wrong-language'),
  mistake(ksu, 'name: كلية الهندسة', 'name: كلية Engineering', 'wrong-language'),
  mistake(ksu, 'name: كلية الهندسة', 'name:', 'half-translated'),
  mistake(ksu, 'nameEn: College of Engineering', 'nameEn: College of Еngineering', 'foreign-letter'),
  mistake(stipend, 'كم مكافأة الطالب الجامعي؟', 'كم مكافأة الطالب الجامعي?', 'foreign-letter'),
  mistake(
    ksu,
    "title: 'King Saud University, College of Engineering: history (Arabic)'",
    'title: https://engineering.ksu.edu.sa',
    'unfit-text',
  ),
  mistake(ksu, 'city: الرياض', 'city: N/A', 'placeholder-text'),
  mistake(ksu, 'note: لا تظهر هنا إلا الكليات التي عُثر لها على صفحة عامة.', 'note: لا يوجد', 'placeholder-text'),
  mistake(ksu, 'cityEn: Riyadh', 'cityEn: unknown', 'placeholder-text'),
  mistake(ksu, 'cityEn: Riyadh', "cityEn: 'null'", 'placeholder-text'),
  mistake(fee, 'answer: null', 'answer: لم يُعلن', 'placeholder-text'),
  mistake(fee, 'answer: null', 'answer: لم تُعلن بعد.', 'placeholder-text'),
  mistake(fee, 'answer: null', 'answer: غير معلن', 'placeholder-text'),
  mistake(fee, 'answerEn: null', 'answerEn: Not announced yet.', 'placeholder-text'),
  mistake(fee, 'answer: null', 'answer: رسوم الاختبار 100 ريال.', 'half-translated', { line: 'answerEn' }),
  mistake(fee, 'answerEn: null', 'answerEn: The fee is 100 SAR.', 'half-translated', { line: 'answer: ' }),
  mistake(ksu, 'noteEn: Only colleges with a public page found are shown.\n', '', 'half-translated', {
    line: 'note: ',
  }),
  mistake(ksu, 'cityEn: Riyadh\n', '', 'half-translated', { line: 'city: ' }),
  mistake('skills/agent-auth/SKILL.md', 'GET {base_url}/api', 'GET {baseUrl}/api', 'unknown-placeholder'),
  mistake('skills/agent-auth/SKILL.md', 'name: agent-auth', 'name: agent-access', 'id-not-file-name'),
  mistake('skills/agent-auth/SKILL.md', '---\nname', 'name', 'no-front-matter'),
];

/** Typing mistakes in days, figures, ids and sources. */
export const MEANING_MISTAKES: readonly Mistake[] = [
  mistake(ksu, 'verifiedOn: null', 'verifiedOn: 2027-01-01', 'future-day'),
  mistake(ksu, 'verifiedOn: null', 'verifiedOn: 2026-12-01', 'future-day'),
  mistake(ksu, 'verifiedOn: null', 'verifiedOn: 2019-01-01', 'verified-before-published'),
  mistake(stipend, 'readOn: 2026-11-20', 'readOn: 2027-11-20', 'future-day'),
  mistake(stipend, 'readOn: 2026-11-20', 'readOn: 2016-11-20', 'far-day'),
  mistake(stipend, 'readOn: 2026-11-20', 'validAsOf: 2062-11-20\nreadOn: 2026-11-20', 'future-day'),
  mistake(stipend, 'readOn: 2026-11-20', 'validAsOf: 2016-11-20\nreadOn: 2026-11-20', 'old-answer'),
  mistake(ksu, 'published: 2026-06-20', 'published: 2027-06-20', 'future-day'),
  mistake(ksu, "published: '2026'", "published: '2028'", 'future-day'),
  mistake(ksu, "published: '2026'", "published: '1447'", 'bad-day'),
  mistake(ksu, 'founded: 1957', 'founded: 2057', 'future-year'),
  mistake(ksu, 'founded: 1957', 'founded: 1377', 'hijri-year'),
  mistake(ksu, 'founded: 1957', 'founded: 1597', 'unlikely-number'),
  mistake(ksu, 'qsYear: 2027', 'qsYear: 2072', 'future-year'),
  mistake(ksu, 'qsYear: 2027', 'qsYear: 2029', 'future-year'),
  mistake(ksu, '      - qsRank\n', '', 'no-source', { line: 'qsRank' }),
  mistake(ksu, 'qsYear: 2027\n', '', 'rank-without-year', { line: 'qsRank' }),
  mistake(ksu, 'collegesCoverage: partial', 'collegesCoverage: none', 'coverage-mismatch'),
  mistake(
    ksu,
    'verifiedOn: null',
    'missing:\n  founded:\n    reason: does-not-apply\nverifiedOn: null',
    'not-missing',
    {
      line: '  founded:',
    },
  ),
  mistake(
    ksu,
    'verifiedOn: null',
    'missing:\n  founder:\n    reason: does-not-apply\nverifiedOn: null',
    'unknown-key',
    { line: '  founder:' },
  ),
  mistake(
    fee,
    'verifiedOn: null',
    'missing:\n  answer:\n    reason: not-announced\nverifiedOn: null',
    'reason-without-proof',
    { line: '    reason:' },
  ),
  mistake(ut, 'wikidata: Q7896400', 'wikidata: Q1752043', 'shared-identifier'),
  mistake(ut, 'ror: https://ror.org/04yej8x59', 'ror: https://ror.org/02f81g417', 'shared-identifier'),
  mistake(ut, 'url: https://www.ut.edu.sa', 'url: https://ksu.edu.sa', 'shared-identifier'),
  mistake(ut, 'regionId: tabuk', 'regionId: riyadh', 'city-of-other-region'),
  mistake(ut, 'city: تبوك', 'city: جدة', 'city-of-other-region'),
  mistake(ut, 'nameEn: University of Tabuk', 'nameEn: King Saud University', 'duplicate-name'),
  mistake(ut, 'name: جامعة تبوك', 'name: جامعة الملك سعود', 'duplicate-name'),
  mistake(ksu, 'id: ksu', 'id: kau', 'id-not-file-name'),
  mistake(ksu, 'id: ksu', 'id: king-saud', 'id-not-file-name'),
  mistake(ksu, '  - id: architecture-and-planning', '  - id: engineering', 'duplicate-id'),
  mistake(ksu, '      - id: civil-engineering', '      - id: electrical-engineering', 'duplicate-id'),
  mistake(ksu, '    url: https://ror.org/02f81g417', '    url: https://www.google.com/search?q=ksu', 'search-page'),
  mistake(ksu, '    url: https://ror.org/02f81g417', '    url: https://duckduckgo.com/?q=king+saud', 'search-page'),
  mistake(ksu, '    url: https://ror.org/02f81g417', '    url: https://ksu.edu.sa/search?q=founded', 'search-page'),
  mistake(
    ksu,
    '    url: https://ror.org/02f81g417\n    kind: other',
    '    url: https://ar.wikipedia.org/wiki/KSU\n    kind: official',
    'not-official',
    { line: '    kind: official' },
  ),
  mistake(
    ksu,
    '    url: https://ror.org/02f81g417\n    kind: other',
    '    url: https://ror.org/02f81g417\n    kind: official',
    'not-official',
  ),
  mistake(
    gat,
    '    url: https://tlabna.net/84216.html\n    kind: other',
    '    url: https://github.com/x/y\n    kind: official',
    'not-official',
    { line: '    kind: official' },
  ),
  mistake(ksu, '    url: https://ror.org/02f81g417', '    url: https://example.com/ksu', 'placeholder-address'),
  mistake(ksu, '    url: https://ror.org/02f81g417', '    url: http://localhost:8080/ksu', 'placeholder-address'),
  mistake(gat, 'verifiedOn: null', withWindows(window('2026-12-31', '2026-12-01')), 'window-order', {
    line: '    closes',
  }),
  mistake(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31'), window('2026-12-01', '2026-12-31')),
    'repeated-window',
    { line: '  - kind: registration', nth: 2 },
  ),
  mistake(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31'), window('2026-12-20', '2027-01-15')),
    'period-overlap',
    { line: '    opens: 2026-12-20' },
  ),
  mistake(gat, 'verifiedOn: null', withWindows(window('2026-12-01', '2062-12-31')), 'far-day', {
    line: '    closes',
  }),
  mistake(gat, 'verifiedOn: null', withWindows(window('2026-12-01', '2028-12-31')), 'unlikely-length', {
    line: '    closes',
  }),
  mistake(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31').replace(/ {4}source:[\s\S]*$/, '')),
    'missing-key',
    { line: '  - kind: registration' },
  ),
  mistake(
    gat,
    'verifiedOn: null',
    withWindows(window('2026-12-01', '2026-12-31', 'Registration', 'التسجيل')),
    'languages-exchanged',
    { line: '    label:' },
  ),
  mistake(year, 'ends: 2027-01-07', 'ends: 2026-09-01', 'unlikely-length'),
  mistake(year, 'ends: 2027-01-07', 'ends: 2027-02-07', 'term-overlap', { line: '    starts: 2027-01-17' }),
  mistake(year, 'ends: 2027-01-07', 'ends: 2026-01-07', 'period-order'),
  mistake(year, 'ends: 2027-01-07', 'ends: 2072-01-07', 'outside-year'),
  mistake(
    year,
    'starts: 2026-11-20\n    ends: 2026-11-28',
    'starts: 2026-11-20\n    ends: 2027-02-25',
    'unlikely-length',
    { line: '    ends: 2027-02-25' },
  ),
  mistake(year, 'ends: 2026-11-28', 'ends: 2026-11-30', 'period-overlap'),
  mistake(year, 'ends: 2026-11-28', 'ends: 2026-11-18', 'period-order'),
  mistake(year, '  - id: additional-2', '  - id: additional-1', 'duplicate-id'),
  mistake(
    year,
    'label: العام الدراسي 1448هـ (1448/1449هـ)',
    'label: العام الدراسي 1447هـ (1447/1448هـ)',
    'label-of-other-year',
  ),
  mistake(
    year,
    'labelEn: School year 1448 AH (1448/1449)',
    'labelEn: School year 1447 AH (1447/1448)',
    'label-of-other-year',
  ),
  mistake(year, 'endOfYear: 2027-06-24', 'endOfYear: 2027-06-14', 'after-end-of-year', {
    line: '    ends: 2027-06-24',
  }),
  mistake(year, 'endOfYear: 2027-06-24', 'endOfYear: 2028-06-24', 'outside-year'),
  mistake(year, 'system: two-terms', 'system: three-terms', 'terms-not-system'),
  mistake(regions, '  - id: tabuk', '  - id: tabouk', 'renamed-id'),
  mistake(regions, '  - id: makkah', '  - id: mecca', 'renamed-id'),
  mistake(regions, '  - id: najran', '  - id: jazan', 'duplicate-id'),
  mistake(regions, '      - Tabouk', '      - Jizan', 'region-spelling'),
  mistake(regions, '    name: تبوك', '    name: Tabuk', 'wrong-language'),
  mistake(regions, '    nameEn: Tabuk\n', '', 'missing-key', { line: '    name: تبوك' }),
  mistake(service, 'expires: 2030-12-31', 'expires: 2025-12-31', 'security-expired'),
  mistake(service, "calendarUpdatedFor: '1448'", 'calendarUpdatedFor: 1448', 'wrong-type'),
  mistake(service, "calendarUpdatedFor: '1448'", "calendarUpdatedFor: '1453'", 'unknown-reference'),
  mistake(service, 'version: 1.0.0', 'version: 1.0', 'wrong-form'),
  mistake(service, 'contact: support@education-data.example', 'contact: support', 'wrong-form'),
  mistake(service, '  requests: 60', '  requests: 0', 'out-of-range'),
  mistake(service, '  requests: 60', '  requests: sixty', 'wrong-type'),
  mistake(service, 'mcpHost: null', 'mcpHost: https://mcp.example.org', 'wrong-form'),
  mistake('retired.yaml', 'universities: []', 'universities:\n  - ksu', 'retired-id-used', { line: '  - ksu' }),
  mistake('retired.yaml', 'universities: []', 'universities: ksu', 'wrong-type'),
  mistake(glossary, '[مرة ثانية, مرة أخرى,', '[مرة ثانية, سعر,', 'word-twice'),
  mistake(ksu, '$schema=../../schemas/university.json', '$schema=../../schemas/exam.json', 'wrong-modeline'),
  mistake(stipend, '$schema=../../schemas/faq.json', '$schema=../schemas/faq.json', 'wrong-modeline'),
  mistake(stipend, 'How much is the university stipend?', 'What is the GAT fee?', 'question-twice'),
  mistake(stipend, '  - كم المكافأة\n', '  - كم رسوم اختبار القدرات العامة؟\n', 'question-twice'),
  mistake(stipend, '  - كم المكافأة\n', '  - كم سعر القدرات\n', 'shared-alternative'),
  mistake(fee, '    - fee\n', '', 'asks-too-little', { line: '    - amount' }),
  mistake(fee, '    - fee\n', '    - fee\n    - documents\n', 'asks-too-much', { line: '    - documents' }),
  mistake(transfer, 'appliesTo: pnu', 'appliesTo: nourah', 'unknown-reference'),
  mistake(transfer, 'appliesTo: pnu', 'appliesTo: [pnu]', 'wrong-type'),
];
