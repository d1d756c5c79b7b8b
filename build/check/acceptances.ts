import { type Code, WARNINGS } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';
import type { Document } from '../read/document.ts';
import { ACCEPT } from '../schema/acceptance.ts';
import { isRecord, memberOf } from '../schema/json-value.ts';
import { type Entry, findingAt } from './entry.ts';

/** A warning that a file says is right, and where it says so. */
interface Acceptance extends Pick<Entry<unknown>, 'document' | 'path'> {
  readonly code: Code;
}

const SHORTEST_REASON = 10;

const warningCalled = (name: unknown): Code | undefined => [...WARNINGS].find((code) => code === name);

/**
 * The findings without the warnings that their own file accepts, and with what is wrong with the acceptances: one
 * that names no warning, gives no reason, or answers nothing any more.
 */
export function answered(documents: readonly Document[], findings: readonly Finding[]): Finding[] {
  const read = documents
    .filter(({ text, value }) => text === null && memberOf(value, ACCEPT) !== undefined)
    .map(acceptancesIn);
  const accepted = read.flatMap(({ accepted }) => accepted);
  const found = new Set(findings.map(({ file, code }) => `${file} ${code}`));
  const silenced = new Set(accepted.map(({ document: { file }, code }) => `${file} ${code}`));
  const unused = accepted.filter(({ document: { file }, code }) => !found.has(`${file} ${code}`));
  return [
    ...findings.filter(({ file, code }) => !silenced.has(`${file} ${code}`)),
    ...read.flatMap(({ wrong }) => wrong),
    ...unused.map(({ document, path, code }) => findingAt(document, path, 'unused-acceptance', { accepted: code })),
  ];
}

function acceptancesIn(document: Document): { accepted: readonly Acceptance[]; wrong: readonly Finding[] } {
  const list = memberOf(document.value, ACCEPT);
  const accepted: Acceptance[] = [];
  const wrong: Finding[] = [];
  for (const [index, item] of [list].flat().entries()) {
    const path = Array.isArray(list) ? [ACCEPT, index] : [ACCEPT];
    const { code: name, reason, ...others } = isRecord(item) ? item : {};
    const code = warningCalled(name);
    const hasReason = typeof reason === 'string' && reason.length >= SHORTEST_REASON;
    if (code !== undefined && hasReason && Object.keys(others).length === 0) accepted.push({ document, path, code });
    else wrong.push(findingAt(document, path, 'wrong-acceptance', { warnings: [...WARNINGS] }));
  }
  return { accepted, wrong };
}
