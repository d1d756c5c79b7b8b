import { buildSite } from '../../../build/build.ts';
import { formatText } from '../../../build/findings/report/text.ts';
import { UserError } from '../../../build/findings/user-error.ts';
import { buildOptions } from '../../../build/settings.ts';

const FROZEN_CONTENT = 'test/fixtures/content';
const AS_OF = '2026-11-20';

/**
 * Builds the frozen content of the tests, for a day within its years.
 * @param base address that the site is built for
 * @param outDir where to write it
 * @throws UserError when the content has errors
 */
export async function buildFor(base: string, outDir: string): Promise<void> {
  const { files, findings } = await buildSite(
    buildOptions({ content: FROZEN_CONTENT, out: outDir, 'base-url': base, 'as-of': AS_OF }, {}, base),
  );
  if (files === null) throw new UserError(formatText(findings));
}
