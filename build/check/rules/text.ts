import { type Finding, finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { splitSkill } from '../../read/skill.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { textsIn } from '../texts.ts';

/** Controls, direction marks, characters without a width or a meaning, and spaces other than the common one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]|(?! )\p{Zs}/u;
const STRAY_SPACE = /^\s|\s$| {2}|\n/;
/** Texts of several paragraphs. */
const LONG_TEXTS: ReadonlySet<string | number> = new Set(['answer', 'answerEn', 'note', 'noteEn']);
const STRAY_SPACE_IN_PARAGRAPHS = /^\s|\s$| {2}| \n|\n /;

/** Every text is in Unicode NFC and holds nothing that a reader cannot see. */
export function textsAreClean({ documents }: Content): Finding[] {
  return documents.flatMap((document) => [
    ...textsIn(document.value).flatMap(({ text, path }) => examineText(document, text, path)),
    ...(document.text === null ? [] : examineBody(document.file, document.text)),
  ]);
}

/** Characters that are seen, none of which joins with another in NFC: nearly every text has no others. */
const COMMON =
  /^[!-~\u0621-\u063a\u0641-\u064a،؛؟٠-٩«»–—’“”]+(?: [!-~\u0621-\u063a\u0641-\u064a،؛؟٠-٩«»–—’“”]+)*$/;

function examineText(document: Document, text: string, path: Path): Finding[] {
  if (COMMON.test(text)) return [];
  const findings: Finding[] = [];
  const invisible = INVISIBLE.exec(text.replaceAll('\n', ''));
  if (invisible !== null) {
    findings.push(findingAt(document, path, 'invisible-character', { character: codePoint(invisible[0]) }));
  }
  if (text !== text.normalize('NFC')) findings.push(findingAt(document, path, 'not-nfc', { found: text }));
  const stray = LONG_TEXTS.has(path.at(-1) ?? '') ? STRAY_SPACE_IN_PARAGRAPHS : STRAY_SPACE;
  if (stray.test(text)) findings.push(findingAt(document, path, 'stray-space', {}));
  return findings;
}

/** The body of a SKILL.md is published letter by letter, so its lines are examined too. */
function examineBody(file: string, text: string): Finding[] {
  const body = splitSkill(text)?.body ?? '';
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1;
  return body.split('\n').flatMap((line, index) => {
    const findings: Finding[] = [];
    const where = { file, line: linesBefore + index + 1 };
    // A tab may indent, and a line may end as on Windows; of the same length, so that columns stay true.
    const invisible = INVISIBLE.exec(line.replaceAll('\t', ' ').replace(/\r$/, ''));
    if (invisible !== null) {
      const character = codePoint(invisible[0]);
      findings.push(finding('invisible-character', { character }, { ...where, column: invisible.index + 1 }));
    }
    if (line !== line.normalize('NFC')) findings.push(finding('not-nfc', { found: line.trim() }, where));
    return findings;
  });
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
