/**
 * Makes a content directory of a chosen size for measurements: the content of the tests, and synthetic
 * universities of this project's own shape, some 4.7 kB of YAML each.
 *
 *     node --import tsx test/bench/synthetic.ts --records 10000 --out DIR
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const FROZEN = 'test/fixtures/content';

const PLACES = [
  'نجد',
  'الحجاز',
  'تهامة',
  'اليمامة',
  'السراة',
  'الدهناء',
  'النفود',
  'العرمة',
  'طويق',
  'أجا',
  'سلمى',
  'رضوى',
];
const VIRTUES = [
  'المعرفة',
  'الحكمة',
  'الريادة',
  'الإبداع',
  'المستقبل',
  'التميز',
  'البيان',
  'الإتقان',
  'العلوم',
  'الأصالة',
];
const FIELDS: readonly (readonly [ar: string, en: string])[] = [
  ['الطب', 'Medicine'],
  ['الهندسة', 'Engineering'],
  ['علوم الحاسب', 'Computer Science'],
  ['إدارة الأعمال', 'Business Administration'],
  ['القانون', 'Law'],
  ['الصيدلة', 'Pharmacy'],
  ['التمريض', 'Nursing'],
  ['العمارة', 'Architecture'],
  ['التربية', 'Education'],
  ['اللغة العربية', 'Arabic Language'],
  ['الرياضيات', 'Mathematics'],
  ['الفيزياء', 'Physics'],
  ['الكيمياء', 'Chemistry'],
  ['الأحياء', 'Biology'],
  ['المحاسبة', 'Accounting'],
  ['التصميم', 'Design'],
];
/** Regions, each with one of its cities. */
const REGIONS: readonly (readonly [id: string, city: string, cityEn: string])[] = [
  ['riyadh', 'الرياض', 'Riyadh'],
  ['makkah', 'جدة', 'Jeddah'],
  ['madinah', 'ينبع', 'Yanbu'],
  ['eastern', 'الدمام', 'Dammam'],
  ['qassim', 'بريدة', 'Buraydah'],
  ['asir', 'أبها', 'Abha'],
  ['tabuk', 'تبوك', 'Tabuk'],
  ['hail', 'حائل', 'Hail'],
];

const SEED = 1_000_003;

/** Mulberry32: numbers from 0 to 1 that depend on the seed alone. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The YAML of one university; the same number always gives the same text. */
function syntheticUniversity(number: number): string {
  const next = numbersFrom(SEED + number);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
    return chosen;
  };
  const some = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item);
  const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
  const id = idOf(number);
  const [regionId, city, cityEn] = one(REGIONS);
  const home = `https://${id}.example.edu.sa`;
  const source = (title: string, path: string, indent: string): string[] => [
    `${indent}title: '${title}'`,
    `${indent}url: ${home}${path}`,
    `${indent}kind: official`,
  ];

  const colleges = some(FIELDS, between(4, 8)).flatMap(([ar, en]) => [
    '',
    `  - id: ${slug(en)}`,
    `    name: كلية ${ar}`,
    `    nameEn: College of ${en}`,
    '    majors:',
    ...some(FIELDS, between(3, 6)).flatMap(([majorAr, majorEn]) => [
      `      - id: ${slug(majorEn)}`,
      `        name: ${majorAr}`,
      `        nameEn: ${majorEn}`,
      `        degree: ${one(['bachelor', 'bachelor', 'master', 'diploma'])}`,
    ]),
    '    source:',
    ...source(`University ${number}: College of ${en}`, `/colleges/${slug(en)}`, '      '),
  ]);
  const supports = ['name', 'nameEn', 'city', 'url', 'founded', 'colleges', 'majors'];
  const sources = Array.from({ length: between(3, 5) }, (_, index) => [
    `  - title: 'University ${number}: page ${index + 1}'`,
    `    url: ${home}/about/page-${index + 1}`,
    '    kind: official',
    `    published: 2026-0${between(1, 9)}-1${between(0, 9)}`,
    '    supports:',
    ...(index === 0 ? ['founded', 'name', 'colleges'] : some(supports, between(2, 4))).map(
      (key) => `      - ${key}`,
    ),
  ]).flat();

  return `${[
    '# yaml-language-server: $schema=../../schemas/university.json',
    `id: ${id}`,
    `name: جامعة ${one(VIRTUES)} في ${one(PLACES)} رقم ${number}`,
    `nameEn: Synthetic University ${number}`,
    `type: ${one(['university', 'university', 'college'])}`,
    `kind: ${one(['public', 'private'])}`,
    `regionId: ${regionId}`,
    `city: ${city}`,
    `cityEn: ${cityEn}`,
    `url: ${home}`,
    `founded: ${between(1950, 2020)}`,
    '',
    'identifiers:',
    '  ror: null',
    '  wikidata: null',
    '',
    'confidence: single-source',
    'note: >-',
    '  هذا السجل مولّد للقياس وحده، ولا يصف جامعة من الجامعات، ويمتد نصه على أكثر من سطر كما في السجلات',
    '  الحقيقية.',
    'noteEn: >-',
    '  This record is generated for measurements alone and describes no university; its text goes over',
    '  more than one line, as in real records.',
    'verifiedOn: null',
    '',
    'sources:',
    ...sources,
    '',
    'collegesCoverage: partial',
    '',
    'colleges:',
    ...colleges,
  ].join('\n')}\n`;
}

const idOf = (number: number): string => `synthetic-${String(number).padStart(5, '0')}`;

/** Writes a content directory with so many synthetic universities beside the content of the tests. */
export async function writeSynthetic(dir: string, records: number): Promise<void> {
  await cp(FROZEN, dir, { recursive: true });
  await mkdir(join(dir, 'universities'), { recursive: true });
  for (let number = 1; number <= records; number += 1) {
    await writeFile(join(dir, 'universities', `${idOf(number)}.yaml`), syntheticUniversity(number));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { records: { type: 'string' }, out: { type: 'string' } },
  });
  const records = Number(values.records ?? '1000');
  const out = resolve(values.out ?? `.cache/synthetic-${records}`);
  await writeSynthetic(out, records);
  const sizes = await Promise.all(
    (await readdir(join(out, 'universities')))
      .slice(-50)
      .map(async (file) => (await readFile(join(out, 'universities', file))).length),
  );
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  console.log(`${out}: ${records} synthetic universities of some ${mean} bytes`);
}
