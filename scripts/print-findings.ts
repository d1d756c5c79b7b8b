import type { Finding } from '../build/findings/finding.ts';

/** Prints findings, if there are any, before anything else is said. Their words are loaded only then. */
export async function printFindings(findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  const { formatText } = await import('../build/findings/report/text.ts');
  console.error(formatText(findings));
}
