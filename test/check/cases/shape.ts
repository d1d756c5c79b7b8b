import { edited, VALID, withFile } from '../../support/content-tree.ts';
import { type Case, fee, gat, ksu, of, skill, uqu, year } from './case.ts';

export const SHAPE_CASES: readonly Case[] = [
  of('a misspelt key', edited(ksu, 'nameEn: King', 'nmaeEn: King'), '3:1 unknown-key'),
  of(
    'a mapping in the place of a text, with a key that means something to JavaScript',
    edited(ksu, 'kind: public', 'kind:\n  toString: x'),
    '6:3 wrong-type',
  ),
  of('a key that nobody knows', edited(ksu, 'founded: 1957', 'founded: 1957\nmotto: x'), '9:1 unknown-key'),
  of('a missing key', edited(ksu, 'nameEn: King Saud University\n', ''), '2:1 missing-key'),
  of('a missing key in a list item', edited(ksu, '      url: https://law.ksu.edu.sa\n', ''), '42:7 missing-key'),
  of(
    'no source at all',
    edited(
      uqu,
      "sources:\n  - title: Home page\n    url: https://uqu.edu.sa\n    kind: official\n    published: '2026'\n",
      '',
    ),
    '1:1 missing-key',
  ),
  of(
    'an empty list of sources',
    edited(
      uqu,
      "sources:\n  - title: Home page\n    url: https://uqu.edu.sa\n    kind: official\n    published: '2026'\n",
      'sources: []\n',
    ),
    '8:10 too-few-items',
  ),
  of(
    'a window without a source',
    edited(
      gat,
      '    source:\n      title: Announcement\n      url: https://etec.gov.sa/news\n      kind: official\n',
      '',
    ),
    '15:5 missing-key',
  ),
  of(
    'a year without a source',
    edited(
      year,
      'source:\n  title: Academic calendar\n  url: https://moe.gov.sa/calendar\n  kind: official\nsources',
      'sources',
    ),
    '1:1 missing-key',
  ),
  of(
    'a term without a source',
    edited(
      year,
      '    ends: 2027-06-24\n    source:\n      title: Academic calendar\n      url: https://moe.gov.sa/calendar\n      kind: official\n',
      '    ends: 2027-06-24\n',
    ),
    '17:5 missing-key',
  ),
  of(
    'an answer without a source',
    edited(fee, 'sources:\n  - title: Fees\n    url: https://etec.gov.sa/fees\n    kind: official\n', 'sources: []\n'),
    '11:10 too-few-items',
  ),
  of('a number where text is wanted', edited(year, "year: '1448'", 'year: 1448'), '1:7 wrong-type'),
  of('text where a number is wanted', edited(ksu, 'founded: 1957', "founded: '1957'"), '8:10 wrong-type'),
  of('a fraction where a whole number is wanted', edited(ksu, 'founded: 1957', 'founded: 1957.5'), '8:10 wrong-type'),
  of('a number that is no number', edited(gat, 'durationMinutes: 120', 'durationMinutes: .nan'), '9:18 wrong-type'),
  of('nothing where text is wanted', edited(ksu, 'nameEn: King Saud University', 'nameEn:'), '3:8 wrong-type'),
  of(
    'a list where keys are wanted',
    edited(ksu, 'identifiers:\n  ror: https://ror.org/02f81g417\n  wikidata: Q1074152', 'identifiers: []'),
    '12:14 wrong-type',
  ),
  of('text where a list is wanted', edited(gat, 'delivery: [paper, computer]', 'delivery: paper'), '13:11 wrong-type'),
  of('a text instead of a record', withFile(fee, 'just a text\n'), '1:1 wrong-type'),
  of('an unknown word', edited(ksu, 'kind: public', 'kind: pubic'), '5:7 unknown-word'),
  of('an unknown word in a list', edited(gat, '[paper, computer]', '[paper, online]'), '13:19 unknown-word'),
  of('an id of another form', edited('retired.yaml', 'old-college', 'Old_College'), '2:5 wrong-form'),
  of(
    'a Wikidata address instead of its item',
    edited(ksu, 'Q1074152', 'https://www.wikidata.org/wiki/Q1074152'),
    '14:13 wrong-form',
  ),
  of(
    'an e-mail address without a host',
    edited('service.yaml', 'support@publisher.example', 'support'),
    '10:10 wrong-form',
  ),
  of(
    'a host with a scheme',
    edited('service.yaml', 'mcp.publisher.example', 'https://mcp.publisher.example'),
    '24:10 wrong-form',
  ),
  of('a day that does not exist', edited(gat, '2026-11-30', '2026-02-30'), '19:13 bad-day'),
  of('a day in another form', edited(gat, '2026-11-30', '30/11/2026'), '19:13 bad-day'),
  of('a day in an absurd year', edited(gat, '2026-11-30', '9026-11-30'), '19:13 bad-day'),
  of('an address without a scheme', edited(ksu, 'url: https://ksu.edu.sa\n', 'url: ksu.edu.sa\n'), '7:6 bad-address'),
  of(
    'an address with a space',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: https://ksu.edu.sa/a b\n'),
    '7:6 bad-address',
  ),
  of(
    'an address with a password',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: https://me:secret@ksu.edu.sa\n'),
    '7:6 bad-address',
  ),
  of(
    'an address with a host that has no dot',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: https://ksu\n'),
    '7:6 bad-address',
  ),
  of(
    'an address of another scheme',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: ftp://ksu.edu.sa\n'),
    '7:6 bad-address',
  ),
  of(
    'an address for mail',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: mailto:info@ksu.edu.sa\n'),
    '7:6 bad-address',
  ),
  of(
    'a script as an address',
    edited(ksu, 'url: https://ksu.edu.sa\n', "url: 'javascript:alert(1)'\n"),
    '7:6 bad-address',
  ),
  of(
    'an Arabic address that is not encoded',
    edited(ksu, 'url: https://ksu.edu.sa\n', 'url: https://ksu.edu.sa/كلية\n'),
    '7:6 bad-address',
  ),
  of('a rank that no ranking has', edited(ksu, 'qsRank: 101', 'qsRank: 0'), '9:9 out-of-range'),
  of('a negative fee', edited(gat, 'durationMinutes: 120', 'feeSar: -1'), '9:9 out-of-range'),
  of('an empty text', edited(ksu, 'nameEn: King Saud University', "nameEn: ''"), '3:9 empty-text'),
  of('a text that is too long', edited(skill, 'Explains access.', 'x'.repeat(1025)), '3:14 text-too-long'),
  of('a word twice in a list', edited(gat, '[paper, computer]', '[paper, paper]'), '13:19 repeated-item'),
  of(
    'a misspelt year does not hide a wrong rank, and is no missing year',
    edited(ksu, 'qsRankTo: 110', 'qsRankTo: 11', edited(ksu, 'qsYear: 2027', 'qsYaer: 2027')),
    '10:11 rank-order',
    '11:1 unknown-key',
  ),
  of(
    'a window among the sources',
    edited(gat, 'sources:\n', `sources:\n${/ {2}- kind: registration[\s\S]*?(?=sources:)/.exec(VALID[gat])?.[0]}`),
    '25:5 wrong-list',
  ),
];
