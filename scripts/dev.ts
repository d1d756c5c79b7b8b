import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../build/build.ts';
import type { SoundTexts } from '../build/check/entry.ts';
import { updateSite } from '../build/write/write-site.ts';
import { handle } from '../edge/handler.ts';
import { createServer } from '../hosts/local/server.ts';
import { printFindings } from './findings.ts';
import { runCommand } from './flags.ts';
import { SERVE_FLAGS, serve, serveSettings } from './serve.ts';

const { out: _, ...DEV_FLAGS } = SERVE_FLAGS;

/** A program saves in several steps; what comes within so many milliseconds is one change. */
const QUIET = 20;

const COMMAND = {
  name: 'npm run dev',
  about: 'Builds and serves the site, and builds again when something changes.',
  flags: DEV_FLAGS,
} as const;

await runCommand(COMMAND, async (flags) => {
  const { endpoint, address, options, rateLimit } = serveSettings(flags, process.env);
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outDir = join(folder, 'public');
  let isServed = false;
  let written: ReadonlyMap<string, string> = new Map();
  const sound: SoundTexts = new Map();
  let whenServed = () => {};
  const firstSite = new Promise<void>((resolve) => {
    whenServed = resolve;
  });

  async function rebuild(): Promise<void> {
    const started = performance.now();
    try {
      const { findings, files } = await buildSite({ ...options, outDir, sound }, (site) => {
        written = updateSite(site, outDir, written);
        return written.size;
      });
      printFindings(findings);
      if (files === null) return reportNothingNew();
      if (isServed) console.log(`Rebuilt ${address} in ${Math.round(performance.now() - started)} ms`);
      isServed = true;
      whenServed();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      reportNothingNew();
    }
  }

  const reportNothingNew = () =>
    console.error(
      isServed ? 'The last good site is still being served.' : 'Nothing is served yet. It will be when this is mended.',
    );

  // One build at a time, in the order of the changes.
  let last = rebuild();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(options.contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(rebuild);
    }, QUIET);
  });
  // Until something is served, nothing else ends the process so that the folder goes.
  const stop = () => process.exit();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await firstSite;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  await serve(createServer({ site: outDir, handle, rateLimit }), endpoint, address);
  watcher.close();
  clearTimeout(timer);
});
