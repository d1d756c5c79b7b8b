import { UserError } from '../build/findings/user-error.ts';
import { formatMarkdown, formatText, type Section } from '../editing/report.ts';

/**
 * How a report is printed.
 * @param format value of the flag `--format`
 * @param command what gives the whole list, for a report that shows only part of it
 * @throws UserError for a format that is not known
 */
export function reporter(
  format: string | undefined,
  command: string,
): (sections: readonly Section[], nothing: string) => string {
  if (format === undefined || format === 'text') return formatText;
  if (format === 'markdown') return (sections, nothing) => formatMarkdown(sections, nothing, command);
  throw new UserError(`The format "${format}" is not known; write --format text or markdown.`);
}
