/** Preloaded into each command: writes what the process used, once it ends. */
import { writeFileSync } from 'node:fs';

const file = process.env.BENCH_USAGE;
if (file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, mib: maxRSS / 1024 }));
  });
}
