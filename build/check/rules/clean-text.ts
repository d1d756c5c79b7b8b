import type { SpaceFault } from '../../findings/codes.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Document, Path, Position } from '../../read/document.ts';
import { splitSkill } from '../../read/skill.ts';
import { pointer } from '../entry.ts';
import type { Spot } from '../walk.ts';

/** Controls, direction marks, characters without a width or a meaning, and spaces other than the common one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]|(?! )\p{Zs}/u;
const STRAY_SPACE = /^\s|\s$| {2}|\n/;
/** Keys of texts that may have several paragraphs. */
export const LONG_TEXTS: ReadonlySet<string> = new Set(['answer', 'answerEn', 'note', 'noteEn']);
const STRAY_SPACE_IN_PARAGRAPHS = /^\s|\s$| {2}| \n|\n /;

/** A text is in Unicode NFC, without a space too many, and holds nothing that a reader cannot see. */
export function textIsClean(text: string, { document, path, key }: Spot): Finding[] {
  const findings: Finding[] = [];
  const at = (place: Found | null) => ({
    file: document.file,
    ...(place ?? document.position(path)),
    path: pointer(path),
  });
  const invisible = INVISIBLE.exec(text.replaceAll('\n', ''))?.[0];
  if (invisible !== undefined) {
    const place = find(document, path, (written) => written.indexOf(invisible));
    const args = { key, character: codePoint(invisible), after: place?.after ?? null };
    findings.push(finding('invisible-character', args, at(place)));
  }
  if (text !== text.normalize('NFC')) {
    const found = text.split(/\s+/).find((word) => word !== word.normalize('NFC')) ?? text;
    const place = find(document, path, (written) => written.indexOf(found));
    findings.push(finding('not-nfc', { key, found }, at(place)));
  }
  const stray = LONG_TEXTS.has(key ?? '') ? STRAY_SPACE_IN_PARAGRAPHS : STRAY_SPACE;
  if (stray.test(text)) {
    const fault = spaceFault(text);
    const place = find(document, path, (written) => strayIn(written, fault));
    findings.push(finding('stray-space', { key, fault, after: place?.after ?? null }, at(place)));
  }
  return findings;
}

/** Which of its spaces a text has too many: of several, the first one. */
function spaceFault(text: string): SpaceFault {
  if (/^\s/.test(text)) return 'start';
  if (/\S {2}/.test(text)) return 'double';
  return /[^\s]\n/.test(text.trimEnd()) ? 'line-break' : 'end';
}

/** Where a value is written with a space too many: between words, at the end of a line, or at its own end. */
function strayIn(written: string, fault: SpaceFault): number {
  if (fault === 'start') return written.search(/(?<=^['"]) | (?=\S)/);
  const inside = written.search(/(?<=\S) {2,}(?=\S)|(?<=\S) +(?=\r?\n)/);
  if (inside !== -1) return inside;
  return fault === 'end' ? written.search(/ ['"]$/) : -1;
}

interface Found extends Position {
  /** The word before it. */
  readonly after: string | null;
}

/** Where something stands in a value as it is written; null when escapes hide it. */
function find(document: Document, path: Path, indexIn: (written: string) => number): Found | null {
  const written = document.written(path);
  if (written === null) return null;
  const index = indexIn(written.text);
  if (index < 0) return null;
  const after = /[^\s'">|-]+(?=\s*$)/.exec(written.text.slice(0, index))?.[0] ?? null;
  return { ...written.positionAt(index), after };
}

/** The body of a SKILL.md is published letter by letter, so its lines are examined too. */
export function bodyIsClean({ file, text }: Document): Finding[] {
  if (text === null) return [];
  const body = splitSkill(text)?.body ?? '';
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1;
  return body.split('\n').flatMap((line, index) => {
    const findings: Finding[] = [];
    const where = { file, line: linesBefore + index + 1 };
    // A tab may indent, and a line may end as on Windows; of the same length, so that columns stay true.
    const invisible = INVISIBLE.exec(line.replaceAll('\t', ' ').replace(/\r$/, ''));
    if (invisible !== null) {
      const after = /\S+(?=\s*$)/.exec(line.slice(0, invisible.index))?.[0] ?? null;
      const args = { key: null, character: codePoint(invisible[0]), after };
      findings.push(finding('invisible-character', args, { ...where, column: invisible.index + 1 }));
    }
    if (line !== line.normalize('NFC')) {
      findings.push(finding('not-nfc', { key: null, found: line.trim() }, where));
    }
    return findings;
  });
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
