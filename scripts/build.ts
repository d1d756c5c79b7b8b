import { buildSite } from '../build/build.ts';
import { formatText } from '../build/findings/report/text.ts';
import { BUILD_FLAGS, buildOptions } from '../build/settings.ts';
import { parseFlags, runCommand } from './flags.ts';
import { DEFAULT_ADDRESS } from './serve-flags.ts';

await runCommand(async () => {
  const started = performance.now();
  const options = buildOptions(parseFlags(BUILD_FLAGS), process.env, DEFAULT_ADDRESS);
  const { findings, site } = await buildSite(options);
  if (findings.length > 0) console.error(formatText(findings));
  if (site === null) return 1;
  const milliseconds = Math.round(performance.now() - started);
  console.log(
    `${site.files.length} files for ${options.baseUrl} as of ${options.asOf} in ${milliseconds} ms`,
  );
  return 0;
});
