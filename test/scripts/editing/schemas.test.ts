import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, definitionOf } from '../../../build/collections/collections.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { offersIn } from '../../../build/site/forms/offers.ts';
import { editorSchemas, schemaMapping, updateEditorSchemas } from '../../../scripts/editing/schemas/editor-schemas.ts';
import { catalogueOf, edited, placesOf, VALID, withFile } from '../../support/content-tree.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const catalogue = await catalogueOf(VALID);
const schemas = editorSchemas(offersIn(catalogue));
const schemaOf = (name: string) => JSON.parse(schemas.get(`${name}.json`) ?? '');

/** A schema without the ids that it offers: those follow the content, and no edit of it may fail a test. */
function withoutOffers(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOffers);
  if (!isRecord(schema)) return schema;
  const { anyOf, ...rest } = schema;
  const [offered, accepted] = Array.isArray(anyOf) ? anyOf : [];
  if (isRecord(offered) && 'enumDescriptions' in offered && isRecord(accepted)) {
    return { ...rest, ...Object(withoutOffers(accepted)) };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withoutOffers(part)]));
}

describe('schemas/', () => {
  it('is, but for the ids that it offers, what npm run schemas writes', () => {
    expect(readdirSync('schemas').sort()).toEqual([...schemas.keys()].sort());
    for (const [name, text] of schemas) {
      expect(withoutOffers(json(`schemas/${name}`)), name).toEqual(withoutOffers(JSON.parse(text)));
    }
  });

  it('offers ids with the names of their records', () => {
    expect(schemaOf('university').properties.regionId.anyOf[0]).toEqual({
      type: 'string',
      enum: ['riyadh', 'makkah'],
      enumDescriptions: ['الرياض · Riyadh', 'مكة المكرمة · Makkah'],
    });
    expect(schemaOf('faq').properties.appliesTo.anyOf[0].enum).toEqual(['ksu', 'uqu']);
    expect(schemaOf('service').properties.calendarUpdatedFor.anyOf[0].enum).toEqual(['1448']);
    expect(schemaOf('faq').properties.about.properties.years.items.anyOf[0].enum).toEqual(['1448', '2026', '2027']);
    const exams = schemaOf('faq').properties.about.properties.exams.items.anyOf[0].enum;
    for (const { ids } of catalogue.glossary.exams) expect(exams).toEqual(expect.arrayContaining([...ids]));
    expect(schemaOf('calendar-year').$defs.RecordSource.properties.supports.items.anyOf[0].enum).toContain('term1');
  });

  it('accepts ids that it does not offer, but nothing that is no id', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const accepts = ajv.compile(schemaOf('university').properties.regionId);
    expect(['riyadh', 'a-new-one', null, 'الرياض', 7].map((id) => accepts(id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('offers as supports the keys of the record that say something of the world', () => {
    const offered = schemaOf('exam').$defs.RecordSource.properties.supports.items.anyOf[0].enum;
    expect(offered).toEqual(expect.arrayContaining(['feeSar', 'durationMinutes', 'windows']));
    expect(offered).not.toContain('sources');
    expect(offered).not.toContain('id');
  });

  it('describes keys and values in Arabic and in English', () => {
    const { founded, kind } = schemaOf('university').properties;
    expect(founded.description).toMatch(/^سنة التأسيس.*\n\nGregorian year/);
    expect(kind.enumDescriptions[0]).toBe('حكومية · Public');
  });

  it('offers the exams that a question is about, and says what form an id has', () => {
    const deals = schemaOf('faq').properties.about;
    expect(deals.properties.exams.items.anyOf[0].enum).toEqual(['gat', 'step']);
    expect(schemaOf('exam').properties.id.patternErrorMessage).toMatch(/^الصيغة.*lower-case/);
    expect(schemaOf('exam').properties.url.patternErrorMessage).toContain('https://');
  });

  it('inserts no figure that nobody wrote', () => {
    expect(schemaOf('university').properties.founded.default).toBeNull();
  });

  it('follows the content, and is left alone while nothing changes', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'schemas-'));
    try {
      expect(await updateEditorSchemas(dir, catalogue)).toBe(true);
      expect(await updateEditorSchemas(dir, catalogue)).toBe(false);
      const more = edited(
        'regions.yaml',
        '  - id: makkah',
        '  - id: tabuk\n    name: تبوك\n    nameEn: Tabuk\n    aliases: []\n  - id: makkah',
      );
      expect(await updateEditorSchemas(dir, await catalogueOf(more))).toBe(true);
      expect(json(join(dir, 'university.json')).properties.regionId.anyOf[0].enum).toContain('tabuk');
      writeFileSync(join(dir, 'faq.json'), 'spoilt');
      expect(await updateEditorSchemas(dir, catalogue)).toBe(true);
      expect(readdirSync(dir).filter((name) => name.endsWith('.next'))).toEqual([]);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});

describe('.vscode/', () => {
  const settings = json('.vscode/settings.json');

  it('maps every folder and file of the content to its schema, as npm run schemas writes it', () => {
    expect(settings['yaml.schemas']).toEqual(schemaMapping);
    for (const schema of Object.keys(schemaMapping)) expect(existsSync(schema), schema).toBe(true);
    for (const name of COLLECTION_NAMES.filter((each) => definitionOf(each).form === 'folder')) {
      expect(Object.values(schemaMapping)).toContain(`content/${name}/*.yaml`);
    }
  });

  it('recommends the extension that reads them', () => {
    expect(json('.vscode/extensions.json').recommendations).toEqual(['redhat.vscode-yaml']);
  });
});

describe('the snippets', () => {
  interface Snippet {
    readonly body: readonly string[];
  }
  const snippets: Readonly<Record<string, Snippet>> = json('.vscode/content.code-snippets');
  /** What the editor inserts: `texts` for its numbered places in turn, and of a choice the first. */
  const insert = (name: string, ...texts: string[]) =>
    (snippets[name]?.body ?? [])
      .join('\n')
      .replace(
        /\$\{(\d+)(?:\|([^,|]*)[^|]*\||:[^}]*)?\}/g,
        (_, number, first) => first ?? texts[Number(number) - 1] ?? '',
      )
      .replace(/\$\{TM_FILENAME_BASE\}/, 'new-question')
      .replaceAll('\\$', '$');
  const indented = (text: string, by: string) => text.replace(/^/gm, by);

  it('give a question that the check accepts once it is filled in', async () => {
    const text = insert(
      'Question',
      '',
      'سؤال جديد؟',
      'New question?',
      'جواب',
      'Answer',
      'صيغة أخرى',
      '2026-11-20',
      'Page',
      'https://etec.gov.sa/x',
      '',
      '2026',
    );
    expect(
      await placesOf(withFile('faq/new-question.yaml', `${text.replace(/published: 2026$/, "published: '2026'")}\n`)),
    ).toEqual([]);
  });

  it('give a question that the check refuses as it is inserted', async () => {
    expect(await placesOf(withFile('faq/new-question.yaml', `${insert('Question')}\n`))).not.toEqual([]);
  });

  it('give a window and its source', async () => {
    const window = insert(
      'Window of an exam',
      '',
      'فترة ثانية',
      'Second window',
      '2026-12-05',
      '2026-12-20',
      'Page',
      'https://etec.gov.sa/x',
      '',
      '2026-11-20',
    );
    const tree = edited(
      'exams/gat.yaml',
      'sources:\n  - title: About',
      `${indented(window, '  ')}\nsources:\n  - title: About`,
    );
    expect(await placesOf(tree)).toEqual([]);
    const source = insert('Source of an announcement', 'Page', 'https://etec.gov.sa/y', '', '2026-11-20');
    const other = edited(
      'exams/gat.yaml',
      '    source:\n      title: Announcement\n      url: https://etec.gov.sa/news\n      kind: official',
      indented(source, '    '),
    );
    expect(await placesOf(other)).toEqual([]);
  });

  it('give a source of a record', async () => {
    const source = insert('Source of a record', 'Page', 'https://etec.gov.sa/y', '', '2026-11-20', 'name');
    expect(
      await placesOf(withFile('exams/step.yaml', `${VALID['exams/step.yaml']}${indented(source, '  ')}\n`)),
    ).toEqual([]);
  });

  it('offer the values that the schemas accept', () => {
    const choices = (name: string) =>
      [...(snippets[name]?.body.join('\n') ?? '').matchAll(/(\w+): \$\{\d+\|([^|]+)\|/g)].map(([, key, values]) => [
        key,
        values?.split(','),
      ]);
    const { $defs, properties } = schemaOf('faq');
    expect(choices('Question')).toEqual([
      ['category', properties.category.enum],
      ['kind', $defs.Source.properties.kind.enum],
    ]);
    expect(choices('Window of an exam')[0]).toEqual([
      'kind',
      schemaOf('exam').properties.windows.items.properties.kind.enum,
    ]);
  });
});
