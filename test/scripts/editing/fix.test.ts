import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isScalar, isSeq, Parser, parse, parseDocument, type Scalar, visit } from 'yaml';
import { isHistory } from '../../../build/collections/content-files.ts';
import { isRecord } from '../../../build/schema/json-value.ts';
import { fixed } from '../../../scripts/editing/fix/fix.ts';
import { startCommand } from '../../support/command.ts';
import { edited, inDirectory, load, type Tree, VALID, withFile } from '../../support/content-tree.ts';
import { CONTENT_DIR } from '../../support/frozen-content.ts';
import { fc } from '../../support/properties.ts';

const ALL = readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' }).sort();
/** Those that people write. */
const FILES = ALL.filter((file) => file.endsWith('.yaml') && !isHistory(file));
const sourceOf = (file: string): string => readFileSync(join(CONTENT_DIR, file), 'utf8');
const fix = (file: string, text: string) => fixed(file, new TextEncoder().encode(text));

/** The same with the keys of every mapping in the order of the alphabet: order says nothing. */
const unordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(unordered)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, part]) => [key, unordered(part)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;

/** The notes of a text, whose own line names no schema. Those of `Parser` are what YAML itself takes for a comment. */
function notesIn(text: string): string[] {
  const notes: string[] = [];
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(collect);
    else if (isRecord(part)) {
      if (part.type === 'comment' && typeof part.source === 'string') notes.push(part.source.trim());
      for (const [key, value] of Object.entries(part)) if (key !== 'type') collect(value);
    }
  };
  for (const token of new Parser().parse(text)) collect(token);
  return notes.filter((note) => !note.includes('yaml-language-server')).sort();
}

/** Other ways to write what a file says. */
const REWRITINGS = {
  'other quotes': (text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Scalar(key, scalar) {
        if (key !== 'key' && typeof scalar.value === 'string') scalar.type = 'QUOTE_DOUBLE';
      },
    });
    return document.toString({ lineWidth: 0 });
  },
  'wider indentation': (text: string) => parseDocument(text).toString({ lineWidth: 0, indent: 4 }),
  'narrow folds': (text: string) => parseDocument(text).toString({ lineWidth: 0, indentSeq: false }),
  'keys from last to first': (text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Map(_, map) {
        map.items.reverse();
      },
    });
    return document.toString({ lineWidth: 0 });
  },
  'no schema named': (text: string) => text.replace(/^# yaml-language-server.*\n/, ''),
  'the schema of another folder': (text: string) => text.replace(/schemas\/[\w-]+\.json/, 'schemas/other.json'),
  'line endings of Windows': (text: string) => text.replaceAll(/\r?\n/g, '\r\n'),
  // One alone: YAML takes a second one for the beginning of a key.
  'a byte order mark': (text: string) => text.replace(/^\uFEFF?/, '\uFEFF'),
  'blank lines': (text: string) => text.replace(/\n(?=\w)/g, '\n\n\n'),
  'spaces at the end of lines': (text: string) => text.replace(/(?<=\w)\n/g, '  \n'),
  'notes everywhere': (text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Pair(_, { key }) {
        if (isScalar(key)) key.commentBefore = ` About ${String(key.value)}`;
      },
    });
    return document.toString({ lineWidth: 0 });
  },
  nothing: (text: string) => text,
} as const satisfies Record<string, (text: string) => string>;

const rewriting = fc.constantFrom(...Object.keys(REWRITINGS).filter((name) => Object.hasOwn(REWRITINGS, name)));
const rewrite = (name: string, text: string): string =>
  Object.entries(REWRITINGS).find(([each]) => each === name)?.[1](text) ?? text;

