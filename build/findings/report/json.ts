import type { Finding } from '../finding.ts';
import { type Languages, wordsOf } from '../messages/messages.ts';

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
