import type { Finding } from '../build/findings/finding.ts';

/**
 * Prints findings, if there are any, before anything else is said. Warnings stop nothing, so that where there is no
 * error one line says how many there are. The words are loaded only when they are needed.
 */
export async function printFindings(findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  const { closingLine, formatText } = await import('../build/findings/report/text.ts');
  const failed = findings.some(({ severity }) => severity === 'error');
  console.error(failed ? formatText(findings) : `${closingLine(findings, 'en')} npm run check lists them.`);
}
