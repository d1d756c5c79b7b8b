import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../../build/catalogue/catalogue.ts';
import { replaceFile } from '../replace-file.ts';
import { editorSchemas, idsIn } from './editor-schemas.ts';

/**
 * Brings the editors' schemas in step with the content. They stand in the repository, because an editor program reads
 * them before any build; ids that they do not know yet are accepted, so that nothing depends on when this happens.
 * @param dir where the schemas are
 * @returns whether any file had to change
 */
export async function updateEditorSchemas(dir: string, catalogue: Catalogue): Promise<boolean> {
  let changed = false;
  for (const [name, text] of editorSchemas(idsIn(catalogue))) {
    const file = join(dir, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await replaceFile(file, text);
    changed = true;
  }
  return changed;
}
