import type { Mistake } from './mistake.ts';

const ksu = 'universities/ksu.yaml';
const stipend = 'faq/stipend-amount.yaml';

/** Files that were copied, moved or removed. */
export const FILE_MISTAKES: readonly Mistake[] = [
  {
    title: 'a copied question, as it is',
    copyOf: stipend,
    file: 'faq/stipend-new.yaml',
    change: (text) => text,
    code: 'id-not-file-name',
    at: { line: 'id:' },
  },
  {
    title: 'a copied question with an id of its own and nothing else',
    copyOf: stipend,
    file: 'faq/stipend-new.yaml',
    change: (text) => text.replace('id: stipend-amount', 'id: stipend-new'),
    code: 'copied-record',
    at: { line: 'answer:' },
  },
  {
    title: 'a copied question with the answer of the old one',
    copyOf: stipend,
    file: 'faq/xyz.yaml',
    change: (text) =>
      text
        .replace('id: stipend-amount', 'id: xyz')
        .replace('كم مكافأة الطالب الجامعي؟', 'كم رسوم المواقف؟')
        .replace('How much is the university stipend?', 'How much is parking?')
        .replace(/alternatives:[\s\S]*?validAsOf/, 'validAsOf'),
    code: 'copied-record',
    at: { line: 'answer:' },
  },
  {
    title: 'a copied university, as it is',
    copyOf: ksu,
    file: 'universities/xyz.yaml',
    change: (text) => text,
    code: 'id-not-file-name',
    at: { line: 'id:' },
  },
  {
    title: 'a copied university with its id and names changed, while the rest is of the other',
    copyOf: ksu,
    file: 'universities/xyz.yaml',
    change: (text) =>
      text
        .replace('id: ksu', 'id: xyz')
        .replace('name: جامعة الملك سعود', 'name: جامعة جديدة')
        .replace('nameEn: King Saud University', 'nameEn: Xyz University'),
    code: 'copied-record',
    at: { line: 'colleges:' },
  },
  {
    title: 'a copied school year with the old label',
    copyOf: 'calendar/1448.yaml',
    file: 'calendar/1450.yaml',
    change: (text) => text.replace("year: '1448'", "year: '1450'"),
    code: 'label-of-other-year',
    at: { line: 'label:' },
  },
  {
    title: 'a copied school year with the old days',
    copyOf: 'calendar/1448.yaml',
    file: 'calendar/1450.yaml',
    change: (text) =>
      text
        .replaceAll('1449', '1451')
        .replaceAll('1448', '1450')
        .replace('gregorian: 2026-2027', 'gregorian: 2028-2029'),
    code: 'outside-year',
    at: { line: '    starts:' },
  },
  {
    title: 'a university in the folder of exams',
    copyOf: ksu,
    file: 'exams/new-university.yaml',
    change: (text) => text,
    code: 'wrong-folder',
    at: { line: 'id:' },
  },
  {
    title: 'a question in the folder of universities',
    copyOf: stipend,
    file: 'universities/new-question.yaml',
    change: (text) => text,
    code: 'wrong-folder',
    at: { line: 'id:' },
  },
  {
    title: 'an empty file',
    file: stipend,
    change: () => '',
    code: 'empty-file',
    at: { line: '' },
  },
];
