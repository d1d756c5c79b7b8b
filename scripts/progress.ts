/** A build that ends sooner shows nothing, in milliseconds; then how often the line is written again. */
const LONG = 1_000;
const OFTEN = 100;
const CLEAR_LINE = '\r\u001b[K';

/**
 * One line on a terminal that says how many files a long build has written; in CI and in a pipe there is none.
 * @returns `wrote` is told the number of files, `end` clears the line
 */
export function progressLine(environment = process.env) {
  const isShown = process.stderr.isTTY === true && !environment.CI;
  let next = performance.now() + LONG;
  let written = false;
  return {
    wrote(files: number): void {
      const now = performance.now();
      if (!isShown || now < next) return;
      next = now + OFTEN;
      written = true;
      process.stderr.write(`${CLEAR_LINE}${files.toLocaleString('en')} files`);
    },
    end(): void {
      if (written) process.stderr.write(CLEAR_LINE);
    },
  };
}
