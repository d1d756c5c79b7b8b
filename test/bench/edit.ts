/**
 * How soon `npm run dev` serves an edit of the shipped content: the median and the worst of 20.
 *
 *     node --import tsx test/bench/edit.ts
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../harness/processes.ts';
import { median } from './measure.ts';

const EDITS = 20;

const parent = await mkdtemp(join(tmpdir(), 'edit-'));
const content = join(parent, 'content');
await cp('content', content, { recursive: true });
const record = join(content, 'universities/ksu.yaml');
const text = await readFile(record, 'utf8');
const port = await freePort();

const server = spawn('npm', ['run', 'dev', '--', '--content', content, '--port', String(port)], {
  env: { ...process.env, RATE_LIMIT: 'off' },
  stdio: 'ignore',
  detached: true,
});

/** Milliseconds until the server gives the record with this name. */
async function served(nameEn: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const body = await fetch(`http://localhost:${port}/api/agent/universities/ksu`)
      .then((response) => response.text())
      .catch(() => '');
    if (body.includes(`"nameEn":"${nameEn}"`)) return performance.now() - started;
    await wait(5);
  }
}

try {
  await served(/^nameEn: (.*)$/m.exec(text)?.[1] ?? '');
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await writeFile(record, text.replace(/^nameEn: .*$/m, `nameEn: Edited University ${edit}`));
    times.push(await served(`Edited University ${edit}`));
  }
  console.log(
    `An edit is served after ${median(times).toFixed(0)} ms (median of ${EDITS}), at worst ${Math.max(...times).toFixed(0)} ms`,
  );
} finally {
  if (server.pid !== undefined) process.kill(-server.pid);
  await rm(parent, { recursive: true, force: true });
}
