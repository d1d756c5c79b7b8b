/**
 * Loads content directories one after the other, and prints a line of JSON about each: run by test/robust/attacks.test.ts as
 * a process of its own, so that a crash or a hang is seen, and by test/bench/hostile.ts.
 * @example tsx test/check/attack.ts DIR... -> {"codes":["too-deep"],"sound":false,"seconds":0.1,"megabytes":120}
 */
import { loadContent } from '../../build/catalogue/catalogue.ts';

for (const dir of process.argv.slice(2)) {
  const started = performance.now();
  const { findings, catalogue } = await loadContent(dir);
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ codes, sound: catalogue !== null, seconds, megabytes }));
}
