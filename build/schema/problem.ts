import Type from 'typebox';
import { PROBLEMS, type ProblemCode } from '../../edge/http/problems.ts';
import { about } from './marks.ts';
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

/** Every problem that the service answers with. */
export const PROBLEM_CODES: readonly ProblemCode[] = Object.keys(PROBLEMS).filter(
  (code): code is ProblemCode => code in PROBLEMS,
);
