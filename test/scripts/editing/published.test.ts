import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { wordsOf } from '../../../build/findings/messages/messages.ts';
import { publishedText } from '../../../scripts/editing/published.ts';
import { startCommand } from '../../support/command.ts';
import {
  catalogueOf,
  edited,
  inDirectory,
  load,
  placesOf,
  type Tree,
  VALID,
  withFile,
  withoutFile,
} from '../../support/content-tree.ts';

const PUBLISHED = { 'published.yaml': publishedText(parse(VALID['retired.yaml']), await catalogueOf(VALID)) };
const published = (tree: Tree): Tree => ({ ...tree, ...PUBLISHED });
const retiring = (entry: string, tree: Tree): Tree =>
  withFile(
    'retired.yaml',
    VALID['retired.yaml'].replace(entry.split('\n')[0] ?? '', () => entry),
    tree,
  );

describe('an id that was published', () => {
  it('has a record, or is retired', async () => {
    expect(await placesOf(published(VALID))).toEqual([]);
    expect(await placesOf(published(withoutFile('exams/step.yaml')))).toEqual(['retired.yaml:3:1 published-id-gone']);
    expect(await placesOf(published(retiring('exams:\n  - step', withoutFile('exams/step.yaml'))))).toEqual([]);
  });

  it('is missed in whatever collection it was', async () => {
    const without = edited(
      'regions.yaml',
      '  - id: makkah\n    name: مكة المكرمة\n    nameEn: Makkah\n    aliases:\n      - Mecca\n',
      '',
    );
    const regionless = {
      ...without,
      'universities/uqu.yaml': VALID['universities/uqu.yaml'].replace('regionId: makkah\n', ''),
    };
    const places = await placesOf(published(regionless));
    expect(places).toContain('retired.yaml:7:1 published-id-gone');
  });

  it('is not missed while its file cannot be read', async () => {
    const places = await placesOf(published(withFile('exams/step.yaml', 'id: [')));
    expect(places.filter((place) => place.endsWith('published-id-gone'))).toEqual([]);
  });

  it('is told how to be retired, in both languages', async () => {
    const { findings } = await load(published(withoutFile('exams/step.yaml')));
    const [found] = findings.filter(({ code }) => code === 'published-id-gone');
    if (found === undefined) throw new Error('It is not missed.');
    for (const language of ['en', 'ar'] as const) {
      const { hint } = wordsOf(found, language);
      expect(hint.replace(/[\u2068\u2069]/g, '')).toMatch(/- step.*exams:.*retired\.yaml/);
    }
  });

  it('matters nowhere before the first publication', async () => {
    expect(await placesOf(withoutFile('exams/step.yaml'))).toEqual([]);
  });
});

describe('npm run published', () => {
  const run = (tree: Tree) =>
    inDirectory(tree, async (dir) => {
      const result = await startCommand('published', ['--content', dir]).ended();
      const text = await readFile(join(dir, 'published.yaml'), 'utf8').catch(() => null);
      return { ...result, text };
    });

  it('lists every id, years as text, and the check accepts the file', async () => {
    const { status, text } = await run(VALID);
    expect(status).toBe(0);
    expect(parse(text ?? '')).toMatchObject({
      universities: ['ksu', 'uqu'],
      exams: ['gat', 'step'],
      calendar: ['1448'],
    });
    expect(await placesOf({ ...VALID, 'published.yaml': text ?? '' })).toEqual([]);
  });

  it('takes out no id that was ever there', async () => {
    const retired = retiring('exams:\n  - gone', VALID);
    const { text } = await run({ ...retired, 'published.yaml': 'exams: [gone]\n' });
    expect(parse(text ?? '').exams).toEqual(['gat', 'gone', 'step']);
  });

  it('writes nothing of content with errors', async () => {
    expect(await run(edited('faq/fee.yaml', 'category: exams', 'category: exam'))).toMatchObject({
      status: 1,
      text: null,
    });
  });
});
