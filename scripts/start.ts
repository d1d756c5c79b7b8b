import { buildSite } from '../build/build.ts';
import { formatText } from '../build/findings/report/text.ts';
import { buildOptions } from '../build/settings.ts';
import { handle } from '../edge/handler.ts';
import { listen, serveUntilStopped } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { parseFlags, runCommand } from './flags.ts';
import { addressOf, endpointOf, enforcesLimit, greeting, SERVE_FLAGS } from './serve-flags.ts';

await runCommand(async () => {
  const flags = parseFlags(SERVE_FLAGS);
  const endpoint = endpointOf(flags, process.env);
  const address = addressOf(endpoint);
  const options = buildOptions(flags, process.env, address);

  const { findings, site } = await buildSite(options);
  if (findings.length > 0) console.error(formatText(findings));
  if (site === null) return 1;

  const rateLimit = enforcesLimit(process.env);
  const server = createServer({ publicDir: options.outDir, handle, rateLimit });
  await listen(server, endpoint);
  console.log(greeting(address));
  await serveUntilStopped(server);
  return 0;
});
