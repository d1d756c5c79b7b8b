import { buildSite } from '../../build/build.ts';
import { formatText } from '../../build/findings/report/text.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { buildOptions } from '../../build/settings.ts';

/**
 * Builds the content of the repository as of today.
 * @param base address that the site is built for
 * @param outDir where to write it
 * @throws UserError when the content has errors
 */
export async function buildFor(base: string, outDir: string): Promise<void> {
  const { site, findings } = await buildSite(buildOptions({ out: outDir, 'base-url': base }, {}, base));
  if (site === null) throw new UserError(formatText(findings));
}
