import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const FIELDS: readonly (readonly [en: string, ar: string])[] = [
  ['Medicine', 'الطب'],
  ['Engineering', 'الهندسة'],
  ['Computer Science', 'علوم الحاسب'],
  ['Business Administration', 'إدارة الأعمال'],
  ['Law', 'القانون'],
  ['Pharmacy', 'الصيدلة'],
  ['Nursing', 'التمريض'],
  ['Architecture', 'العمارة'],
  ['Education', 'التربية'],
  ['Mathematics', 'الرياضيات'],
  ['Physics', 'الفيزياء'],
  ['Accounting', 'المحاسبة'],
];
const REGIONS = ['riyadh', 'makkah', 'madinah', 'eastern', 'qassim', 'asir', 'tabuk', 'hail'];

/** A university of this project's own shape, some 4.7 kB of YAML; the same number always gives the same text. */
function syntheticUniversity(number: number, id: string): string {
  const url = `https://${id}.example.edu.sa`;
  /** A number from the least to the most, another one for each university and purpose. */
  const between = (least: number, most: number, purpose: number) =>
    least + ((number * 7919 + purpose * 104_729) % (most - least + 1));
  const source = (page: string) => ({
    title: `University ${number}: ${page}`,
    url: `${url}/${page}`,
    kind: 'official',
  });
  const chosen = (count: number, purpose: number) =>
    Array.from({ length: count }, (_, at) => FIELDS[(between(0, 11, purpose) + at) % FIELDS.length] ?? ['', '']).map(
      ([nameEn, name]) => ({ id: nameEn.toLowerCase().replaceAll(' ', '-'), name: `تخصص ${name}`, nameEn }),
    );
  const record = {
    id,
    name: `جامعة مولّدة للقياس رقم ${number}`,
    nameEn: `Synthetic University ${number}`,
    type: 'university',
    kind: number % 2 === 0 ? 'public' : 'private',
    regionId: REGIONS[number % REGIONS.length],
    url,
    founded: between(1950, 2020, 1),
    identifiers: {},
    confidence: 'single-source',
    note: 'هذا السجل مولّد للقياس وحده، ولا يصف جامعة من الجامعات، ويمتد نصه على أكثر من سطر كما في السجلات الحقيقية.',
    noteEn:
      'This record is generated for measurements alone and describes no university; its text goes over more than one line.',
    sources: Array.from({ length: between(3, 5, 2) }, (_, at) => ({
      ...source(`page-${at + 1}`),
      supports: ['founded', 'name', 'colleges'],
    })),
    collegesCoverage: 'partial',
    colleges: chosen(between(4, 8, 3), 3).map((college, at) => ({
      ...college,
      majors: chosen(between(3, 5, 4 + at), 4 + at).map((major) => ({ ...major, degree: 'bachelor' })),
      source: source(college.id),
    })),
  };
  return stringify(record, { lineWidth: 0 });
}

/** Writes a content directory with so many synthetic universities beside the content of the tests. */
export async function writeSynthetic(directory: string, records: number): Promise<void> {
  await cp(CONTENT_DIR, directory, { recursive: true });
  for (let number = 1; number <= records; number += 1) {
    const id = `synthetic-${String(number).padStart(5, '0')}`;
    await writeFile(join(directory, 'universities', `${id}.yaml`), syntheticUniversity(number, id));
  }
}
