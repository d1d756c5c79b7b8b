import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS } from '../check/attacks.ts';
import { writeTree } from '../support/content-tree.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

/** Loads one directory in a process of its own. */
function load(dir: string): { readonly seconds: number; readonly megabytes: number } {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'test/check/attack.ts', dir], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

const parent = await mkdtemp(join(tmpdir(), 'hostile-'));
try {
  const sound = load(CONTENT_DIR);
  console.log(`Sound content: ${sound.seconds.toFixed(2)} s, ${sound.megabytes} MB. Content that attacks, beside it:`);
  for (const [index, [name, tree]] of ATTACKS.entries()) {
    const dir = join(parent, String(index));
    await writeTree(dir, tree);
    const { seconds, megabytes } = load(dir);
    const ratios = [seconds / sound.seconds, megabytes / sound.megabytes].map((ratio) => ratio.toFixed(1));
    console.log(`${name}: ${ratios[0]} of its time, ${ratios[1]} of its memory`);
  }
} finally {
  await rm(parent, { recursive: true });
}
