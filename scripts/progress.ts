import { type Stage, watchProgress } from '../build/values/progress.ts';

export const TIMINGS_FLAG = {
  timings: { type: 'boolean', about: 'say at the end how long each stage took' },
} as const;

/** What a command spends its time on. */
type Part = Stage | 'loading';

/** Work that is done sooner than this shows nothing, in milliseconds; then how often it is shown again. */
const LONG = 1_000;
const OFTEN = 100;
const CLEAR_LINE = '\r\u001b[K';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`.padStart(9);

/**
 * Shows on a terminal how far long work is; in CI and in a pipe nothing.
 * @returns to be called at the end: clears the line and, if asked to, says how long each stage took
 */
export function showProgress(timings: boolean | undefined, environment = process.env): () => void {
  const started = performance.now();
  const isShown = process.stderr.isTTY === true && !environment.CI;
  const took = new Map<Part, number>();
  let current: Part = 'loading';
  let since = started - process.uptime() * 1000;
  let shown = started + LONG - OFTEN;

  const enter = (stage: Part, now: number): void => {
    took.set(current, (took.get(current) ?? 0) + now - since);
    [current, since] = [stage, now];
  };

  watchProgress((stage, done, all) => {
    const now = performance.now();
    if (stage !== current) enter(stage, now);
    if (!isShown || now - shown < OFTEN) return;
    shown = now;
    const count = all === 0 ? '' : ` ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`;
    process.stderr.write(`${CLEAR_LINE}${stage}${count}`);
  });
  return () => {
    enter('loading', performance.now());
    if (isShown && shown >= started + LONG) process.stderr.write(CLEAR_LINE);
    if (!timings) return;
    for (const [stage, milliseconds] of took) console.error(`${stage.padEnd(10)}${seconds(milliseconds)}`);
    console.error(
      `${'memory'.padEnd(10)}${`${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`.padStart(9)}`,
    );
  };
}
