import type { Code } from '../../../build/findings/codes.ts';

/** A slip that an editor makes in one file, and what the check must say of it: one finding, at the slip. */
export interface Mistake {
  readonly title: string;
  readonly file: string;
  /** The file from which it was copied; unless told, the slip is made in a file that is there. */
  readonly copyOf?: string;
  /** The file with the slip in it. */
  readonly change: (text: string) => string;
  readonly code: Code;
  /** Where it must be reported: the first line that the slip changed, unless told. */
  readonly at: {
    readonly file?: string;
    /** How the line begins. */
    readonly line?: string;
    /** Which of several such lines, from the slip on. */
    readonly nth?: number;
  };
}

/** A slip that replaces one place of a file. Throws when the place is not there. */
export const slip = (
  file: string,
  from: string,
  to: string,
  code: Code,
  at: Mistake['at'] = {},
): Mistake => ({
  title: `${file}: ${JSON.stringify(from)} -> ${JSON.stringify(to.slice(0, 80))}`,
  file,
  change: (text) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
    return text.replace(from, () => to);
  },
  code,
  at,
});
