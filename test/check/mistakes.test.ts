import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../build/check/check.ts';
import type { SoundTexts } from '../../build/check/entry.ts';
import { parseFile } from '../../build/read/read.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';
import { ALL_MISTAKES } from './mistakes/all.ts';
import type { Mistake } from './mistakes/mistake.ts';

const AS_OF = '2026-11-22';

/** Every single file, the records that mistakes are made in, and some of the others: all would take long. */
const MADE_IN =
  /^(?:universities\/(?:ksu|ut|pnu|uj|kau|seu|kfupm|reu)|faq\/(?:stipend-amount|gat-fee|transfer-university))\.yaml$/;
const isKept = (file: string, index: number) =>
  !/^(?:universities|faq)\//.test(file) || MADE_IN.test(file) || index % 30 === 0;

const FILES = readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(CONTENT_DIR, file)).isFile())
  .sort()
  .filter(isKept);
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(join(CONTENT_DIR, file), 'utf8')]));
const encode = (text: string) => new TextEncoder().encode(text);
const SOUND: SoundTexts = new Map();
const PARSED = new Map([...TEXTS].map(([file, text]) => [file, parseFile(file, encode(text))]));

/** What the check says of the frozen content with some files in another state. */
function findingsWith(changed: Readonly<Record<string, string>>) {
  const parts = new Map(PARSED);
  for (const [file, text] of Object.entries(changed)) parts.set(file, parseFile(file, encode(text)));
  const reading = {
    documents: [...parts.values()].flatMap(({ document }) => document ?? []),
    broken: [...parts].flatMap(([name, { document }]) => (document === null ? [name] : [])),
    findings: [...parts.values()].flatMap(({ findings }) => findings),
  };
  // The frozen records rest on the sources that were known when they were copied. As in `npm run dev`, a sound text stays.
  return checkContent(reading, AS_OF, SOUND).findings.filter(({ code }) => code !== 'weak-sources');
}

test('nothing is wrong with the frozen content', () => {
  expect(findingsWith({})).toEqual([]);
});

/** The first line in which two texts differ, from 1. */
function firstChange(before: string, after: string): number {
  const lines = after.split('\n');
  const old = before.split('\n');
  const index = lines.findIndex((line, at) => line !== old[at]);
  return index === -1 ? lines.length : index + 1;
}

/** The nth line that begins with some text, from a line on, else from the top. */
function lineAfter(text: string, from: number, beginning: string, nth: number): number {
  const lines = text.split('\n').flatMap((line, at) => (line.startsWith(beginning) ? [at + 1] : []));
  return lines.filter((line) => line >= from)[nth - 1] ?? lines[0] ?? 0;
}

function expected({ file, copyOf, change, code, at }: Mistake) {
  const before = TEXTS.get(copyOf ?? file) ?? '';
  const after = change(before);
  const place = at.file ?? file;
  const text = place === file ? after : (TEXTS.get(place) ?? '');
  const first = firstChange(before, after);
  const line = at.line === undefined ? first : lineAfter(text, place === file ? first : 1, at.line, at.nth ?? 1);
  return { after, place: `${place}:${line} ${code}` };
}

describe.each(ALL_MISTAKES)('one mistake in %s is one finding, at the mistake', (_, mistakes) => {
  test.each(mistakes)('$title', (mistake) => {
    const { after, place } = expected(mistake);
    const found = findingsWith({ [mistake.file]: after }).map(({ file, line, code }) => `${file}:${line} ${code}`);
    expect(found).toEqual([place]);
  });
});
