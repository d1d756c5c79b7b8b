import type { Finding } from '../finding.ts';
import { type Languages, wordsOf } from '../messages/messages.ts';

/**
 * Findings for a program: a JSON array. `args` holds what the words are made of. In both languages, the Arabic words
 * are `messageAr` and `hintAr`.
 */
export const formatJson = (findings: readonly Finding[], languages: Languages): string =>
  JSON.stringify(
    findings.map((finding) => {
      const { code, severity, file, line, column, path, args } = finding;
      const words = wordsOf(finding, languages === 'both' ? 'en' : languages);
      const arabic = languages === 'both' ? wordsOf(finding, 'ar') : null;
      return {
        code,
        severity,
        file,
        line,
        column,
        path,
        ...words,
        ...(arabic === null ? {} : { messageAr: arabic.message, hintAr: arabic.hint }),
        args,
      };
    }),
    null,
    2,
  );
