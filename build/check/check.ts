import { groupBy } from '../../edge/text/order.ts';
import { type Finding, finding, sortFindings } from '../findings/finding.ts';
import type { Reading } from '../read/read.ts';
import { answered } from './acceptances.ts';
import { causesAmong } from './causes.ts';
import { checkShapes } from './content.ts';
import { brokenRules } from './rules/rules.ts';
import type { SoundTexts } from './texts.ts';

/** More findings than this in one file have one cause; a person reads no more of them. */
const MOST_PER_FILE = 50;

/**
 * Checks everything that was read. Pure: it looks at no disk and no clock.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 * @param sound texts that were checked before
 */
export function checkContent(reading: Omit<Reading, 'contentHash'>, asOf: string | null = null, sound?: SoundTexts) {
  const { content, checked, findings } = checkShapes(reading.documents, reading.broken);
  const all = [...reading.findings, ...findings, ...brokenRules(content, asOf, sound)];
  return { checked, findings: limitPerFile(sortFindings(answered(reading.documents, causesAmong(all)))) };
}

/** Keeps the first findings of each file and says how many more there are. */
const limitPerFile = (sorted: readonly Finding[]): Finding[] =>
  [...groupBy(sorted, ({ file }) => file).values()].flatMap((all) => {
    const next = all[MOST_PER_FILE];
    if (next === undefined) return all;
    const { file, line, column } = next;
    const more = finding('too-many-findings', { more: all.length - MOST_PER_FILE }, { file, line, column });
    return sortFindings([...all.slice(0, MOST_PER_FILE), more]);
  });
