import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { isHistory } from '../../build/collections/content-files.ts';
import { formsConfig } from '../../build/site/forms/config.ts';
import { FORMS_PROGRAM, formFilesFor } from '../../build/site/forms/files.ts';
import { fixed } from '../../scripts/editing/fix/fix.ts';
import { makeFormsProgram } from '../../scripts/forms/make-program.ts';
import { chromiumForTests, DESKTOP, type WatchedPage } from '../browser/chromium.ts';
import { load, type Tree } from '../support/content-tree.ts';
import { CONTENT_DIR, frozenCatalogue } from '../support/frozen-content.ts';
import { Editor } from './editor.ts';
import { seed, serveForms, stored } from './trial.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const inHouseStyle = (file: string, text: string): string => fixed(file, encode(text))?.text ?? text;

/** The frozen content, by path in the repository. */
const BEFORE = Object.fromEntries(
  glob
    .sync('**/*.{yaml,md}', { cwd: CONTENT_DIR })
    .filter((file) => !isHistory(file))
    .map((file) => [`content/${file}`, inHouseStyle(file, readFileSync(join(CONTENT_DIR, file), 'utf8'))]),
);

/** The store of the browser itself. */
const TRIAL_BACKEND = { backend: { name: 'test-repo' } };

await makeFormsProgram(FORMS_PROGRAM);
const { open } = await chromiumForTests();
const catalogue = await frozenCatalogue();
const { base, server } = await serveForms(formFilesFor(formsConfig(catalogue, TRIAL_BACKEND)));
let opened: WatchedPage;
let editor: Editor;

beforeAll(async () => {
  opened = await open(base, { viewport: DESKTOP, locale: 'ar-SA' });
  await opened.page.goto('/admin/license.txt');
  await seed(opened.page, BEFORE);
  editor = new Editor(opened.page);
  await editor.start();
});
afterAll(() => {
  server.close();
});

/** What was written meanwhile: the lines that are new in each file, in the layout of the house, and those that are gone. */
async function changes(): Promise<Record<string, { gone: string[]; added: string[] }>> {
  const now = await stored(opened.page);
  return Object.fromEntries(
    Object.entries(now).flatMap(([path, text]) => {
      const [was, is] = [BEFORE[path] ?? '', inHouseStyle(path.replace('content/', ''), text)].map((each) =>
        each.split('\n'),
      );
      const without = (lines: string[] = [], others: string[] = []) => {
        const rest = [...others];
        return lines.filter((line) => {
          const at = rest.indexOf(line);
          if (at !== -1) rest.splice(at, 1);
          return at === -1;
        });
      };
      const change = { gone: without(was, is), added: without(is, was) };
      return change.gone.length + change.added.length === 0 ? [] : [[path, change]];
    }),
  );
}

const folders = COLLECTION_NAMES.filter(
  (name) => definitionOf(name).form === 'folder' && !definitionOf(name).isHistory,
);
const lists = COLLECTION_NAMES.filter((name) => definitionOf(name).form === 'list');

it('open in Arabic, from right to left', async () => {
  expect(await opened.page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await opened.page.locator('body').innerText()).toContain('أسئلة القبول');
});

it('open every record, each under its own id', async () => {
  for (const collection of folders) {
    for (const path of Object.keys(BEFORE).filter((each) => each.startsWith(`content/${collection}/`))) {
      const id = path.replace(/^.*\/|\.yaml$/g, '');
      await editor.open(`${collection}/${id}`);
      const { idKey } = definitionOf(collection);
      await expect.poll(() => opened.page.locator(`[data-key-path="${idKey}"] input`).inputValue()).toBe(id);
    }
  }
  for (const list of lists) {
    await editor.start();
    await editor.open(`lists/${list}`);
  }
  expect(await changes()).toEqual({});
});

it.each([
  ['universities/effat', 'city', 'مدينة أخرى'],
  ['exams/gat', 'abbreviation', 'GAT 2'],
  ['calendar/1448', 'labelEn', 'School year 1448 AH, changed'],
  ['faq/gat-fee', 'questionEn', 'What does the GAT cost?'],
])('change in %s the value of %s and nothing else', async (record, key, value) => {
  await editor.start();
  await editor.open(record);
  await editor.fill(key, value);
  await editor.save();
  const path = `content/${record}.yaml`;
  await expect.poll(async () => (await changes())[path]?.added).toEqual([`${key}: ${value}`]);
  expect((await changes())[path]?.gone).toHaveLength(1);
});

it.each(lists)('change in %s the name of one record and nothing else', async (list) => {
  await editor.start();
  await editor.open(`lists/${list}`);
  await editor.unfold(list, 1);
  await editor.fill(`${list}.1.nameEn`, 'Another Name');
  await editor.save();
  const path = `content/${list}.yaml`;
  await expect.poll(async () => (await changes())[path]?.added).toEqual(['    nameEn: Another Name']);
  expect((await changes())[path]?.gone).toHaveLength(1);
});

