import type { Catalogue } from '../build/catalogue/catalogue.ts';
import { loadContent } from '../build/catalogue/load.ts';
import { formatText } from '../build/findings/report/text.ts';

/**
 * The content of a directory; null when it has errors, which are then printed.
 * @throws as `loadContent`
 */
export async function soundContent(dir: string): Promise<Catalogue | null> {
  const { findings, catalogue } = await loadContent(dir);
  if (catalogue === null) console.error(formatText(findings));
  return catalogue;
}
