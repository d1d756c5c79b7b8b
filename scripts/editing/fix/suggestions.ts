/** Lines of a file that give way to others; lines count from 1, and `end` is included. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Lines of one of two texts. */
const sideOf = (start = '', count = '1') => ({ start: Number(start), count: Number(count) });
type Side = ReturnType<typeof sideOf>;

/** The hunks of a difference as `git diff` gives it for one file. */
function hunksOf(diff: string) {
  const hunks: { readonly old: Side; readonly new: Side; readonly added: string[] }[] = [];
  for (const line of diff.split('\n')) {
    const match = HUNK.exec(line);
    if (match !== null) hunks.push({ old: sideOf(match[1], match[2]), new: sideOf(match[3], match[4]), added: [] });
    else if (line.startsWith('+')) hunks.at(-1)?.added.push(line.slice(1));
  }
  return hunks;
}

/**
 * What to suggest on a pull request: GitHub takes suggestions only for lines that its own difference shows.
 * @param shown the difference of the pull request for a file, with the context that GitHub shows (`-U3`)
 * @param fix the difference between the file and its fixed text, without context (`-U0`)
 * @param text the file as the pull request has it
 */
export function replacementsIn(shown: string, fix: string, text: string): Replacement[] {
  const visible = hunksOf(shown).map((hunk) => hunk.new);
  const lines = text.split('\n');
  return hunksOf(fix)
    .map(({ old, added }): Replacement => {
      if (old.count > 0) return { start: old.start, end: old.start + old.count - 1, lines: added };
      // A suggestion replaces lines, so that a line alone that is new is told with the one beside it.
      const beside = Math.max(old.start, 1);
      const own = lines[beside - 1] ?? '';
      return { start: beside, end: beside, lines: old.start === 0 ? [...added, own] : [own, ...added] };
    })
    .filter(({ start, end }) => visible.some((hunk) => start >= hunk.start && end < hunk.start + hunk.count));
}
