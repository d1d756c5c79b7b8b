import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../../../../edge/http/problems.ts';
import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../../schema/problem.ts';
import WORDS from '../words.json' with { type: 'json' };
import CLIENT_SETUPS from './client-setups.json' with { type: 'json' };

/** Headings and labels of the page. */
export const LABELS = WORDS.docsLabels;

/** What each problem means in Arabic; the English is what the problem document itself says. */
const ARABIC: Readonly<Record<ProblemCode, string>> = WORDS.docsProblems;

/** Every problem that the service answers with. */
export const documentedProblems = (): { code: string; status: number; text: Bilingual }[] =>
  PROBLEM_CODES.map((code) => ({
    code,
    status: PROBLEM_STATUS[code],
    text: { ar: ARABIC[code].replace('{longest}', String(LONGEST_QUERY)), en: PROBLEMS[code].detail },
  }));

/** How to add the tool server to one client. */
interface ClientSetup {
  readonly client: string;
  /** The file that the text belongs in, or that it is a command. */
  readonly where: Bilingual;
  readonly text: string;
}

/** Set-up lines of common clients for the Streamable HTTP transport. No credential is needed in any of them. */
export const clientSetups = (url: string): readonly ClientSetup[] =>
  CLIENT_SETUPS.map((setup) => ({ ...setup, text: setup.text.replaceAll('{url}', url) }));
