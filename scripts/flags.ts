import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../build/findings/user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the flags of a command.
 * @param options as for `util.parseArgs`
 * @throws UserError for an unknown flag, a flag without its value, or a word that is no flag
 */
export function parseFlags<const T extends Options>(options: T, args: string[] = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UserError(`${firstSentence(reason)}; the flags are ${known.join(', ')}.`);
  }
}

/** Node's reason goes on with advice that makes no sense for these commands. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0] ?? text;

/**
 * Runs a command and ends the process with its status. A UserError is said in one sentence, anything else as
 * an internal error, and both end with status 2.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UserError ? reason : `Internal error: ${reason}`);
    process.exitCode = 2;
  }
}
