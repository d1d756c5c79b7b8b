import { groupBy } from '../../edge/text/order.ts';
import { WARNINGS } from '../findings/codes.ts';
import { type Finding, finding, sortFindings } from '../findings/finding.ts';
import type { Document } from '../read/document.ts';
import type { Reading } from '../read/read.ts';
import { ACCEPT } from '../schema/acceptance.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { causesAmong } from './causes.ts';
import { checkShapes } from './content.ts';
import { findingAt, type SoundTexts } from './entry.ts';
import { brokenRules } from './rules/rules.ts';

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

const SHORTEST_REASON = 10;

/**
 * The findings without the warnings that their own file accepts, and with what is wrong with the acceptances: one
 * that names no warning, gives no reason, or answers nothing any more.
 */
function answered(documents: readonly Document[], findings: readonly Finding[]): Finding[] {
  const acceptances = documents.flatMap(acceptancesIn);
  const found = new Set(findings.map(({ file, code }) => `${file} ${code}`));
  const silenced = new Set(acceptances.map(({ document: { file }, code }) => `${file} ${code}`));
  return [
    ...findings.filter(({ file, code }) => !silenced.has(`${file} ${code}`)),
    ...acceptances.flatMap(({ document, path, code }) => {
      if (code === undefined) return [findingAt(document, path, 'wrong-acceptance', { warnings: [...WARNINGS] })];
      const isNeeded = found.has(`${document.file} ${code}`);
      return isNeeded ? [] : [findingAt(document, path, 'unused-acceptance', { accepted: code })];
    }),
  ];
}

/** Where a file says that a warning is right, and of which; undefined: it names none, or gives no reason. */
function acceptancesIn(document: Document) {
  const list = document.text === null ? memberOf(document.value, ACCEPT) : undefined;
  if (list === undefined) return [];
  return [list].flat().map((item, index) => {
    const { code, reason, ...others } = isRecord(item) ? item : {};
    const hasReason = typeof reason === 'string' && reason.length >= SHORTEST_REASON;
    const isWhole = hasReason && Object.keys(others).length === 0;
    const path = Array.isArray(list) ? [ACCEPT, index] : [ACCEPT];
    return { document, path, code: isWhole ? [...WARNINGS].find((each) => each === code) : undefined };
  });
}
