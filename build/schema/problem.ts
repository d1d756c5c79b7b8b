import Type from 'typebox';
import { LONGEST_QUERY } from '../../edge/http/addresses.ts';
import { internalError, PROBLEM_STATUS, type ProblemCode } from '../../edge/http/problems.ts';
import { about } from './marks.ts';
import WORDS from './problems.json' with { type: 'json' };
import { optional, text } from './shape.ts';

const uri = Type.String({ format: 'uri' });

/** A problem document, as every refusal is answered (RFC 9457). */
export const Problem = Type.Object(
  {
    type: about(uri, { ar: 'عنوان يشرح نوع الخطأ', en: 'Address that explains the kind of problem.' }),
    title: about(text, { ar: 'الخطأ في كلمات قليلة', en: 'What is wrong, in a few words.' }),
    status: about(Type.Integer({ minimum: 400, maximum: 599 }), { ar: 'حالة HTTP', en: 'The HTTP status.' }),
    detail: about(text, { ar: 'ما الخطأ وما العمل', en: 'What is wrong and what to do.' }),
    code: about(text, { ar: 'رمز لا يتغير، للبرامج', en: 'A stable code for programs.' }),
    successor: optional(text, {
      ar: 'إذا حُذف السجل: معرّف السجل الذي حل محله',
      en: 'Only of a retired record: the id of the one that took its place.',
    }),
    successorUrl: optional(uri, {
      ar: 'إذا حُذف السجل: عنوان السجل الذي حل محله',
      en: 'Only of a retired record: the address of its successor.',
    }),
  },
  { $id: 'Problem', description: 'Problem document (RFC 9457). Members may be added.' },
);
export type Problem = Type.Static<typeof Problem>;

/** The problem of an id that the list of its kind does not have. */
const unknownRecord = (what: string, list: string) => ({
  title: `Unknown ${what}`,
  detail: `No ${what} has this id. GET /api/agent/${list} lists every id.`,
});

/** What can go wrong with a request. `detail` says what to do about it, in words for a developer. */
export const PROBLEMS: Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>> = {
  ...WORDS,
  'query-too-long': {
    title: 'Query too long',
    detail: `The parameter q takes at most ${LONGEST_QUERY} characters. Send a shorter question.`,
  },
  'unknown-university': unknownRecord('university', 'universities'),
  'unknown-exam': unknownRecord('exam', 'exams'),
  'unknown-question': unknownRecord('question', 'faq'),
  'unknown-major': unknownRecord('major', 'majors'),
  'unknown-region': unknownRecord('region', 'regions'),
  'internal-error': internalError(''),
};

/** Every problem that the service answers with. */
export const PROBLEM_CODES: readonly ProblemCode[] = Object.keys(PROBLEM_STATUS).filter(
  (code): code is ProblemCode => code in PROBLEM_STATUS,
);

/** Problem types that are registered with IANA and say exactly the same as ours (RFC 9457 section 4.2.1). */
const REGISTERED: Partial<Record<ProblemCode, string>> = {
  'rate-limited': 'https://iana.org/assignments/http-problem-types#quota-exceeded',
};

/**
 * The problem document for a code.
 * @param baseUrl address of the service, without a trailing slash
 */
export function problemDocument(code: ProblemCode, baseUrl: string): Problem {
  const { title, detail } = PROBLEMS[code];
  return { type: REGISTERED[code] ?? `${baseUrl}/docs/api#${code}`, title, status: PROBLEM_STATUS[code], detail, code };
}
