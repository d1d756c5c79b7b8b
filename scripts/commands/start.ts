import { buildIfChanged } from '../../build/build-if-changed.ts';
import { buildOptions } from '../../build/settings.ts';
import { handle } from '../../edge/handler.ts';
import { listen, serveUntilStopped } from '../../serve/listen.ts';
import { createServer } from '../../serve/server.ts';
import { runCommand } from '../flags.ts';
import { printFindings } from '../print-findings.ts';
import { addressOf, endpointOf, enforcesLimit, greeting, SERVE_FLAGS } from '../serve-flags.ts';

const COMMAND = {
  name: 'npm start',
  about: 'Builds the site and serves it. PORT and RATE_LIMIT=off are read from the environment.',
  flags: SERVE_FLAGS,
} as const;

await runCommand(COMMAND, async (flags) => {
  const endpoint = endpointOf(flags, process.env);
  const address = addressOf(endpoint);
  const options = buildOptions(flags, process.env, address);

  const outcome = await buildIfChanged(options);
  await printFindings(outcome.findings);
  if (!outcome.unchanged && outcome.site === null) return 1;

  const rateLimit = enforcesLimit(process.env);
  const server = createServer({ site: options.outDir, handle, rateLimit });
  await listen(server, endpoint);
  console.log(greeting(address));
  await serveUntilStopped(server);
  return 0;
});
