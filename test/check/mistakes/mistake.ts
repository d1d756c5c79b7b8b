import type { Code } from '../../../build/findings/codes.ts';

/** A mistake that an editor makes in one file, and what the check must say of it: one finding, at the mistake. */
export interface Mistake {
  readonly title: string;
  readonly file: string;
  /** The file from which it was copied; unless told, the mistake is made in a file that is there. */
  readonly copyOf?: string;
  /** The file with the mistake in it. */
  readonly change: (text: string) => string;
  readonly code: Code;
  /** Where it must be reported: the first line that it changed, unless told. */
  readonly at: {
    readonly file?: string;
    /** How the line begins. */
    readonly line?: string;
    /** Which of several such lines, from the mistake on. */
    readonly nth?: number;
  };
}

/** A mistake that replaces one place of a file. Throws when the place is not there. */
export const mistake = (file: string, from: string, to: string, code: Code, at: Mistake['at'] = {}): Mistake => ({
  title: `${file}: ${JSON.stringify(from)} -> ${JSON.stringify(to.slice(0, 80))}`,
  file,
  change: (text) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
    return text.replace(from, () => to);
  },
  code,
  at,
});
