import { WARNINGS } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';
import type { Document } from '../read/document.ts';
import { ACCEPT } from '../schema/acceptance.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { findingAt } from './entry.ts';

const SHORTEST_REASON = 10;

/**
 * The findings without the warnings that their own file accepts, and with what is wrong with the acceptances: one
 * that names no warning, gives no reason, or answers nothing any more.
 */
export function answered(documents: readonly Document[], findings: readonly Finding[]): Finding[] {
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
