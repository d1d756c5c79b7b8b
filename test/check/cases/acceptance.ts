import { edited } from '../../support/content-tree.ts';
import { type Case, of, uqu } from './case.ts';

const doubtful = (accept: string) =>
  edited(
    uqu,
    'collegesCoverage: none',
    `note: English alone\nnoteEn: English alone\ncollegesCoverage: none\n${accept}`,
  );
const REASON = 'reason: The source gives no Arabic text.';

export const ACCEPTANCE_CASES: readonly Case[] = [
  of('a warning', doubtful(''), '13:7 wrong-language'),
  of('a warning that is accepted', doubtful(`accept:\n  - code: wrong-language\n    ${REASON}\n`)),
  of(
    'an acceptance without a reason',
    doubtful('accept:\n  - code: wrong-language\n'),
    '13:7 wrong-language',
    '17:5 wrong-acceptance',
  ),
  of(
    'an acceptance of an error',
    doubtful(`accept:\n  - code: wrong-type\n    ${REASON}\n`),
    '13:7 wrong-language',
    '17:5 wrong-acceptance',
  ),
  of(
    'an acceptance that is no list',
    doubtful('accept: wrong-language\n'),
    '13:7 wrong-language',
    '16:9 wrong-acceptance',
  ),
  of(
    'an acceptance of what is not found',
    edited(uqu, 'collegesCoverage: none', `collegesCoverage: none\naccept:\n  - code: stray-quote\n    ${REASON}`),
    '15:5 unused-acceptance',
  ),
];
