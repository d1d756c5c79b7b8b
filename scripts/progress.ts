import type { SiteFile } from '../build/publication/publication.ts';
import { writeSite } from '../build/write/write-site.ts';

/** A build that ends sooner shows nothing, in milliseconds; then how often the line is written again. */
const LONG = 1_000;
const OFTEN = 100;
const CLEAR_LINE = '\r\u001b[K';

/** `writeSite`, with a line on a terminal that says how much of a long build is written; in CI and in a pipe without. */
export function writeWithProgress(files: Iterable<SiteFile>, outDir: string): number {
  const isShown = process.stderr.isTTY === true && !process.env.CI;
  let next = performance.now() + LONG;
  let shown = false;
  const wrote = (count: number): void => {
    const now = performance.now();
    if (!isShown || now < next) return;
    next = now + OFTEN;
    shown = true;
    process.stderr.write(`${CLEAR_LINE}${count.toLocaleString('en')} files`);
  };
  try {
    return writeSite(files, outDir, wrote);
  } finally {
    if (shown) process.stderr.write(CLEAR_LINE);
  }
}
