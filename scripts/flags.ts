import { parseArgs } from 'node:util';
import type { Languages } from '../build/findings/messages/messages.ts';
import { UserError } from '../build/findings/user-error.ts';

/** A flag of a command, as for `util.parseArgs`, and what its help says of it. */
interface Flag {
  readonly type: 'string' | 'boolean';
  /** Stands for the value of a string: `DIR`. */
  readonly value?: string;
  readonly about: string;
}
export type Flags = Readonly<Record<string, Flag>>;

/** A command that people run. */
export interface Command<T extends Flags> {
  /** As it is typed: `npm run build`. */
  readonly name: string;
  readonly about: string;
  readonly flags: T;
  /** Words that it takes besides its flags, as the help names them: `ADDRESS`. */
  readonly words?: string;
}

const HELP = { type: 'boolean', about: 'say this' } as const;

export const LANG_FLAG = { lang: { type: 'string', value: 'LANGUAGE', about: 'ar, en or both' } } as const;

/**
 * The languages in which a command speaks.
 * @throws UserError for one that it does not
 */
export function languagesOf(lang: string): Languages {
  const known = (['ar', 'en', 'both'] as const).find((each) => each === lang);
  if (known === undefined) throw new UserError(`The language "${lang}" is not known; write --lang ar, en or both.`);
  return known;
}

/** What a command takes, for a person. */
export function helpOf({ name, about, flags, words }: Command<Flags>): string {
  const rows = Object.entries<Flag>({ ...flags, help: HELP }).map(
    ([flag, { value, about: meaning }]) => [`--${flag}${value ? ` ${value}` : ''}`, meaning] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `${name} -- [flags]${words === undefined ? '' : ` ${words}`}`,
    about,
    '',
    ...rows.map(([left, meaning]) => `  ${left.padEnd(width)}${meaning}`),
  ].join('\n');
}

/**
 * Reads the flags and words of a command.
 * @throws UserError for an unknown flag, a flag without its value, or a word that is no flag
 */
export function parseFlags<const T extends Flags>(flags: T, args: string[], allowPositionals = false) {
  try {
    return parseArgs({ options: flags, args, strict: true, allowPositionals });
  } catch (error) {
    // Node's reason goes on with advice that makes no sense for these commands.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\n|\.(?:\s|$)/);
    const known = Object.keys(flags).map((name) => `--${name}`);
    const all = known.length === 0 ? 'it takes no flags' : `the flags are ${known.join(', ')}`;
    throw new UserError(`${reason}; ${all}.`);
  }
}

/**
 * Runs a command and ends the process with its status; with `--help` it says what the command takes. A UserError is
 * said in one sentence, anything else as an internal error, and both end with status 2.
 * @param main gives the exit status; nothing: all went well
 */
export async function runCommand<const T extends Flags>(
  command: Command<T>,
  main: (flags: ReturnType<typeof parseFlags<T>>['values'], words: readonly string[]) => Promise<number | undefined>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(helpOf(command));
    return;
  }
  try {
    const { values, positionals } = parseFlags(command.flags, args, command.words !== undefined);
    process.exitCode = await main(values, positionals);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UserError ? reason : `Internal error: ${reason}`);
    process.exitCode = 2;
  }
}
