import { type Catalogue, loadContent } from '../build/catalogue/catalogue.ts';
import type { Finding } from '../build/findings/finding.ts';
import { closingLine, formatText } from '../build/findings/report/text.ts';

/**
 * Prints findings, if there are any, before anything else is said: errors, or, as warnings stop nothing, in one line how
 * many of these there are.
 */
export function printFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const errors = findings.filter(({ severity }) => severity === 'error');
  console.error(errors.length > 0 ? formatText(errors) : `${closingLine(findings, 'en')} npm run check lists them.`);
}

/**
 * The content of a directory; null when it has errors, which are then printed.
 * @throws as `loadContent`
 */
export async function soundContent(dir: string): Promise<Catalogue | null> {
  const { findings, catalogue } = await loadContent(dir);
  if (catalogue === null) printFindings(findings);
  return catalogue;
}
