import { existsSync, watch } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import type { BuildOptions } from '../build/build.ts';
import { formatText } from '../build/findings/report/text.ts';
import { buildOptions } from '../build/settings.ts';
import type { Handler } from '../edge/site/published-site.ts';
import { listen, serveUntilStopped } from '../serve/listen.ts';
import { createServer } from '../serve/server.ts';
import { parseFlags, runCommand } from './flags.ts';
import { addressOf, endpointOf, enforcesLimit, greeting, SERVE_FLAGS } from './serve-flags.ts';

/** An editor saves in several steps; one build answers them all. */
const QUIET_MILLISECONDS = 100;

/** Builds with the code as it is on the disk now, and gives that code's handler; null when nothing was built. */
async function build(options: BuildOptions): Promise<Handler | null> {
  const { buildSite }: typeof import('../build/build.ts') = await tsImport(
    '../build/build.ts',
    import.meta.url,
  );
  const { handle }: typeof import('../edge/handler.ts') = await tsImport(
    '../edge/handler.ts',
    import.meta.url,
  );
  const { findings, site } = await buildSite(options);
  if (findings.length > 0) console.error(formatText(findings));
  return site === null ? null : handle;
}

await runCommand(async () => {
  const flags = parseFlags(SERVE_FLAGS);
  const endpoint = endpointOf(flags, process.env);
  const address = addressOf(endpoint);
  const options = buildOptions(flags, process.env, address);

  let handle = await build(options);
  if (handle === null) return 1;

  async function rebuild(): Promise<void> {
    try {
      const next = await build(options);
      if (next === null) return console.error('The last good site is still being served.');
      handle = next;
      console.log(`Rebuilt ${address}`);
    } catch (error) {
      console.error(
        `${error instanceof Error ? error.message : error}\nThe last good site is still being served.`,
      );
    }
  }

  // One build at a time; what changes during a build starts another.
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(rebuild);
    }, QUIET_MILLISECONDS);
  };
  const watched = [options.contentDir, 'assets', 'build', 'edge'].filter((directory) =>
    existsSync(directory),
  );
  const watchers = watched.map((directory) => watch(directory, { recursive: true }, changed));

  const server = createServer({
    publicDir: options.outDir,
    handle: (request, site) => (handle === null ? Promise.resolve(undefined) : handle(request, site)),
    rateLimit: enforcesLimit(process.env),
  });
  await listen(server, endpoint);
  console.log(greeting(address));
  await serveUntilStopped(server);
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  return 0;
});