it('change a day and take back an announcement in a part of a record', async () => {
  await editor.start();
  await editor.open('exams/cognitive-ability');
  await editor.unfold('windows', 1);
  await editor.fill('windows.1.opens', '');
  await editor.unfold('windows', 0);
  await editor.fill('windows.0.closes', '2026-04-26');
  await editor.save();
  const path = 'content/exams/cognitive-ability.yaml';
  await expect.poll(async () => (await changes())[path]?.added).toEqual(['    closes: 2026-04-26', '    opens: null']);
});

it('add a university with a college and a source', async () => {
  await editor.start();
  await editor.open('universities/new');
  await editor.fill('id', 'new-college');
  await editor.fill('name', 'كلية جديدة');
  await editor.fill('nameEn', 'New College');
  await editor.choose('type', 'كلية مستقلة');
  await editor.choose('kind', 'أهلية');
  await editor.choose('regionId', 'تبوك');
  await editor.choose('confidence', 'لا مصدر يؤيد الآخر');
  await editor.add('sources');
  await editor.fill('sources.0.title', 'New College: about');
  await editor.fill('sources.0.url', 'https://new-college.edu.sa/about');
  await editor.choose('sources.0.kind', 'رسمي');
  await editor.choose('collegesCoverage', 'هذه بعض كلياتها');
  await editor.add('colleges');
  await editor.fill('colleges.0.id', 'law');
  await editor.fill('colleges.0.name', 'كلية القانون');
  await editor.fill('colleges.0.source.title', 'New College: law');
  await editor.fill('colleges.0.source.url', 'https://new-college.edu.sa/law');
  await editor.choose('colleges.0.source.kind', 'رسمي');
  await editor.save();
  const path = 'content/universities/new-college.yaml';
  await expect
    .poll(async () => (await changes())[path]?.added.filter(Boolean))
    .toEqual([
      '# yaml-language-server: $schema=../../schemas/university.json',
      'id: new-college',
      'name: كلية جديدة',
      'nameEn: New College',
      'type: college',
      'kind: private',
      'regionId: tabuk',
      'confidence: single-source',
      'sources:',
      "  - title: 'New College: about'",
      '    url: https://new-college.edu.sa/about',
      '    kind: official',
      'collegesCoverage: partial',
      'colleges:',
      '  - id: law',
      '    name: كلية القانون',
      '    source:',
      "      title: 'New College: law'",
      '      url: https://new-college.edu.sa/law',
      '      kind: official',
    ]);
});

it('keep the id of a record and of its parts', async () => {
  await editor.start();
  await editor.open('universities/kfupm');
  for (const path of ['id', 'colleges.0.id']) {
    if (path !== 'id') await editor.unfold('colleges', 0);
    const input = (await editor.field(path)).locator('input');
    await input.click();
    expect(await input.isEditable(), path).toBe(false);
  }
  await editor.start();
  await editor.open('universities/new');
  await editor.fill('id', 'kfupm');
  expect(await (await editor.field('id')).locator('input').isEditable()).toBe(true);
});

it('refuse days in the wrong order and a figure without a source, and say why', async () => {
  const refused = async (words: string) => {
    await opened.page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await opened.page.getByRole('alertdialog').getByText(words).waitFor();
  };
  const before = await changes();
  await editor.start();
  await editor.open('exams/cognitive-ability');
  await editor.unfold('windows', 0);
  await editor.fill('windows.0.closes', '2020-01-01');
  await refused('قبل أن تبدأ');
  await editor.start();
  await editor.open('universities/alasala');
  await editor.fill('founded', '1999');
  await refused('founded');
  expect(await changes()).toEqual(before);
});

it('wrote what the check accepts, and changed nothing else', async () => {
  const contentOf = (files: Readonly<Record<string, string>>): Tree =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => {
        const file = path.replace('content/', '');
        return [file, inHouseStyle(file, text)];
      }),
    );
  const errorsIn = async (tree: Tree) => (await load(tree)).findings.filter(({ severity }) => severity === 'error');
  expect(await errorsIn(contentOf(await stored(opened.page)))).toEqual([]);
  expect(Object.keys(await changes()).sort()).toEqual(
    [
      ...lists.map((list) => `content/${list}.yaml`),
      'content/calendar/1448.yaml',
      'content/exams/cognitive-ability.yaml',
      'content/exams/gat.yaml',
      'content/faq/gat-fee.yaml',
      'content/universities/effat.yaml',
      'content/universities/new-college.yaml',
    ].sort(),
  );
});

it('ask nobody but their own address, and leave no fault', () => {
  expect(opened.faults.filter((fault) => !fault.includes('blob:'))).toEqual([]);
});
