import { problemFile } from '../../../edge/http/addresses.ts';
import { PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { problemDocument } from '../../../edge/http/problems.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { PROBLEM_CODES, Problem } from '../../schema/problem.ts';

/** One problem document for each code, which a host answers with when it has to refuse. */
export const problemFiles = ({ baseUrl }: Edition): SiteFile[] =>
  PROBLEM_CODES.map((code) =>
    answer(problemFile(code), Problem, problemDocument(code, baseUrl), PROBLEM_TYPE),
  );
