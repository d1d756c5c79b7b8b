import Type from 'typebox';
import { PROBLEMS, type ProblemCode } from '../../edge/http/problems.ts';
import { text } from './shape.ts';

/** A problem document, as every refusal is answered (RFC 9457). */
export const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri', description: 'Address that explains the kind of problem.' }),
    title: text('What is wrong, in a few words.'),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: text('What is wrong and what to do.'),
    code: text('A stable code for programs.'),
    region: Type.Optional(text('Only of a city given as a region: the id of the region that it lies in.')),
    regionUrl: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'Only of a city given as a region: what is in that region.',
      }),
    ),
    successor: Type.Optional(text('Only of a retired record: the id of the one that took its place.')),
    successorUrl: Type.Optional(
      Type.String({ format: 'uri', description: 'Only of a retired record: the address of its successor.' }),
    ),
  },
  { $id: 'Problem', description: 'Problem document (RFC 9457). Members may be added.' },
);
export type Problem = Type.Static<typeof Problem>;

/** Every problem that the service answers with. */
export const PROBLEM_CODES: readonly ProblemCode[] = Object.keys(PROBLEMS).filter(
  (code): code is ProblemCode => code in PROBLEMS,
);
