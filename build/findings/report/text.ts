import type { Finding } from '../finding.ts';
import { wordsOf } from '../messages.ts';

/** Control and direction characters in a file name must not act on the terminal. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Findings for a person: grouped by file, each with its hint below, and a closing count. */
export function formatText(findings: readonly Finding[]): string {
  const lines: string[] = [];
  let file: string | null = null;
  for (const finding of findings) {
    if (file !== null && finding.file !== file) lines.push('');
    file = finding.file;
    const place = `${visible(file)}:${finding.line}:${finding.column}`;
    const severity = finding.severity === 'warning' ? 'warning: ' : '';
    const { message, hint } = wordsOf(finding);
    lines.push(`${place}  ${severity}${visible(message)}  (${finding.code})`, `    ${visible(hint)}`);
  }
  return [...lines, ...(lines.length > 0 ? [''] : []), closingLine(findings)].join('\n');
}

function closingLine(findings: readonly Finding[]): string {
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const files = new Set(findings.map((finding) => finding.file)).size;
  if (findings.length === 0) return 'Everything is fine.';
  return `${plural(errors, 'error')} and ${plural(warnings, 'warning')} in ${plural(files, 'file')}.`;
}
