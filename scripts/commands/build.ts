import { buildIfChanged } from '../../build/build-if-changed.ts';
import { BUILD_FLAGS, buildOptions } from '../../build/settings.ts';
import type { Site } from '../../build/site/site.ts';
import { runCommand } from '../flags.ts';
import { printFindings } from '../print-findings.ts';
import { showProgress, TIMINGS_FLAG } from '../progress.ts';
import { DEFAULT_ADDRESS } from '../serve-flags.ts';

/** Read in the directory from which the command runs; what another site is built from and into has none. */
const NETLIFY_CONFIG = 'netlify.toml';

async function updateNetlifyConfig({ table }: Site): Promise<boolean> {
  const { updateNetlifyConfig } = await import('../../build/write/netlify-config.ts');
  return updateNetlifyConfig(NETLIFY_CONFIG, table);
}

const COMMAND = {
  name: 'npm run build',
  about: 'Checks the content and builds the site. Status 1: the content has errors.',
  flags: { ...BUILD_FLAGS, ...TIMINGS_FLAG },
} as const;

runCommand(COMMAND, async (flags) => {
  const started = performance.now();
  const options = buildOptions(flags, process.env, DEFAULT_ADDRESS);
  const forWhom = `for ${options.baseUrl} as of ${options.asOf}`;
  const ended = showProgress(flags.timings);
  const outcome = await buildIfChanged(options).finally(ended);
  await printFindings(outcome.findings);
  if (outcome.unchanged) {
    console.log(`${outcome.files} files ${forWhom} are up to date`);
    return 0;
  }
  const { site } = outcome;
  if (site === null) return 1;
  const isOwnSite = flags.content === undefined && flags.out === undefined;
  if (isOwnSite && (await updateNetlifyConfig(site))) {
    console.log(`${NETLIFY_CONFIG} now has the rules of this content`);
  }
  const milliseconds = Math.round(performance.now() - started);
  console.log(`${site.files.length} files ${forWhom} in ${milliseconds} ms`);
  return 0;
});
