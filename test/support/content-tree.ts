import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Catalogue, loadContent } from '../../build/catalogue/catalogue.ts';
import type { Finding } from '../../build/findings/finding.ts';

/** A content directory as a value: text or bytes by path. */
export type Tree = Readonly<Record<string, string | Uint8Array>>;

/** A small content directory in which nothing is wrong. */
export const VALID = {
  'places.yaml': `places:
  - id: kharj
    name: الخرج
    nameEn: Al-Kharj
    regionId: riyadh
`,
  'regions.yaml': `regions:
  - id: riyadh
    name: الرياض
    nameEn: Riyadh
    aliases:
      - Ar Riyadh
  - id: makkah
    name: مكة المكرمة
    nameEn: Makkah
    aliases:
      - Mecca
`,
  'majors.yaml': `majors:
  - id: medicine
    name: الطب والجراحة
    nameEn: Medicine and Surgery
    aliases:
      - الطب
    field: '0912'
`,
  'fields.yaml': `fields:
  - code: '091'
    name: الصحة
    nameEn: Health
  - code: '0912'
    name: الطب
    nameEn: Medicine
`,
  'service.yaml': `name: خدمة
nameEn: Service
description: وصف الخدمة.
descriptionEn: What it is.
version: 1.0.0
publisher:
  name: ناشر
  nameEn: Publisher
  url: https://publisher.example
contact: support@publisher.example
security:
  contact: mailto:security@publisher.example
  expires: 2027-09-30
rateLimit:
  requests: 60
  windowSeconds: 60
identityProvider:
  issuer: https://id.example.org
  authorizationUrl: https://id.example.org/authorize
  tokenUrl: https://id.example.org/token
  revocationUrl: https://id.example.org/revoke
  clientRegistrationUrl: https://id.example.org/console
mcpName: example.publisher/mcp
mcpHost: mcp.publisher.example
calendarUpdatedFor: '1448'
`,
  'retired.yaml': `universities:
  - old-college
exams:
  - old-exam
faq:
  - old-question
regions:
  - old-region
skills:
  - old-skill
`,
  'glossary.yaml': `sets:
  - [قدرات, GAT]
  - [تحصيلي, SAAT]
`,
  'universities/ksu.yaml': `id: ksu
name: جامعة الملك سعود
nameEn: King Saud University
type: university
kind: public
regionId: riyadh
url: https://ksu.edu.sa
founded: 1957
qsRank: 101
qsRankTo: 110
qsYear: 2027
identifiers:
  ror: https://ror.org/02f81g417
  wikidata: Q1074152
confidence: single-source
verifiedOn: null
sources:
  - title: About the university
    url: https://ksu.edu.sa/en/about
    kind: official
    supports: [founded, qsRank]
collegesCoverage: partial
colleges:
  - id: medicine
    name: كلية الطب
    nameEn: College of Medicine
    fields: ['0912']
    majors:
      - id: medicine
        name: الطب
        major: medicine
        degree: bachelor
      - id: surgery
        name: الجراحة
    source:
      title: College of Medicine
      url: https://medicine.ksu.edu.sa
      kind: official
  - id: law
    name: كلية الحقوق
    source:
      title: College of Law
      url: https://law.ksu.edu.sa
      kind: official
`,
  'universities/uqu.yaml': `id: uqu
name: جامعة أم القرى
nameEn: Umm Al-Qura University
type: university
regionId: makkah
identifiers: {}
confidence: single-source
sources:
  - title: Home page
    url: https://uqu.edu.sa
    kind: official
    published: '2026'
collegesCoverage: none
`,
  'admission/ksu-1448.yaml': `id: ksu-1448
university: ksu
year: '1448'
tracks:
  - name: التخصصات الصحية
    nameEn: Health majors
    group: health
    weights:
      school: 30
      gat: 30
      saat: 40
    minimums:
      weighted: 80
      ielts: 5.5
    source:
      title: جامعة الملك سعود
      url: https://ksu.edu.sa/admission
      kind: official
windows:
  - kind: registration
    label: التقديم
    labelEn: Applying
    opens: 2026-06-01
    closes: 2026-06-30
    source:
      title: جامعة الملك سعود
      url: https://ksu.edu.sa/admission
      kind: official
readOn: 2026-11-01
`,
  'exams/gat.yaml': `id: gat
name: اختبار القدرات العامة
nameEn: General Aptitude Test
abbreviation: GAT
body:
  name: هيئة تقويم التعليم والتدريب
  nameEn: Education and Training Evaluation Commission
  url: https://etec.gov.sa
durationMinutes: 120
scoreRange:
  minimum: 0
  maximum: 100
delivery: [paper, computer]
windows:
  - kind: registration
    label: التسجيل
    labelEn: Registration
    opens: 2026-11-01
    closes: 2026-11-30
    source:
      title: Announcement
      url: https://etec.gov.sa/news
      kind: official
sources:
  - title: About the test
    url: https://etec.gov.sa/gat
    kind: official
    supports: [durationMinutes, scoreRange]
`,
  'exams/step.yaml': `id: step
name: اختبار كفايات اللغة الإنجليزية
nameEn: Standardized Test of English Proficiency
body:
  name: هيئة تقويم التعليم والتدريب
  nameEn: Education and Training Evaluation Commission
  url: https://etec.gov.sa
sources:
  - title: About the test
    url: https://etec.gov.sa/step
    kind: official
`,
  'calendar/1448.yaml': `year: '1448'
label: العام الدراسي 1448هـ
labelEn: School year 1448 AH
gregorian: 2026-2027
system: two-terms
staffReturn: 2026-08-16
terms:
  - id: term1
    name: الفصل الأول
    nameEn: First term
    starts: 2026-08-23
    ends: 2027-01-07
    source:
      title: Academic calendar
      url: https://moe.gov.sa/calendar
      kind: official
  - id: term2
    name: الفصل الثاني
    nameEn: Second term
    starts: 2027-01-17
    ends: 2027-06-24
    source:
      title: Academic calendar
      url: https://moe.gov.sa/calendar
      kind: official
holidays:
  - id: national-day
    name: اليوم الوطني
    nameEn: National day
    kind: national
    starts: 2026-09-23
    ends: 2026-09-23
    source:
      title: Academic calendar
      url: https://moe.gov.sa/calendar
      kind: official
endOfYear: 2027-06-24
regionalDifferences:
  - appliesTo: مكة المكرمة
    appliesToEn: Makkah
    changes:
      - id: term1
        name: بداية الدراسة
        nameEn: Start of study
        starts: 2026-08-30
        source:
          title: Academic calendar
          url: https://moe.gov.sa/calendar
          kind: official
source:
  title: Academic calendar
  url: https://moe.gov.sa/calendar
  kind: official
sources:
  - title: Academic calendar
    url: https://moe.gov.sa/calendar
    kind: official
    supports: [term1, national-day]
`,
  'faq/fee.yaml': `id: fee
category: exams
question: كم رسوم الاختبار؟
questionEn: What does the exam cost?
answer: مئة ريال.
answerEn: One hundred riyals.
alternatives:
  - بكم الاختبار
appliesTo: null
readOn: 2026-11-20
sources:
  - title: Fees
    url: https://etec.gov.sa/fees
    kind: official
`,
  'faq/transfer.yaml': `id: transfer
category: transfer
question: كيف أحول بين الجامعات؟
questionEn: How do I transfer?
alternatives:
  - التحويل
appliesTo: ksu
readOn: 2026-11-20
sources:
  - title: Transfer
    url: https://ksu.edu.sa/transfer
    kind: official
`,
  'skills/agent-auth/SKILL.md': `---
name: agent-auth
description: Explains access.
metadata:
  title: Access
---

# Access

Read {base_url}/api/agent/claim.
`,
} as const satisfies Tree;

