import { buildIfChanged } from '../build/build-if-changed.ts';
import { buildOptions } from '../build/settings.ts';
import { handle } from '../edge/handler.ts';
import { listen, serveUntilStopped } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { parseFlags, runCommand } from './flags.ts';
import { printFindings } from './print-findings.ts';
import { addressOf, endpointOf, enforcesLimit, greeting, SERVE_FLAGS } from './serve-flags.ts';

await runCommand(async () => {
  const flags = parseFlags(SERVE_FLAGS);
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
