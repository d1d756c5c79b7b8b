import { edited, VALID } from '../../support/content-tree.ts';
import { admission, type Case, fee, gat, ksu, of, transfer, uqu, year } from './case.ts';

export const MEANING_CASES: readonly Case[] = [
  of(
    'a reason for a value that is there',
    edited(ksu, 'verifiedOn: null', 'verifiedOn: null\nmissing:\n  founded:\n    reason: does-not-apply'),
    '18:3 not-missing',
  ),
  of(
    'a reason for a value that is not there',
    edited(
      ksu,
      'verifiedOn: null',
      'verifiedOn: null\nmissing:\n  sizeBand:\n    reason: not-found\n    lookedOn: 2026-11-20',
    ),
  ),
  of(
    'reasons without what proves them',
    edited(
      gat,
      'windows:',
      'missing:\n  attempts:\n    reason: not-announced\n  url:\n    reason: not-found\n  audience:\n    reason: see-questions\nwindows:',
    ),
    '16:13 reason-without-proof',
    '18:13 reason-without-proof',
    '20:13 reason-without-proof',
  ),
  of('a rank without a year', edited(ksu, 'qsYear: 2027', 'qsYear: null'), '11:9 rank-without-year'),
  of('a rank whose year is left out', edited(ksu, 'qsYear: 2027\n', ''), '9:9 rank-without-year'),
  of('a year without a rank', edited(ksu, 'qsRank: 101\nqsRankTo: 110\n', ''), '9:9 year-without-rank'),
  of(
    'the end of a range alone',
    edited(ksu, 'qsRank: 101\nqsRankTo: 110\nqsYear: 2027\n', 'qsRankTo: 110\n'),
    '9:11 rank-end-alone',
  ),
  of('the end of a range and its year alone', edited(ksu, 'qsRank: 101\n', ''), '10:9 year-without-rank'),
  of('a range that runs downwards', edited(ksu, 'qsRankTo: 110', 'qsRankTo: 90'), '10:11 rank-order'),
  of('a range of one rank', edited(ksu, 'qsRankTo: 110', 'qsRankTo: 101'), '10:11 rank-order'),
  of('scores that run downwards', edited(gat, 'maximum: 100', 'maximum: 0'), '12:12 score-order'),

  of(
    'percents as parts',
    edited(
      admission,
      /school[\s\S]*saat: 40/.exec(VALID[admission])?.[0] ?? '',
      'school: 0.3\n      gat: 0.3\n      saat: 0.4',
    ),
    '9:15 out-of-range',
  ),
  of('weights that sum to 99', edited(admission, 'saat: 40', 'saat: 39'), '8:5 weights-sum'),
  of('weights with decimals', edited(admission, 'gat: 30\n      saat: 40', 'gat: 33.3\n      saat: 36.7')),
  of(
    'a score above 100, and weights that sum to 99',
    edited(admission, 'weighted: 80', 'weighted: 800', edited(admission, 'saat: 40', 'saat: 39')),
    '8:5 weights-sum',
    '13:17 out-of-range',
  ),
  of('a weight with its sign', edited(admission, 'saat: 40', 'saat: 40%'), '11:13 wrong-type'),
  of('a score above the scale of its test', edited(admission, 'ielts: 5.5', 'ielts: 55'), '14:14 out-of-range'),
  of('admission for a year of the wrong calendar', edited(admission, "year: '1448'", "year: '2026'"), '3:7 wrong-form'),
  of(
    'admission for another year than the file says',
    edited(admission, "year: '1448'", "year: '1449'"),
    '3:7 admission-file',
  ),
  of(
    'admission to another institution than the file says',
    edited(admission, 'university: ksu', 'university: uqu'),
    '2:13 admission-file',
  ),
  of('admission to nothing', edited(admission, 'university: ksu\n', ''), '1:5 nameless-admission'),
  of(
    'a window of admission that closes before it opens',
    edited(admission, 'closes: 2026-06-30', 'closes: 2026-05-30'),
    '24:13 window-order',
  ),
  of(
    'a window that closes before it opens',
    edited(gat, 'closes: 2026-11-30', 'closes: 2026-10-30'),
    '19:13 window-order',
  ),
  of('a window of one day', edited(gat, 'closes: 2026-11-30', 'closes: 2026-11-01')),
  of(
    'a rolling window that closes',
    edited(gat, 'closes: 2026-11-30', 'closes: 2026-11-30\n    rollingUntil: 2026-11-20'),
    '20:19 rolling-window',
  ),
  of(
    'a rolling window known to hold before it opens',
    edited(gat, 'closes: 2026-11-30', 'closes: null\n    rollingUntil: 2026-10-30'),
    '20:19 rolling-window',
  ),
  of('a rolling window of one day', edited(gat, 'closes: 2026-11-30', 'closes: null\n    rollingUntil: 2026-11-01')),
  of('a source of an impossible day', edited(uqu, "'2026'", '2026-02-30'), '12:16 bad-day'),
  of('a source of an impossible month', edited(uqu, "'2026'", '2026-13'), '12:16 bad-day'),
  of('years that do not follow each other', edited(year, '2026-2027', '2026-2028'), '4:12 year-span'),
  of('years that belong to another Hijri year', edited(year, '2026-2027', '2020-2021'), '4:12 year-span'),
  of(
    'a holiday that ends before it starts',
    edited(year, '    ends: 2026-09-23', '    ends: 2026-09-22'),
    '32:11 period-order',
  ),
  of(
    'a change that ends before it starts',
    edited(year, '        starts: 2026-08-30', '        starts: 2026-08-30\n        ends: 2026-08-29'),
    '46:15 period-order',
  ),
  of('terms that overlap', edited(year, 'starts: 2027-01-17', 'starts: 2027-01-07'), '20:13 term-overlap'),
  of('terms in the wrong order', edited(year, 'starts: 2027-01-17', 'starts: 2026-08-20'), '20:13 term-order'),
  of(
    'a term that begins before its year',
    edited(year, 'starts: 2026-08-23', 'starts: 2026-06-23'),
    '11:13 outside-year',
  ),
  of(
    'a holiday after its year',
    edited(year, '    starts: 2026-09-23\n    ends: 2026-09-23', '    starts: 2027-09-23\n    ends: 2027-09-23'),
    '31:13 outside-year',
  ),
  of(
    'a term that ends after the last day of school',
    edited(year, 'endOfYear: 2027-06-24', 'endOfYear: 2027-06-23'),
    '21:11 after-end-of-year',
  ),
  of(
    'a last day of school outside the year',
    edited(year, 'endOfYear: 2027-06-24', 'endOfYear: 2028-06-24'),
    '37:12 outside-year',
  ),

  of(
    'a year of foundation that no source supports',
    edited(ksu, 'supports: [founded, qsRank]', 'supports: [qsRank]'),
    '8:10 no-source',
  ),
  of(
    'a rank that no source supports',
    edited(ksu, 'supports: [founded, qsRank]', 'supports: [founded]'),
    '9:9 no-source',
  ),
  of(
    'a duration that no source supports',
    edited(gat, '[durationMinutes, scoreRange]', '[scoreRange]'),
    '9:18 no-source',
  ),
  of(
    'a source that supports a misspelt key',
    edited(gat, '[durationMinutes, scoreRange]', '[durationMinutes, scoreRange, nmae]'),
    '28:45 unknown-support',
  ),
  of(
    'a source that supports an unknown holiday',
    edited(year, '[term1, national-day]', '[term1, eid]'),
    '58:23 unknown-support',
  ),
  of(
    'a change with a day and without a source',
    edited(
      year,
      '        source:\n          title: Academic calendar\n          url: https://moe.gov.sa/calendar\n          kind: official\n',
      '',
    ),
    '42:9 change-without-source',
  ),
  of(
    'a record without an official page and without a newspaper',
    edited(uqu, 'uqu.edu.sa\n    kind: official', 'blog.sa\n    kind: other'),
    '8:1 weak-sources',
  ),
  of(
    'a dispute in which one page alone is named',
    edited(uqu, 'confidence: single-source', 'confidence: disputed'),
    '7:13 disputed-alone',
  ),
  of(
    'a record that a newspaper supports',
    edited(uqu, 'uqu.edu.sa\n    kind: official', 'okaz.com.sa\n    kind: press'),
  ),

  of(
    'a question that is asked twice',
    edited(transfer, 'كيف أحول بين الجامعات؟', 'كم رسوم الإختبار'),
    '3:11 question-twice',
  ),
  of(
    'a question that is asked twice in English',
    edited(transfer, 'How do I transfer?', 'what does the exam cost'),
    '4:13 question-twice',
  ),
  of(
    'a phrasing that is the question of another entry',
    edited(transfer, '- التحويل', '- كم رسوم الاختبار'),
    '6:5 question-twice',
  ),
  of('a phrasing of two entries', edited(transfer, '- التحويل', '- بكم الاختبار؟'), '6:5 shared-alternative'),
  of(
    'words with an Arabic comma between them',
    edited('glossary.yaml', '[قدرات, GAT]', '[قدرات، اختبار, GAT]'),
    '2:6 arabic-comma',
  ),
  of(
    'a source of what is not said',
    edited('universities/ksu.yaml', '[founded, qsRank]', '[founded, qsRank, city]'),
    '21:33 support-of-nothing',
  ),
  of(
    'a place for readers that is an example',
    edited('universities/ksu.yaml', 'url: https://ksu.edu.sa\n', 'url: http://localhost:8080\n'),
    '7:6 placeholder-address',
  ),
  of(
    'a term that was renamed',
    edited('calendar/1448.yaml', '  - id: term1\n    name: الفصل', '  - id: first-term\n    name: الفصل'),
    '8:9 renamed-id',
  ),
  of('a word in two sets', edited('glossary.yaml', 'SAAT', 'gat'), '3:14 word-twice'),
  of(
    'a name of two exams',
    edited(
      'glossary.yaml',
      'SAAT]\n',
      'SAAT]\nexams:\n  - ids: [gat]\n    names: [قدرات]\n  - ids: [pgat]\n    names: [القدرات للجامعيين, قُدرات]\n',
    ),
    '8:32 word-twice',
  ),
  of('what a question is about, by record, glossary and calendar', {
    ...edited(
      transfer,
      'appliesTo: ksu',
      "appliesTo: ksu\nabout:\n  exams: [gat, ielts]\n  years: ['1448', '2027']\n  universities: [uqu]",
    ),
    ...edited('glossary.yaml', 'SAAT]\n', 'SAAT]\nexams:\n  - ids: [ielts]\n    names: [آيلتس]\n'),
  }),
  of(
    'a question about what nobody knows',
    edited(
      transfer,
      'appliesTo: ksu',
      "appliesTo: ksu\nabout:\n  exams: [old-exam, gatt]\n  years: ['1390']\n  universities: [old-college, gat]",
    ),
    '9:11 retired-reference',
    '9:21 unknown-reference',
    '10:11 wrong-form',
    '11:18 retired-reference',
    '11:31 unknown-reference',
  ),
  of(
    'names in the place of ids in what a question is about: told once each, where they stand',
    edited(
      transfer,
      'appliesTo: ksu',
      'appliesTo: ksu\nabout:\n  exams: [قدرات]\n  universities: [uqu, جامعة الملك سعود, هارفارد]',
    ),
    '9:11 unknown-reference',
    '10:23 unknown-reference',
    '10:41 unknown-reference',
  ),
  of(
    'a question about a year that the calendar does not have',
    edited(transfer, 'appliesTo: ksu', "appliesTo: ksu\nabout:\n  years: ['1460', '2050']"),
    '9:11 unknown-reference',
    '9:19 unknown-reference',
  ),
  of(
    'a window that is called after the year before',
    edited(gat, 'label: التسجيل', 'label: التسجيل 1447'),
    '16:12 label-of-other-year',
  ),
  of(
    'a window for the admission of the next year',
    edited(gat, 'label: التسجيل', 'label: التسجيل 1449هـ', edited(gat, 'labelEn: Registration', 'labelEn: For 1449')),
  ),
  of(
    'several sources of which one is named',
    edited(uqu, 'confidence: single-source', 'confidence: several-sources'),
    '7:13 disputed-alone',
  ),
  of(
    'a page twice among the sources',
    edited(
      uqu,
      "    published: '2026'",
      "    published: '2026'\n  - title: Home\n    url: http://www.uqu.edu.sa/\n    kind: official",
    ),
    '14:10 repeated-item',
  ),
  of(
    'the source of a window among the other ones',
    edited(
      gat,
      '      url: https://etec.gov.sa/news\n      kind: official',
      '      url: https://etec.gov.sa/news\n      kind: official\n    otherSources:\n      - { title: News, url: https://etec.gov.sa/news, kind: official }',
    ),
    '25:29 repeated-item',
  ),
  ...(
    [
      ['a short link', 'https://bit.ly/3xyz', 'official', '10:10 detour-address'],
      ['an address that tells who followed it', 'https://uqu.edu.sa/?utm_source=x', 'official', '10:10 detour-address'],
      ['a machine of a closed network', 'http://192.168.1.20/page', 'official', '10:10 placeholder-address'],
      ['a host of a closed network', 'https://portal.intranet/page', 'official', '10:10 placeholder-address'],
      ['an official newspaper', 'https://www.okaz.com.sa/local/1', 'official', '11:11 kind-unlike-host'],
      ['an official post', 'https://x.com/uqu/status/1', 'official', '11:11 kind-unlike-host'],
      ['a university as a newspaper', 'https://uqu.edu.sa/news', 'press', '11:11 kind-unlike-host'],
    ] as const
  ).map(([title, url, kind, place]) =>
    of(
      title,
      edited(uqu, 'url: https://uqu.edu.sa\n    kind: official', `url: ${url}\n    kind: ${kind}`),
      `universities/uqu.yaml:${place}`,
    ),
  ),
  of(
    'an official page of a site whose pages are none elsewhere',
    {
      ...edited(fee, 'https://etec.gov.sa/fees\n    kind: official', 'https://news.sa/1\n    kind: press'),
      ...{
        [transfer]: VALID[transfer].replace(
          'https://ksu.edu.sa/transfer\n    kind: official',
          'https://news.sa/2\n    kind: press',
        ),
        [uqu]: VALID[uqu].replace('https://uqu.edu.sa', 'https://www.news.sa/3'),
      },
    },
    'universities/uqu.yaml:11:11 kind-unlike-host',
  ),
  ...(
    [
      ['a figure that only English has', 'One hundred riyals.', 'It is 250 riyals.', '6:17 figures-differ'],
      ['a month that only English has', 'One hundred riyals.', 'Since 5 May.', '6:17 figures-differ'],
      ['a figure in words and in digits', 'One hundred riyals.', '100 riyals.', ''],
    ] as const
  ).map(([title, from, to, place]) =>
    of(title, edited(fee, from, to), ...(place === '' ? [] : [`faq/fee.yaml:${place}`])),
  ),
  of(
    'thousands in words and in digits',
    edited(fee, 'مئة ريال.', '٤٠ ألف ريال.', edited(fee, 'One hundred riyals.', '40,000 riyals, says May.')),
  ),
  of(
    'an answer that differs from the figure of its exam',
    edited(fee, 'مئة ريال.', 'مدته 100 دقيقة.', edited(fee, 'appliesTo: null', 'about: { exams: [gat] }')),
    '5:14 figure-of-record',
  ),
];
