import { type Finding, finding, sortFindings } from '../findings/finding.ts';
import type { Reading } from '../read/read.ts';
import { answered } from './acceptances.ts';
import { causesAmong } from './causes.ts';
import { checkShapes } from './content.ts';
import { brokenRules } from './rules/rules.ts';

/** More findings than this in one file have one cause; a person reads no more of them. */
const MOST_PER_FILE = 50;

/**
 * Checks everything that was read. Pure: it looks at no disk and no clock.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 */
export function checkContent(reading: Omit<Reading, 'contentHash'>, asOf: string | null = null) {
  const { content, findings, ...checked } = checkShapes(reading.documents, reading.broken);
  const all = [...reading.findings, ...findings, ...brokenRules(content, asOf)];
  return { ...checked, findings: limitPerFile(sortFindings(answered(reading.documents, causesAmong(all)))) };
}

/** Keeps the first findings of each file and says how many more there are. */
function limitPerFile(sorted: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const kept: Finding[] = [];
  const overflow = new Map<string, Finding>();
  for (const one of sorted) {
    const count = (counts.get(one.file) ?? 0) + 1;
    counts.set(one.file, count);
    if (count <= MOST_PER_FILE) kept.push(one);
    else if (!overflow.has(one.file)) overflow.set(one.file, one);
  }
  for (const [file, { line, column }] of overflow) {
    const more = (counts.get(file) ?? 0) - MOST_PER_FILE;
    kept.push(finding('too-many-findings', { more }, { file, line, column }));
  }
  return overflow.size === 0 ? kept : sortFindings(kept);
}
