import { UserError } from '../build/findings/user-error.ts';
import { formatMarkdown, formatText, type Section } from './editing/report.ts';

export const FORMAT_FLAG = {
  format: { type: 'string', value: 'FORMAT', about: 'text (by default) or markdown' },
} as const;

/**
 * Whether a report is to be Markdown.
 * @param format value of the flag
 * @throws UserError for a format that is not known
 */
export function isMarkdown(format = 'text'): boolean {
  if (format === 'text' || format === 'markdown') return format === 'markdown';
  throw new UserError(`The format "${format}" is not known; write --format text or markdown.`);
}

/**
 * How a report is printed.
 * @param command what gives the whole list, for a report that shows only part of it
 * @throws as `isMarkdown`
 */
export const reporter = (
  format: string | undefined,
  command: string,
): ((sections: readonly Section[], nothing: string) => string) =>
  isMarkdown(format) ? (sections, nothing) => formatMarkdown(sections, nothing, command) : formatText;
