import { type Catalogue, loadContent } from '../build/catalogue/catalogue.ts';
import type { Finding } from '../build/findings/finding.ts';
import { closingLine, formatText } from '../build/findings/report/text.ts';

/**
 * Prints findings, if there are any, before anything else is said. Warnings stop nothing, so that where there is no
 * error one line says how many there are.
 */
export function printFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const failed = findings.some(({ severity }) => severity === 'error');
  console.error(failed ? formatText(findings) : `${closingLine(findings, 'en')} npm run check lists them.`);
}

/**
 * The content of a directory; null when it has errors, which are then printed.
 * @throws as `loadContent`
 */
export async function soundContent(dir: string): Promise<Catalogue | null> {
  const { findings, catalogue } = await loadContent(dir);
  if (catalogue === null) console.error(formatText(findings));
  return catalogue;
}
