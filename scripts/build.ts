import { buildSite } from '../build/build.ts';
import { BUILD_FLAGS, buildOptions } from '../build/settings.ts';
import { printFindings } from './findings.ts';
import { runCommand } from './flags.ts';
import { writeWithProgress } from './progress.ts';
import { DEFAULT_ADDRESS } from './serve.ts';

const COMMAND = {
  name: 'npm run build',
  about: 'Checks the content and builds the site. Status 1: the content has errors.',
  flags: BUILD_FLAGS,
} as const;

await runCommand(COMMAND, async (flags) => {
  const started = performance.now();
  const options = buildOptions(flags, process.env, DEFAULT_ADDRESS);
  const { findings, files } = await buildSite(options, writeWithProgress);
  printFindings(findings);
  if (files === null) return 1;
  const milliseconds = Math.round(performance.now() - started);
  console.log(`${files} files for ${options.baseUrl} as of ${options.asOf} in ${milliseconds} ms`);
});
