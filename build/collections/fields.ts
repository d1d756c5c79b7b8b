import { FIELD_CODE, Field, FieldList } from '../schema/major.ts';
import type { Definition } from './collection.ts';

export const fields = {
  form: 'list',
  record: Field,
  idKey: 'code',
  idPattern: FIELD_CODE,
  one: { ar: 'مجال دراسة', en: 'field' },
  many: { ar: 'مجالات الدراسة', en: 'Fields of education' },
  about: { ar: 'مجالات الدراسة في تصنيف اليونسكو.', en: 'The fields of education of UNESCO.' },
  orderedBy: ['code'],
  group: 'universities',
  description: {
    ar: 'مجالات الدراسة في تصنيف اليونسكو ISCED-F 2013 التي تشير إليها التخصصات والكليات. المجال الضيق لكلية لا يعني أنها تغطي كل مجال مفصل فيه.',
    en: 'The fields of ISCED-F 2013 (UNESCO) that majors and colleges refer to. A narrow field of a college does not mean that it covers each detailed field within.',
  },
  list: FieldList,
  element: Field,
} as const satisfies Definition;
