import type { Finding } from '../finding.ts';
import { wordsOf } from '../messages.ts';

/** Findings for a program: a JSON array. `args` holds what the words are made of. */
export const formatJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    findings.map((finding) => {
      const { code, severity, file, line, column, path, args } = finding;
      return { code, severity, file, line, column, path, ...wordsOf(finding), args };
    }),
    null,
    2,
  );
