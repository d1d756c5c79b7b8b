import type { Finding } from '../finding.ts';

/** A person reads no more than this at a time. A program asks for JSON, which is whole. */
const MOST_SHOWN = 200;

/** The findings that are shown to a person, errors before warnings, in their order, and how many are not. */
export function bounded(findings: readonly Finding[]): { shown: readonly Finding[]; hidden: number } {
  const hidden = Math.max(0, findings.length - MOST_SHOWN);
  if (hidden === 0) return { shown: findings, hidden };
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const chosen = new Set([...errors, ...warnings].slice(0, MOST_SHOWN));
  return { shown: findings.filter((finding) => chosen.has(finding)), hidden };
}

/** Says in a line that there are more. */
export const more = {
  en: (hidden: number): string => `${hidden} more are not shown; npm run check -- --format json lists all.`,
  ar: (hidden: number): string =>
    `لم يُعرض ${hidden} غيرها، ويسردها كلها \u2066npm run check -- --format json\u2069.`,
} as const;