describe('the layout of the house', () => {
  it('changes neither a value nor a note, however the file was written, and has nothing to do the second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.array(rewriting, { maxLength: 3 }), (file, names) => {
        const source = sourceOf(file);
        const text = names.reduce((before, name) => rewrite(name, before), source);
        const result = fix(file, text);
        if (result === null) throw new Error(`${file} was left alone.`);
        expect(unordered(parse(result.text))).toEqual(unordered(parse(source)));
        expect(notesIn(result.text)).toEqual(notesIn(text.replace(/^\uFEFF+/, '').replaceAll('\r', '')));
        expect(fix(file, result.text)).toEqual({ text: result.text, fixes: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('is one and the same for whatever says the same', () => {
    for (const file of FILES.filter((each) => !/service|retired|glossary/.test(each)).slice(0, 20)) {
      const house = fix(file, sourceOf(file))?.text;
      for (const name of ['wider indentation', 'narrow folds', 'no schema named', 'a byte order mark']) {
        expect(fix(file, rewrite(name, sourceOf(file)))?.text.replaceAll(/\n+/g, '\n')).toBe(
          house?.replaceAll(/\n+/g, '\n'),
        );
      }
    }
  });

  const UNSEEN = ['\u200e', '\u200f', '\u200b', '\u00ad', '\u2066'];
  const SPACES = ['\u00a0', '\u2009', '\t', '  '];

  it('takes out what nobody sees, and leaves what everybody does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES.filter((file) => file.includes('/'))),
        fc.constantFrom(...UNSEEN, ...SPACES),
        fc.nat(),
        (file, dirt, at) => {
          const house = fix(file, sourceOf(file));
          const document = parseDocument(sourceOf(file));
          const texts: Scalar[] = [];
          visit(document, {
            Scalar(key, scalar) {
              if (key === 'key' || typeof scalar.value !== 'string' || !scalar.value.includes(' ')) return;
              texts.push(scalar);
            },
          });
          const chosen = texts[at % texts.length];
          if (chosen === undefined) return;
          chosen.value = String(chosen.value).replace(' ', SPACES.includes(dirt) ? dirt : ` ${dirt}`);
          const result = fix(file, document.toString({ lineWidth: 0 }));
          expect(parse(result?.text ?? '')).toEqual(parse(house?.text ?? '-'));
          expect(result?.fixes).toContain('text');
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a year without quotes', 'calendar/1448.yaml', "year: '1448'", 'year: 1448'],
    ['a day of publication that is a year', 'universities/uqu.yaml', "published: '2026'", 'published: 2026'],
    ['a code that begins with a nought', 'majors.yaml', "field: '0912'", 'field: 0912'],
  ] as const)('puts %s in quotes', (_, file, right, wrong) => {
    const house = fix(file, VALID[file]);
    const mended = fix(file, String(edited(file, right, wrong)[file]));
    expect(mended?.text).toBe(house?.text);
    expect(mended?.fixes).toContain('quotes');
  });

  it('moves a note with the key above which it stands', () => {
    const text = 'sources: []\nsecurity:\n  # Until when\n  expires: 2027-01-01\n  # Where to\n  contact: x\n';
    expect(fix('service.yaml', text)?.text).toBe(
      '# yaml-language-server: $schema=../schemas/service.json\nsources: []\nsecurity:\n  # Where to\n  contact: x\n  # Until when\n  expires: 2027-01-01\n',
    );
  });

  it.each([
    ['a quote that is not closed', 'faq/fee.yaml', "id: 'fee\n"],
    ['a tab', 'faq/fee.yaml', 'about:\n\tyears: []\n'],
    ['a merge left unfinished', 'faq/fee.yaml', '<<<<<<< HEAD\nid: a\n=======\nid: b\n>>>>>>> x\n'],
    ['a key twice', 'faq/fee.yaml', 'id: fee\nid: fees\n'],
    ['a text over several lines', 'faq/fee.yaml', 'question: one\n  two\n'],
    ['a file that is no record', 'notes.yaml', 'a:   1\n'],
    ['a text of instructions', 'skills/agent-auth/SKILL.md', VALID['skills/agent-auth/SKILL.md']],
  ])('leaves %s to a person', (_, file, text) => {
    expect(fix(file, text)).toBeNull();
  });
});

describe('npm run check -- --fix', () => {
  const command = async (dir: string, ...flags: string[]) => {
    const { status, stdout, stderr } = await startCommand('check', ['--content', dir, ...flags]).ended();
    return { status, stdout, stderr: stderr.split('\n').filter((line) => line.includes('faq/')) };
  };
  const SLIP: Tree = edited('faq/fee.yaml', 'مئة ريال.', 'مئة\u00a0 ريال. ');

  it('mends the files, says what it did, and then checks', async () => {
    await inDirectory(SLIP, async (dir) => {
      expect(await command(dir, '--fix')).toMatchObject({
        status: 0,
        stdout: 'Everything is fine.\n',
        stderr: [
          'Fixed faq/fee.yaml: the line that names the schema, spaces and unseen characters',
          'Fixed faq/transfer.yaml: the line that names the schema',
        ],
      });
      expect(await readFile(join(dir, 'faq/fee.yaml'), 'utf8')).toContain('answer: مئة ريال.\n');
      expect((await command(dir, '--fix')).stderr).toEqual([]);
    });
  });

  it('changes nothing with --dry-run, in Arabic too', async () => {
    await inDirectory(SLIP, async (dir) => {
      const { status, stderr } = await command(dir, '--fix', '--dry-run', '--lang', 'ar');
      expect(status).toBe(1);
      expect(stderr[0]).toBe('سيُصلح faq/fee.yaml: السطر الذي يسمّي المخطط، مسافات وأحرف خفية');
      expect(await readFile(join(dir, 'faq/fee.yaml'), 'utf8')).toBe(SLIP['faq/fee.yaml']);
    });
  });
});

describe('what may be null', () => {
  /** The text without its nulls and empty lists. */
  const without = (text: string): string => {
    const document = parseDocument(text);
    visit(document, {
      Pair(_, { value }) {
        const empty = isScalar(value) ? value.value === null : isSeq(value) && value.items.length === 0;
        return empty ? visit.REMOVE : undefined;
      },
    });
    return document.toString({ lineWidth: 0 });
  };

  it('may be left out, everywhere', async () => {
    const files = Object.fromEntries(FILES.map((file) => [file, sourceOf(file)]));
    const skills = ALL.filter((file) => file.endsWith('/SKILL.md'));
    const tree = { ...files, ...Object.fromEntries(skills.map((file) => [file, sourceOf(file)])) };
    const shorter = Object.entries(tree).reduce(
      (all: Tree, [file, text]) => (file.endsWith('.yaml') ? withFile(file, without(text), all) : all),
      tree,
    );
    const [before, after] = [await load(tree), await load(shorter)];
    const codes = (loaded: typeof before) => loaded.findings.map(({ file, code }) => `${file} ${code}`);
    expect(codes(after)).toEqual(codes(before));
    expect({ ...after.catalogue, contentHash: '' }).toEqual({ ...before.catalogue, contentHash: '' });
  });
});
