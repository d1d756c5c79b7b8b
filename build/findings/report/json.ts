import type { Finding } from '../finding.ts';

/** Findings for a program: a JSON array. */
export const formatJson = (findings: readonly Finding[]): string => JSON.stringify(findings, null, 2);
