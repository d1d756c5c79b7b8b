import { problemFile } from '../../../http/addresses.ts';
import { PROBLEM_TYPE } from '../../../http/headers.ts';
import { PROBLEMS, problemDocument } from '../../../http/problems.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/problem.ts';

const codes = (): (keyof typeof PROBLEMS)[] =>
  Object.keys(PROBLEMS).filter((code): code is keyof typeof PROBLEMS => code in PROBLEMS);

/** One problem document for each code, which a host answers with when it has to refuse. */
export const problemFiles = ({ baseUrl }: Edition): SiteFile[] =>
  codes().map((code) => answer(problemFile(code), Problem, problemDocument(code, baseUrl), PROBLEM_TYPE));
