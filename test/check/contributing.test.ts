import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { WARNINGS } from '../../build/findings/codes.ts';
import { WORDINGS, wordsOf } from '../../build/findings/messages/messages.ts';
import { fixed } from '../../scripts/editing/fix/fix.ts';
import { edited, placesOf, VALID } from '../support/content-tree.ts';

const guide = await readFile('CONTRIBUTING.md', 'utf8');
const arabicGuide = await readFile('CONTRIBUTING.ar.md', 'utf8');

/** The tables of codes, with what marks a warning. */
const TABLES = [
  [guide.slice(guide.indexOf('## What the check says')), '**warning**'],
  [
    arabicGuide.slice(arabicGuide.indexOf('## ماذا يقول الفحص')).replace(/<code dir="ltr">([^<]*)<\/code>/g, '`$1`'),
    '**تنبيه**',
  ],
] as const;

test.each(TABLES)('each guide explains every code of the check once, no other, and marks warnings', (table, mark) => {
  const rows = [...table.matchAll(/^\| `([a-z0-9-]+)` \| (.+) \|$/gm)];
  expect(rows.map(([, code]) => code).sort()).toEqual(Object.keys(WORDINGS.en).sort());
  const marked = rows.filter(([, , meaning]) => meaning?.startsWith(mark)).map(([, code]) => code);
  expect(marked.sort()).toEqual([...WARNINGS].sort());
});

test('the window that the guide shows is one that the check accepts', async () => {
  const blocks = [...guide.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, yaml]) => yaml ?? '');
  const window = blocks.find((yaml) => yaml.includes('labelEn'));
  expect(parse(window ?? '').windows).toHaveLength(1);
  const step = VALID['exams/step.yaml'];
  expect(await placesOf({ ...VALID, 'exams/step.yaml': step + window })).toEqual([]);
});

test('the output that the guide shows is what the check says', async () => {
  const tree = edited('exams/gat.yaml', 'closes: 2026-11-30', 'closes: 2026-10-30');
  const [place] = await placesOf(tree);
  expect(place).toBe('exams/gat.yaml:19:13 window-order');
  const args = { opens: '2026-11-01', closes: '2026-10-30' };
  const { message, hint } = wordsOf({ code: 'window-order', args }, 'en');
  expect(guide).toContain(`exams/gat.yaml:19:13  ${message}  (window-order)\n    ${hint}\n`);
});

describe('the templates of the guide', () => {
  const templates = [
    ...guide.matchAll(/^\*\*[^\n`]*`content\/(\w+)\/[^`]+`[^\n]*\]\((\S+)\)\n\n```yaml\n(.*?)^```/gms),
  ].map(([, folder = '', address = '', text = '']) => ({ folder, address, text }));
  const address = 'https://etec.gov.sa/page';
  /** What an editor writes behind a colon, by key. */
  const filled: Readonly<Record<string, string>> = {
    id: 'new-record',
    name: 'اسم جديد',
    nameEn: 'New name',
    question: 'سؤال جديد؟',
    questionEn: 'New question?',
    title: "'Body: page'",
    url: address,
    regionId: 'riyadh',
    readOn: '2026-11-20',
    year: "'1449'",
    label: 'العام الدراسي 1449هـ',
    labelEn: 'School year 1449 AH',
    gregorian: '2027-2028',
    university: 'ksu',
    school: '30',
    gat: '30',
    saat: '40',
    weighted: '70',
    starts: '2027-08-22',
  };
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    text.replace(/^( *(?:- )?(\w+):)(?: '')?$/gm, (line, start: string, key: string) =>
      Object.hasOwn(values, key) ? `${start} ${values[key]}` : line,
    );
  const NAMES: Readonly<Record<string, string>> = { calendar: '1449', admission: 'ksu-1449' };
  const fileOf = (folder: string) => `${folder}/${NAMES[folder] ?? 'new-record'}.yaml`;
  const valuesFor = (folder: string) => (folder === 'admission' ? { ...filled, id: 'ksu-1449' } : filled);

  test('are there for every folder of records', () => {
    expect(templates.map(({ folder }) => folder).sort()).toEqual([
      'admission',
      'calendar',
      'exams',
      'faq',
      'universities',
    ]);
  });

  test.each(templates)('of $folder is accepted once it is filled in', async ({ folder, text }) => {
    expect(await placesOf({ ...VALID, [fileOf(folder)]: fill(text, valuesFor(folder)) })).toEqual([]);
  });

  test.each(templates)('of $folder is what its link opens, and gets no suggestion', ({ folder, address, text }) => {
    const { pathname, searchParams } = new URL(address, 'https://github.com/ministry/data/blob/main/CONTRIBUTING.md');
    expect(pathname).toBe(`/ministry/data/new/main/content/${folder}`);
    expect(searchParams.get('value')).toBe(text);
    const part = fill(text, { id: 'new-record' });
    for (const each of [text, part]) expect(fixed(fileOf(folder), new TextEncoder().encode(each))?.text).toBe(each);
  });

  test.each(templates)('of $folder is refused while anything needed is empty', async ({ folder, text }) => {
    for (const key of Object.keys(filled).filter((each) => !['starts', 'regionId'].includes(each))) {
      const { [key]: _, ...others } = valuesFor(folder);
      const broken = fill(text, others);
      if (broken === fill(text, valuesFor(folder))) continue;
      const places = await placesOf({ ...VALID, [fileOf(folder)]: broken });
      // An institution may have no site that anybody knows.
      if (key !== 'url' || folder !== 'exams') expect(places, key).not.toEqual([]);
    }
  });
});
