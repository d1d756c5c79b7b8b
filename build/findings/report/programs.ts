import type { Finding } from '../finding.ts';
import { type Languages, spokenIn, wordsOf } from '../messages/messages.ts';
import { bounded, more } from './text.ts';

/** Workflow commands take the text up to the line's end; these characters must be escaped in it. */
const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** In a property, the separators must be escaped too. */
const escapeProperty = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Findings as annotations on the lines of a pull request (GitHub workflow commands). GitHub shows ten errors and ten
 * warnings of a step: those of the files that were changed come first, and warnings elsewhere are counted alone.
 * @param contentDir content directory as seen from the root of the repository, for the paths
 * @param isChanged whether a file was changed; null: it is not known, and sources that are weak count as standing
 */
export function formatGithub(
  findings: readonly Finding[],
  languages: Languages,
  contentDir: string,
  isChanged: ((file: string) => boolean) | null = null,
): string {
  const isOwn = ({ file, code }: Finding) => (isChanged === null ? code !== 'weak-sources' : isChanged(file));
  const own = findings.filter(isOwn);
  const others = findings.filter((finding) => !isOwn(finding));
  const standing = others.filter(({ severity }) => severity === 'warning').length;
  const { shown, hidden } = bounded([...own, ...others.filter(({ severity }) => severity === 'error')]);
  const lines = shown.map((finding) => {
    const { severity, file, line, column, code } = finding;
    const path = escapeProperty([contentDir, file].filter((part) => part !== '').join('/'));
    const place = `file=${path},line=${line},col=${column},title=${escapeProperty(code)}`;
    // Most editors read Arabic first.
    const text = spokenIn(languages)
      .toReversed()
      .flatMap((language) => Object.values(wordsOf(finding, language)));
    return `::${severity} ${place}::${escapeText(text.join('\n'))}`;
  });
  const rest = hidden === 0 ? [] : [`::notice::${escapeText(more.en(hidden))}`];
  const count = `التنبيهات القائمة: ${standing} · Standing warnings: ${standing}`;
  return [...lines, ...rest, ...(standing === 0 ? [] : [count])].join('\n');
}

/**
 * Findings for a program: a JSON array. `args` holds what the words are made of. In both languages, the Arabic words
 * are `messageAr` and `hintAr`.
 */
export const formatJson = (findings: readonly Finding[], languages: Languages): string =>
  JSON.stringify(
    findings.map((finding) => {
      const { args, ...found } = finding;
      const words = wordsOf(finding, languages === 'both' ? 'en' : languages);
      const { message: messageAr, hint: hintAr } = wordsOf(finding, 'ar');
      return { ...found, ...words, ...(languages === 'both' ? { messageAr, hintAr } : {}), args };
    }),
    null,
    2,
  );
