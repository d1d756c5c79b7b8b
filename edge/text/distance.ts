/**
 * How many steps turn one word into the other (Damerau-Levenshtein, optimal string alignment): a letter added, lost
 * or replaced, or two neighbours swapped.
 * @returns at most `limit + 1`, which stands for any more
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let steps = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      }
      current.push(steps);
      best = Math.min(best, steps);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, to.length), limit + 1);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
