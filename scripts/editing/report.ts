import type { Languages } from '../../build/findings/messages/messages.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { markdownAddress, markdownText, plainText } from '../../edge/text/plain-text.ts';
import { LANG_FLAG, languagesOf } from '../flags.ts';

/** One line of a report: what it is about, and what an editor should know of it. */
export interface Line {
  /** A record (`exams/gat`), a place in a file (`exams/gat.yaml:12`) or an address. */
  readonly about: string;
  readonly text: string;
  /** How people call it. */
  readonly title?: string | null;
  /** Where it is changed. */
  readonly link?: string | null;
  /** Further lines below. */
  readonly details?: readonly string[];
}

/** A part of a report, with the most urgent line first. */
export interface Section {
  /** In Arabic and English, in one line. */
  readonly title: string;
  /** What to do about these lines, in both languages. */
  readonly advice: string;
  readonly lines: readonly Line[];
}

/** For a terminal: every line. */
const formatText = (sections: readonly Section[]): string =>
  sections
    .map(({ title, advice, lines }) =>
      [
        `${title} (${lines.length})`,
        advice,
        ...lines.flatMap(({ about, text, title, details = [] }) => [
          `  ${plainText(about)}  ${plainText(text)}${title ? `  ${plainText(title)}` : ''}`.trimEnd(),
          ...details.map((detail) => `      ${plainText(detail)}`),
        ]),
      ].join('\n'),
    )
    .join('\n\n');

/** Lines of a part that an issue shows; the rest is counted. */
const SHOWN = 25;

/**
 * A text as code in Markdown: nothing in it is a link, a mention or HTML (CommonMark 0.31, section 6.1).
 * The fence is longer than any run of backticks in the text.
 */
export function code(text: string): string {
  const plain = plainText(text);
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${plain}${space}${fence}`;
}

/**
 * For an issue: the same as Markdown, at most 25 lines a part.
 * @param command what gives the whole list
 */
const formatMarkdown = (sections: readonly Section[], command: string): string =>
  sections
    .map(({ title, advice, lines }) => {
      const shown = lines
        .slice(0, SHOWN)
        .flatMap(({ about, text, title, link, details = [] }) => [
          `- ${title ? `${link ? `[${markdownText(title)}](${markdownAddress(link)})` : markdownText(title)} ` : ''}${code(about)} ${markdownText(text)}`.trimEnd(),
          ...details.map((detail) => `  - ${code(detail)}`),
        ]);
      const rest = lines.length - SHOWN;
      const more = rest > 0 ? ['', `… +${rest}: ${code(command)}`] : [];
      return [`### ${title} (${lines.length})`, '', advice, '', ...shown, ...more].join('\n');
    })
    .join('\n\n');

export const FORMAT_FLAG = {
  format: { type: 'string', value: 'FORMAT', about: 'text (by default) or markdown' },
  ...LANG_FLAG,
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

/** What is said in Arabic and English in one line, in the languages that are spoken. */
const spoken = (text: string, languages: Languages): string =>
  languages === 'both' ? text : (text.split(' · ')[languages === 'ar' ? 0 : 1] ?? text);

/**
 * How a report is printed: the parts that have any line, or that there is nothing.
 * @param command what gives the whole list, for a report that shows only part of it
 * @throws as `isMarkdown` and `languagesOf`
 */
export function reporter({ format, lang = 'both' }: { format?: string; lang?: string }, command: string) {
  const [inMarkdown, languages] = [isMarkdown(format), languagesOf(lang)];
  return (sections: readonly Section[], nothing: string): string => {
    const full = sections.flatMap((section) => {
      const [title, advice] = [spoken(section.title, languages), spoken(section.advice, languages)];
      return section.lines.length > 0 ? [{ ...section, title, advice }] : [];
    });
    const report = inMarkdown ? formatMarkdown(full, command) : formatText(full);
    return `${report || spoken(nothing, languages)}${inMarkdown ? '\n' : ''}`;
  };
}
