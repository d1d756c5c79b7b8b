/**
 * How soon an edit is served by `npm run dev`, and what it remembers: the median of 20 edits, and the memory after 10 and
 * after 200, on Linux.
 *
 *     node --import tsx test/bench/edit.ts [--records 10000] [--edits 200]
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from './median.ts';
import { writeSynthetic } from './synthetic.ts';

const PORT = 8931;
const PATIENCE = 600_000;

const { values } = parseArgs({ options: { records: { type: 'string' }, edits: { type: 'string' } } });
const edits = Number(values.edits ?? '200');

const parent = await mkdtemp(join(tmpdir(), 'edit-'));
const content = join(parent, 'content');
if (values.records === undefined) await cp('content', content, { recursive: true });
else await writeSynthetic(content, Number(values.records));

const id = values.records === undefined ? 'ksu' : 'synthetic-00042';
const record = join(content, `universities/${id}.yaml`);
const address = `http://localhost:${PORT}/api/agent/universities/${id}`;
const text = await readFile(record, 'utf8');

const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/dev.ts', '--content', content, '--port', String(PORT)],
  { env: { ...process.env, RATE_LIMIT: 'off' }, stdio: ['ignore', 'ignore', 'inherit'] },
);

/** Resolves when the server gives the record with this name. */
async function served(nameEn: string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < PATIENCE; await wait(2)) {
    const body = await fetch(address)
      .then((response) => response.text())
      .catch(() => '');
    if (body.includes(`"nameEn":"${nameEn}"`)) return;
  }
  throw new Error('The edit was never served.');
}

const megabytes = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

try {
  const times: number[] = [];
  const memory = new Map<number, number>();
  await served(/^nameEn: (.*)$/m.exec(text)?.[1] ?? '');
  for (let at = 1; at <= edits; at += 1) {
    const nameEn = `Edited University ${at}`;
    await writeFile(record, text.replace(/^nameEn: .*$/m, `nameEn: ${nameEn}`));
    const started = performance.now();
    await served(nameEn);
    times.push(performance.now() - started);
    if (at === 10 || at === edits) memory.set(at, await megabytes());
  }
  const first = times.slice(0, 20);
  const [early = Number.NaN, late = Number.NaN] = memory.values();
  console.log(
    `An edit is served after ${median(first).toFixed(0)} ms (median of 20), at worst ${Math.max(...first).toFixed(0)} ms`,
  );
  console.log(
    `Memory: ${early.toFixed(0)} MiB after 10 edits, ${late.toFixed(0)} after ${edits}: ${(late / early).toFixed(2)}`,
  );
} finally {
  server.kill();
  await rm(parent, { recursive: true, force: true });
}
