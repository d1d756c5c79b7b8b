import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { tsImport } from 'tsx/esm/api';
import type { LiveSite } from '../build/live.ts';
import type { Handler } from '../edge/site/published-site.ts';
import { type LocalSite, siteInMemory } from '../hosts/local/local-site.ts';
import { createServer } from '../hosts/local/server.ts';
import { runCommand } from './flags.ts';
import { printFindings } from './print-findings.ts';
import { serve } from './serve.ts';
import { SERVE_FLAGS, serveSettings } from './serve-flags.ts';
import { type Changes, watchDirectory } from './watch.ts';

/** What answers are made of; when it changes, the code is loaded again. */
const CODE = ['build', 'edge'];
const { out: _, ...DEV_FLAGS } = SERVE_FLAGS;

/** By how much memory grows before what nobody needs any more is given back: every edit leaves a site behind. */
setFlagsFromString('--heap-growing-percent=30');

const fresh = (module: string) => tsImport(module, import.meta.url);

interface Code {
  readonly live: LiveSite;
  readonly handle: Handler;
}

/** The site that is served, with the code that goes with it. */
interface Served {
  readonly site: LocalSite;
  readonly handle: Handler;
}

const COMMAND = {
  name: 'npm run dev',
  about: 'Builds and serves the site, and builds again when something changes.',
  flags: DEV_FLAGS,
} as const;

await runCommand(COMMAND, async (flags) => {
  const { endpoint, address, options, rateLimit } = serveSettings(flags, process.env);

  let code: Code | undefined;
  let served: Served | undefined;
  let whenServed = () => {};
  const firstSite = new Promise<void>((resolve) => {
    whenServed = resolve;
  });

  /** The code as it is on the disk now. */
  async function load(): Promise<Code> {
    const { openLive }: typeof import('../build/live.ts') = await fresh('../build/live.ts');
    const { handle }: typeof import('../edge/handler.ts') = await fresh('../edge/handler.ts');
    return { live: openLive(options), handle };
  }

  async function rebuild(written: Changes['written']): Promise<void> {
    const started = performance.now();
    try {
      code ??= await load();
      const { findings, site } = await code.live.update(written);
      await printFindings(findings);
      if (site === null) return reportNothingNew();
      const isFirst = served === undefined;
      served = { site: siteInMemory(site), handle: code.handle };
      whenServed();
      if (!isFirst) console.log(`Rebuilt ${address} in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      reportNothingNew();
    }
  }

  const reportNothingNew = () =>
    console.error(
      served === undefined
        ? 'Nothing is served yet. It will be when this is mended.'
        : 'The last good site is still being served.',
    );

  // One build at a time, in the order of the changes.
  let last = rebuild(null);
  const closers = [
    watchDirectory(options.contentDir, ({ written }) => {
      last = last.then(() => rebuild(written));
    }),
    ...CODE.filter((directory) => existsSync(directory)).map((directory) =>
      watchDirectory(directory, () => {
        last = last.then(() => {
          code = undefined;
          return rebuild(null);
        });
      }),
    ),
  ];

  const now = (): Served => {
    if (served === undefined) throw new Error('Nothing is served before there is a site.');
    return served;
  };
  await firstSite;
  const server = createServer({
    site: { current: () => now().site },
    handle: (...asked) => now().handle(...asked),
    rateLimit,
  });
  try {
    await serve(server, endpoint, address);
  } finally {
    for (const close of closers) close();
  }
  return 0;
});
