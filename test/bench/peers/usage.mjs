/** Preloaded into each command: writes the most memory that the process held, in MiB. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.BENCH_USAGE, String(Math.round(process.resourceUsage().maxRSS / 1024)));
});
