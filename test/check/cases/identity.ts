import { edited, type Tree, VALID, withFile, withoutFile } from '../../support/content-tree.ts';
import { type Case, ksu, of, skill, transfer, uqu, year } from './case.ts';

const twin = (name: string, nameEn: string): string =>
  VALID[uqu].replace('id: uqu', 'id: twin').replace('جامعة أم القرى', name).replace('Umm Al-Qura University', nameEn);

/** Universities in some cities, by their Arabic and English names. */
export const cities = (...all: readonly (readonly [string, string])[]): Tree =>
  all.reduce<Tree>(
    (tree, [city, cityEn], index) =>
      withFile(
        `universities/city${index}.yaml`,
        twin(`جامعة ${'سشص'.charAt(index)}`, `University ${'ABC'.charAt(index)}`)
          .replace('id: twin', `id: city${index}`)
          .replace(
            'regionId: makkah',
            `regionId: makkah\nurl: https://u${index}.edu.sa\nidentifiers: {}\ncity: ${city}\ncityEn: ${cityEn}`,
          )
          .replace(/(?<=cityEn.*\n)identifiers: \{\}\n/, ''),
        tree,
      ),
    VALID,
  );

export const IDENTITY_CASES: readonly Case[] = [
  of('an id that is not the file name', edited(ksu, 'id: ksu', 'id: kau'), '1:5 id-not-file-name'),
  of('a year that is not the file name', edited(year, "year: '1448'", "year: '1447'"), '1:7 id-not-file-name'),
  of(
    'a skill that is not named like its folder',
    edited(skill, 'name: agent-auth', 'name: auth'),
    '2:7 id-not-file-name',
  ),
  of(
    'a published record that is gone and not retired',
    withFile('published.yaml', 'exams:\n  - gat\n  - old-exam\n  - forgotten\n'),
    'retired.yaml:3:1 published-id-gone',
  ),
  of(
    'a published record that is gone, while another id is retired',
    withFile('published.yaml', 'exams:\n  - gat\n  - forgotten\n'),
    'retired.yaml:4:5 published-id-gone',
  ),
  of(
    'a published record that is retired for one that is called by its name',
    withFile(
      'published.yaml',
      'exams:\n  - old-exam\n',
      edited('retired.yaml', 'old-exam', '{ id: old-exam, successor: القدرات }'),
    ),
    'retired.yaml:4:32 unknown-reference',
  ),
  of(
    'a published record in a file of another name',
    {
      ...withFile('published.yaml', 'faq: [fee]\n', withoutFile('faq/fee.yaml')),
      'faq/cost.yaml': VALID['faq/fee.yaml'],
    },
    'faq/cost.yaml:1:5 id-not-file-name',
  ),
  of('two colleges with one id', edited(ksu, 'id: law', 'id: medicine'), '39:9 duplicate-id'),
  of('two majors with one id', edited(ksu, 'id: surgery', 'id: medicine'), '33:13 duplicate-id'),
  of('two terms with one id', edited(year, 'id: term2', 'id: term1'), '17:9 duplicate-id'),
  of(
    'two regions with one id',
    edited('regions.yaml', 'id: makkah', 'id: riyadh', withoutRegion()),
    'regions.yaml:7:9 duplicate-id',
  ),
  of('a region that nobody knows', edited(ksu, 'regionId: riyadh', 'regionId: riyad'), '6:11 unknown-reference'),
  of(
    'a major that the vocabulary does not have',
    edited(ksu, 'major: medicine', 'major: medecine'),
    '31:16 unknown-reference',
  ),
  of(
    'a field of a college that is not in the list of fields',
    edited(ksu, "fields: ['0912']", "fields: ['0912', '0913']"),
    '27:22 unknown-reference',
  ),
  of(
    'a field of a major that is not in the list of fields',
    edited('majors.yaml', "'0912'", "'0911'"),
    '7:12 unknown-reference',
  ),
  of(
    'a university that nobody knows',
    edited(transfer, 'appliesTo: ksu', 'appliesTo: kfupm'),
    '7:12 unknown-reference',
  ),
  of('a retired university', edited(transfer, 'appliesTo: ksu', 'appliesTo: old-college'), '7:12 retired-reference'),
  of('a retired region', edited(ksu, 'regionId: riyadh', 'regionId: old-region'), '6:11 retired-reference'),
  of('a school year that nobody knows', edited('service.yaml', "'1448'", "'1450'"), '25:21 unknown-reference'),
  of(
    'a change of a term that nobody knows',
    edited(year, '      - id: term1', '      - id: term3'),
    '42:13 unknown-reference',
  ),
  of(
    'a place that nobody knows',
    edited(year, '    kind: national', '    kind: national\n    notIn: [kharj, alkharj]'),
    '31:20 unknown-reference',
  ),
  of('a place that is known', edited(year, '    kind: national', '    kind: national\n    onlyIn: [kharj]')),
  of(
    'a place in a region that nobody knows',
    edited('places.yaml', 'regionId: riyadh', 'regionId: riyad'),
    '5:15 unknown-reference',
  ),
  of(
    'a change of the end of the year',
    edited(year, '2026-08-30', '2027-07-01', edited(year, '      - id: term1', '      - id: end-of-year')),
  ),
  of('a retired region that lives', edited('retired.yaml', 'old-region', 'makkah'), '8:5 retired-id-used'),
  of('a reference to a record that cannot be read', edited(ksu, 'kind: public', 'kind: @public'), '5:7 yaml-syntax'),
  of(
    'references while the regions cannot be read',
    edited('regions.yaml', 'name: الرياض', 'name: @'),
    '3:11 yaml-syntax',
  ),
  of(
    'two universities with one Arabic name in two spellings',
    withFile('universities/twin.yaml', twin('جامعه ام القرى', 'Twin University')),
    'universities/uqu.yaml:2:7 duplicate-name',
  ),
  of(
    'two universities with one English name',
    withFile('universities/twin.yaml', twin('جامعة أخرى', 'umm al-qura  university'.replace('  ', ' '))),
    'universities/uqu.yaml:3:9 duplicate-name',
  ),
  of('an alias that means two regions', edited('regions.yaml', '- Mecca', '- ar riyadh'), '11:9 region-spelling'),
  of(
    'an alias that is the id and name of a region further down',
    edited('regions.yaml', '- Ar Riyadh', '- makkah'),
    '6:9 region-spelling',
  ),
  of(
    'a region with the name of another',
    edited('regions.yaml', 'name: مكة المكرمة', 'name: منطقة الرياض'),
    '8:11 region-spelling',
  ),
  of(
    'another name that is the name of another record',
    edited(uqu, 'type: university', 'aliases: [الملك سعود]\ntype: university'),
    '4:11 duplicate-name',
  ),
  of(
    'another name that is the name of another record of the same file',
    edited(
      'majors.yaml',
      'majors:\n',
      'majors:\n  - { id: law, name: القانون, nameEn: Law, aliases: [الطب والجراحة], field: "0912" }\n',
    ),
    '2:54 duplicate-name',
  ),
  of(
    'a city in another spelling',
    cities(['الاحساء', 'Al-Ahsa'], ['الأحساء', 'Al-Ahsa'], ['الأحساء', 'Al-Ahsa']),
    'universities/city0.yaml:8:7 other-spelling',
  ),
  of(
    'a city under another English name',
    cities(['الدمام', 'Damman'], ['الدمام', 'Dammam'], ['الدمام', 'Dammam']),
    'universities/city0.yaml:9:9 other-spelling',
  ),
  of('cities alike', cities(['الدمام', 'Dammam'], ['الدمام', 'Dammam'], ['الخبر', 'Al-Khobar'])),
];

function withoutRegion(): Tree {
  return {
    ...edited(ksu, 'regionId: riyadh', 'regionId: null'),
    [uqu]: VALID[uqu].replace('regionId: makkah\n', ''),
  };
}
