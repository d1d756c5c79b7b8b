import { readFile, rename, writeFile } from 'node:fs/promises';
import type { RouteTable } from '../../edge/http/route-table.ts';
import { configRules } from '../site/hosts/netlify.ts';
import { withRules } from '../site/hosts/netlify-config.ts';

/**
 * Brings the rules of netlify.toml in step with a site. Netlify reads the file again after the build that it has
 * started, before it deploys, so that no edit of the content needs anything done by hand.
 * @param file path of netlify.toml; nothing is done where there is none
 * @returns whether the file had to change
 * @throws Error when the file does not end with a list named redirects
 */
export async function updateNetlifyConfig(file: string, table: RouteTable): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (before === null) return false;
  const after = withRules(before, configRules(table));
  if (after === before) return false;
  await writeFile(`${file}.next`, after);
  await rename(`${file}.next`, file);
  return true;
}
