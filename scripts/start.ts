import { buildSite } from '../build/build.ts';
import { handle } from '../edge/handler.ts';
import { createServer } from '../hosts/local/server.ts';
import { printFindings } from './findings.ts';
import { runCommand } from './flags.ts';
import { writeWithProgress } from './progress.ts';
import { SERVE_FLAGS, serve, serveSettings } from './serve.ts';

const COMMAND = {
  name: 'npm start',
  about: 'Builds the site and serves it. PORT and RATE_LIMIT=off are read from the environment.',
  flags: SERVE_FLAGS,
} as const;

await runCommand(COMMAND, async (flags) => {
  const { endpoint, address, options, rateLimit } = serveSettings(flags, process.env);
  const { findings, files } = await buildSite(options, writeWithProgress);
  printFindings(findings);
  if (files === null) return 1;
  await serve(createServer({ site: options.outDir, handle, rateLimit }), endpoint, address);
});
