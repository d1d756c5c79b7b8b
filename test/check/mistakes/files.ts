import type { Code } from '../../../build/findings/codes.ts';
import type { Mistake } from './mistake.ts';

const ksu = 'universities/ksu.yaml';
const stipend = 'faq/stipend-amount.yaml';
const year = 'calendar/1448.yaml';

/** A file that was copied, and what was changed in it; the finding is at the line that begins with `line`. */
const copied = (
  title: string,
  copyOf: string,
  file: string,
  code: Code,
  line: string,
  change: (text: string) => string = (text) => text,
): Mistake => ({ title, copyOf, file, change, code, at: { line } });

/** Files that were copied, moved or emptied. */
export const FILE_MISTAKES: readonly Mistake[] = [
  copied('a copied question, as it is', stipend, 'faq/stipend-new.yaml', 'id-not-file-name', 'id:'),
  copied(
    'a copied question with an id of its own and nothing else',
    stipend,
    'faq/stipend-new.yaml',
    'copied-record',
    'answer:',
    (text) => text.replace('id: stipend-amount', 'id: stipend-new'),
  ),
  copied(
    'a copied question with the answer of the old one',
    stipend,
    'faq/xyz.yaml',
    'copied-record',
    'answer:',
    (text) =>
      text
        .replace('id: stipend-amount', 'id: xyz')
        .replace('كم مكافأة الطالب الجامعي؟', 'كم رسوم المواقف؟')
        .replace('How much is the university stipend?', 'How much is parking?')
        .replace(/alternatives:[\s\S]*?readOn/, 'readOn'),
  ),
  copied('a copied university, as it is', ksu, 'universities/xyz.yaml', 'id-not-file-name', 'id:'),
  copied(
    'a copied university with its id and names changed, while the rest is of the other',
    ksu,
    'universities/xyz.yaml',
    'copied-record',
    'colleges:',
    (text) =>
      text
        .replace('id: ksu', 'id: xyz')
        .replace('name: جامعة الملك سعود', 'name: جامعة جديدة')
        .replace('nameEn: King Saud University', 'nameEn: Xyz University'),
  ),
  copied(
    'a copied school year with the old label',
    year,
    'calendar/1450.yaml',
    'label-of-other-year',
    'label:',
    (text) => text.replace("year: '1448'", "year: '1450'"),
  ),
  copied('a copied school year with the old days', year, 'calendar/1450.yaml', 'outside-year', '    starts:', (text) =>
    text.replaceAll('1449', '1451').replaceAll('1448', '1450').replace('gregorian: 2026-2027', 'gregorian: 2028-2029'),
  ),
  copied('a university in the folder of exams', ksu, 'exams/new-university.yaml', 'wrong-folder', 'id:'),
  copied('a question in the folder of universities', stipend, 'universities/new-question.yaml', 'wrong-folder', 'id:'),
  { title: 'an empty file', file: stipend, change: () => '', code: 'empty-file', at: { line: '' } },
];