/** The valid tree with one place of one file rewritten. Throws when the place is not there exactly once. */
export function edited(file: string, from: string, to: string, tree: Tree = VALID): Tree {
  const text = tree[file];
  if (typeof text !== 'string' || text.split(from).length !== 2) {
    throw new Error(`${file} does not hold ${JSON.stringify(from)} exactly once`);
  }
  return { ...tree, [file]: text.replace(from, () => to) };
}

/** The valid tree with a file added or replaced. */
export const withFile = (file: string, content: string | Uint8Array, tree: Tree = VALID): Tree => ({
  ...tree,
  [file]: content,
});

/** The valid tree without a file. */
export const withoutFile = (file: string): Tree =>
  Object.fromEntries(Object.entries(VALID).filter(([name]) => name !== file));

/** Writes a tree into a directory. */
export async function writeTree(dir: string, tree: Tree): Promise<void> {
  for (const [file, content] of Object.entries(tree)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
  }
}

/** Writes a tree to a directory of its own, hands it over, and removes it. */
export async function inDirectory<T>(tree: Tree, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await writeTree(dir, tree);
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs git in a directory, with an author of its own. */
export const git = (dir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', dir, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    encoding: 'utf8',
  });

export const load = (tree: Tree) => inDirectory(tree, loadContent);

/** The catalogue of a tree in which nothing is wrong. */
export async function catalogueOf(tree: Tree): Promise<Catalogue> {
  const { catalogue, findings } = await load(tree);
  if (catalogue === null) throw new Error(JSON.stringify(findings));
  return catalogue;
}

/** A finding as `file:line:column code`, as the tables of the tests write it. */
export const placeOf = ({ file, line, column, code }: Finding): string => `${file}:${line}:${column} ${code}`;

export const placesOf = async (tree: Tree): Promise<string[]> => (await load(tree)).findings.map(placeOf);
