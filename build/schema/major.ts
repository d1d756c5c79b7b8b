import Type from 'typebox';
import { about, refersTo } from './marks.ts';
import { aliases, amount, count, id, names, shape, text } from './shape.ts';

/** Three digits for a narrow field of ISCED-F 2013, four for a detailed one. */
export const FIELD_CODE = '[0-9]{3,4}';

/** A code of content/fields.yaml. */
export const fieldCode = refersTo('fields', Type.String({ pattern: `^${FIELD_CODE}$` }));

/** An element of content/fields.yaml, and of its list. */
export const Field = shape('Field', {
  ar: 'مجال دراسة في تصنيف ISCED-F 2013 (معهد اليونسكو للإحصاء، 2015)',
  en: 'A field of education of ISCED-F 2013 (UNESCO Institute for Statistics, 2015).',
})({
  code: about(Type.String({ pattern: `^${FIELD_CODE}$` }), {
    ar: 'رمز المجال في تصنيف ISCED-F 2013: ثلاثة أرقام للمجال الضيق وأربعة للمفصل',
    en: 'Code in ISCED-F 2013: three digits for a narrow field, four for a detailed one.',
  }),
  name: about(text, { ar: 'الاسم بالعربية، وهو ترجمة', en: 'Arabic name, a translation.' }),
  nameEn: about(text, { ar: 'الاسم بالإنجليزية كما في التصنيف', en: 'English name, as the standard has it.' }),
});

const name = { id: about(id, { ar: 'معرّف التخصص', en: 'Major id.' }), ...names };

/** An element of content/majors.yaml. */
export const KnownMajor = shape('KnownMajor', {
  ar: 'تخصص من القائمة الموحدة، تشير إليه تخصصات الجامعات',
  en: 'A major of the vocabulary, to which majors of universities refer.',
})({
  ...name,
  ...aliases,
  field: about(fieldCode, {
    ar: 'رمز المجال المفصل في /api/agent/fields',
    en: 'Code of its detailed field in /api/agent/fields.',
  }),
});
export type KnownMajor = Type.Static<typeof KnownMajor>;

/** How much of the institutions' real lists is held: what is not listed may be taught all the same. */
export const Coverage = shape('Coverage', {
  ar: 'كم مؤسسة لا يعني غياب التخصص عنها شيئًا',
  en: 'For how many institutions a missing major means nothing.',
})({
  complete: about(amount, {
    ar: 'عدد المؤسسات التي نعرف قائمة كلياتها كاملة',
    en: 'Institutions whose whole list of colleges is held.',
  }),
  partial: about(amount, {
    ar: 'عدد المؤسسات التي نعرف بعض قائمتها',
    en: 'Institutions of whose list only a part is held.',
  }),
  none: about(amount, { ar: 'عدد المؤسسات التي لا نعرف قائمتها', en: 'Institutions of whose list nothing is held.' }),
});
export type Coverage = Type.Static<typeof Coverage>;

const universityIds = Type.Array(about(id, { ar: 'معرّف مؤسسة', en: 'University id.' }));

export const Major = shape('VocabularyMajor', {
  ar: 'تخصص والمؤسسات التي يُعرف أنها تدرّسه',
  en: 'A major with the institutions that are known to hold it.',
})({
  ...KnownMajor.properties,
  universities: about(universityIds, {
    ar: 'المؤسسات التي يُعرف أنها تدرّسه، بحسب ما لدينا من تخصصاتها',
    en: 'Institutions whose majors, as far as they are held, name it.',
  }),
  byCollege: about(universityIds, {
    ar: 'مؤسسات أخرى لها كلية في المجال المفصل نفسه ولا نعرف تخصصاتها: محتمل لا مؤكد',
    en: 'Further institutions with a college of the same detailed field, whose majors are not held: likely, not certain.',
  }),
});

/** A major as the answer to an unknown `major` value offers it. */
export const AcceptedMajor = shape('AcceptedMajor', { en: 'A major whose id the `major` parameter accepts.' })(name);

export const MajorList = shape('MajorList', { en: 'The vocabulary of majors, ordered by Arabic name.' })({
  count,
  coverage: Coverage,
  majors: Type.Array(Major),
});
export type MajorList = Type.Static<typeof MajorList>;

export const FieldList = shape('FieldList', {
  en: 'The fields of education that majors and colleges refer to, ordered by code.',
})({ count, fields: Type.Array(Field) });
