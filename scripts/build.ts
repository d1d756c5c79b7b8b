import { buildSite } from '../build/build.ts';
import { formatText } from '../build/findings/report/text.ts';
import { BUILD_FLAGS, buildOptions } from '../build/settings.ts';
import { updateNetlifyConfig } from '../build/write/netlify-config.ts';
import { parseFlags, runCommand } from './flags.ts';
import { DEFAULT_ADDRESS } from './serve-flags.ts';

/** Read in the directory from which the command runs; what another site is built from and into has none. */
const NETLIFY_CONFIG = 'netlify.toml';

await runCommand(async () => {
  const started = performance.now();
  const flags = parseFlags(BUILD_FLAGS);
  const options = buildOptions(flags, process.env, DEFAULT_ADDRESS);
  const { findings, site } = await buildSite(options);
  if (findings.length > 0) console.error(formatText(findings));
  if (site === null) return 1;
  const isOwnSite = flags.content === undefined && flags.out === undefined;
  if (isOwnSite && (await updateNetlifyConfig(NETLIFY_CONFIG, site.table))) {
    console.log(`${NETLIFY_CONFIG} now has the rules of this content`);
  }
  const milliseconds = Math.round(performance.now() - started);
  console.log(
    `${site.files.length} files for ${options.baseUrl} as of ${options.asOf} in ${milliseconds} ms`,
  );
  return 0;
});
