import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkContent } from '../../build/check/check.ts';
import { COLLECTION_NAMES } from '../../build/collections/collections.ts';
import { fileSchema } from '../../build/collections/content-files.ts';
import { DOCUMENT_NAMES } from '../../build/collections/documents.ts';
import { spokenIn, wordsOf } from '../../build/findings/messages/messages.ts';
import { parseFile } from '../../build/read/read.ts';
import { optionalFiller } from '../../build/schema/optional.ts';
import { VALID } from '../support/content-tree.ts';
import { fc, replacedAt, yamlPiece } from '../support/properties.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const FILES = Object.keys(VALID);

const VALID_PARTS = new Map(Object.entries(VALID).map(([file, text]) => [file, parseFile(file, encode(text))]));

/** Reads and checks the valid content with one file replaced; throws only if the program does. */
function findingsWith(file: string, bytes: Uint8Array) {
  const parts = [...new Map([...VALID_PARTS, [file, parseFile(file, bytes)]])];
  return checkContent({
    documents: parts.flatMap(([, { document }]) => document ?? []),
    broken: parts.flatMap(([name, { document }]) => (document === null ? [name] : [])),
    findings: parts.flatMap(([, { findings }]) => findings),
  }).findings;
}

/** A finding stands at a place that exists in its file. */
function expectPlaces(findings: ReturnType<typeof findingsWith>, file: string, bytes: Uint8Array): void {
  const lines = new TextDecoder().decode(bytes).split('\n');
  for (const finding of findings) {
    for (const { message, hint } of spokenIn('both').map((language) => wordsOf(finding, language))) {
      expect(message).not.toBe('');
      expect(hint).not.toBe('');
    }
    if (finding.file !== file) continue;
    const line = lines[finding.line - 1];
    expect(line).toBeDefined();
    expect(finding.column).toBeGreaterThanOrEqual(1);
    expect(finding.column).toBeLessThanOrEqual((line?.length ?? 0) + 1);
  }
}

test('any bytes end in findings', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 300 }), (file, bytes) => {
      const findings = findingsWith(file, bytes);
      expect(findings).not.toEqual([]);
      expectPlaces(findings, file, bytes);
    }),
    { numRuns: 150 },
  );
});

test('any text made of what means something to YAML ends in findings or in a value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.array(yamlPiece, { maxLength: 60 }), (file, pieces) => {
      const bytes = encode(pieces.join(''));
      expectPlaces(findingsWith(file, bytes), file, bytes);
    }),
    { numRuns: 150 },
  );
});

test('any wound to a valid file never crashes, and is placed within the file', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(VALID)),
      fc.nat(),
      fc.nat({ max: 12 }),
      fc.array(yamlPiece, { maxLength: 3 }),
      ([file, text], at, removed, pieces) => {
        const start = at % (text.length + 1);
        const bytes = encode(text.slice(0, start) + pieces.join('') + text.slice(start + removed));
        expectPlaces(findingsWith(file, bytes), file, bytes);
      },
    ),
    { numRuns: 150 },
  );
});

test('any JSON value at any place of a record never crashes the rules', () => {
  const records = Object.entries(VALID).filter(([file]) => file.endsWith('.yaml'));
  fc.assert(
    fc.property(
      fc.constantFrom(...records),
      fc.array(fc.nat({ max: 20 }), { maxLength: 6 }),
      fc.jsonValue({ maxDepth: 3 }),
      ([file, text], steps, replacement) => {
        const { document } = parseFile(file, encode(text));
        const bytes = encode(stringify(replacedAt(document?.value, steps, replacement)));
        expectPlaces(findingsWith(file, bytes), file, bytes);
      },
    ),
    { numRuns: 150 },
  );
});

test('filling in what was left out never changes what was written, and twice is as once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLLECTION_NAMES, ...DOCUMENT_NAMES), fc.jsonValue(), (owner, value) => {
      const fill = optionalFiller(fileSchema(owner));
      const filled = fill(value);
      expect(fill(filled)).toEqual(filled);
      if (typeof value === 'object' && value !== null) expect(filled).toMatchObject(value);
    }),
  );
});
