/**
 * The local server beside plain http-server on the same built files: requests a second and the 99th percentile of the
 * time of an answer, in turn.
 *
 *     node --import tsx test/bench/server.ts
 */
import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../build/build.ts';
import { buildOptions } from '../../build/settings.ts';
import { installTools } from '../harness/tools.ts';
import { CONTENT_DIR } from '../support/frozen-content.ts';

const OURS = 8932;
const THEIRS = 8933;
const SECONDS = 5;
const PATHS = ['/api/agent/exams.json', '/api/agent/universities.json', '/'];

const tools = await installTools('peers');
const bin = join(tools, 'node_modules/.bin');
const out = resolve('.cache/bench/public');
await buildSite(buildOptions({ content: CONTENT_DIR, out }, {}, `http://localhost:${OURS}`));

const env = { ...process.env, RATE_LIMIT: 'off' };
const servers = [
  spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--content', CONTENT_DIR, '--out', out, '--port', String(OURS)],
    { env, stdio: 'ignore' },
  ),
  spawn(join(bin, 'http-server'), [out, '-p', String(THEIRS), '-s', '-c-1'], { stdio: 'ignore' }),
];

async function untilServed(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(`${address} was never served.`);
}

/** Asks as fast as it is answered, with ten connections. */
function load(address: string): { readonly rate: number; readonly slow: number } {
  const args = ['-c', '10', '-d', String(SECONDS), '--json', address];
  const { stdout } = spawnSync(join(bin, 'autocannon'), args, { encoding: 'utf8' });
  const { requests, latency, non2xx } = JSON.parse(stdout);
  if (non2xx > 0) throw new Error(`${address} refused ${non2xx} requests.`);
  return { rate: requests.average, slow: latency.p99 };
}

try {
  for (const port of [OURS, THEIRS]) await untilServed(`http://localhost:${port}/`);
  for (const path of PATHS) {
    const [ours, theirs] = [OURS, THEIRS].map((port) => load(`http://localhost:${port}${path}`));
    if (ours === undefined || theirs === undefined) continue;
    console.log(
      `${path}: ${(ours.rate / theirs.rate).toFixed(1)} times as many as http-server (${ours.rate.toFixed(0)} and ${theirs.rate.toFixed(0)} a second; 99 in 100 within ${ours.slow} and ${theirs.slow} ms)`,
    );
  }
} finally {
  for (const server of servers) server.kill();
}
