import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { scripts } from '../build/site/pages/scripts.ts';
import { ROOT } from '../build/values/program.ts';

/** Another command may still load parts of what it runs. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

const COMMANDS = ['build', 'check', 'start'];

/**
 * Packs the commands, each with all that it imports, into a directory that is named after the digest of the program.
 * @returns false where nothing can be written; the sources run just as well
 */
export async function pack(packs: string, directory: string): Promise<boolean> {
  const next = `${directory}.${process.pid}`;
  try {
    await mkdir(next, { recursive: true });
    const define = {
      // For CommonJS has none; packages are found from it.
      'import.meta.url': JSON.stringify(import.meta.url),
      PACKED: JSON.stringify({ root: ROOT, digest: basename(directory) }),
      PACKED_SCRIPTS: JSON.stringify(scripts()),
    };
    // Each apart: what all share would otherwise be cut into many small files.
    await Promise.all(COMMANDS.map((command) => packCommand(command, next, define)));
    await rename(next, directory);
    await removeOld(packs);
    return true;
  } catch {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    return false;
  }
}

const packCommand = (command: string, outdir: string, define: Record<string, string>) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: [`scripts/commands/${command}.ts`],
    outdir,
    define,
    bundle: true,
    // No module: Node lets nobody keep the code that V8 makes of one.
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // Or esbuild makes of each such expression a call of its constructor, which runs whenever the expression is met.
    supported: { 'regexp-unicode-property-escapes': true },
    charset: 'utf8',
    external: ['esbuild'],
  });

async function removeOld(packs: string): Promise<void> {
  for (const path of (await readdir(packs)).map((name) => join(packs, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MILLISECONDS) await rm(path, { recursive: true, force: true });
  }
}
