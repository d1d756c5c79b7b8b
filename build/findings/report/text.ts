import { groupBy } from '../../../edge/text/order.ts';
import type { Finding } from '../finding.ts';
import { type Languages, type MessageLanguage, spokenIn, wordsOf } from '../messages/messages.ts';
import { visible } from '../messages/wording.ts';

/** A person reads no more than this at a time. A program asks for JSON, which is whole. */
const MOST_SHOWN = 200;

/** The findings that are shown to a person, errors before warnings, in their order, and how many are not. */
export function bounded(findings: readonly Finding[]): { shown: readonly Finding[]; hidden: number } {
  const byWeight = findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  const chosen = new Set(byWeight.slice(0, MOST_SHOWN));
  return { shown: findings.filter((finding) => chosen.has(finding)), hidden: findings.length - chosen.size };
}

/** Says in a line that there are more. */
export const more = {
  en: (hidden: number): string => `${hidden} more are not shown; npm run check -- --format json lists all.`,
  ar: (hidden: number): string => `لم يُعرض ${hidden} غيرها، ويسردها كلها \u2066npm run check -- --format json\u2069.`,
} as const;

/**
 * Findings for a person: grouped by file, each with its hint below, and a closing count.
 *
 * Arabic words stand on lines of their own, so that a terminal that knows direction takes each for a line from right
 * to left, and one that does not leaves file, line and column readable.
 */
export function formatText(findings: readonly Finding[], languages: Languages = 'en'): string {
  const spoken = spokenIn(languages);
  const { shown, hidden } = bounded(findings);
  const byFile = [...groupBy(shown, ({ file }) => file).values()];
  const rest = hidden === 0 ? [] : spoken.map((language) => more[language](hidden));
  return [
    ...byFile.flatMap((all) => [...all.flatMap((finding) => saidOf(finding, spoken)), '']),
    ...rest,
    ...spoken.map((language) => closingLine(findings, language)),
  ].join('\n');
}

function saidOf(finding: Finding, spoken: readonly MessageLanguage[]): string[] {
  const { file, line, column, code, severity } = finding;
  const place = `${visible(file)}:${line}:${column}`;
  const marks = { en: severity === 'warning' ? 'warning: ' : '', ar: severity === 'warning' ? 'تنبيه: ' : '' };
  const arabic = spoken.includes('ar') ? wordsOf(finding, 'ar') : null;
  const arabicLines = arabic === null ? [] : [`    ${marks.ar}${arabic.message}`, `    ${arabic.hint}`];
  if (!spoken.includes('en')) return [`${place}  (${code})`, ...arabicLines];
  const { message, hint } = wordsOf(finding, 'en');
  return [`${place}  ${marks.en}${message}  (${code})`, `    ${hint}`, ...arabicLines];
}

/** A line for each finding, in the form that compilers made common: editor programs know it. */
export const linesOf = (findings: readonly Finding[], contentDir: string): string[] =>
  findings.map((finding) => {
    const { file, line, column, code, severity } = finding;
    const said = (['ar', 'en'] as const).map((language) => Object.values(wordsOf(finding, language)).join(' '));
    return `${contentDir}/${visible(file)}:${line}:${column}: ${severity}: ${said.join(' · ')} (${code})`;
  });

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many findings there are, in one line. */
export function closingLine(findings: readonly Finding[], language: MessageLanguage): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const files = new Set(findings.map(({ file }) => file)).size;
  if (language === 'ar') {
    if (findings.length === 0) return 'كل شيء سليم.';
    return `الأخطاء: ${errors}، التنبيهات: ${warnings}، الملفات: ${files}.`;
  }
  if (findings.length === 0) return 'Everything is fine.';
  return `${plural(errors, 'error')} and ${plural(warnings, 'warning')} in ${plural(files, 'file')}.`;
}
