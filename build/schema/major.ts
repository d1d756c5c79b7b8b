import Type from 'typebox';
import { refersTo } from './marks.ts';
import { count, id, named, text } from './shape.ts';

/** Three digits for a narrow field of ISCED-F 2013, four for a detailed one. */
export const FIELD_CODE = '[0-9]{3,4}';

/** A code of content/fields.yaml. */
export const fieldCode = (description: string) =>
  refersTo('fields', Type.String({ pattern: `^${FIELD_CODE}$`, description }));

/** An element of content/fields.yaml, and of its list. */
export const Field = Type.Object(
  {
    code: Type.String({
      pattern: `^${FIELD_CODE}$`,
      description: 'Code in ISCED-F 2013: three digits for a narrow field, four for a detailed one.',
    }),
    name: text('Arabic name, a translation.'),
    nameEn: text('English name, as the standard has it.'),
  },
  named('Field', 'A field of education of ISCED-F 2013 (UNESCO Institute for Statistics, 2015).'),
);
export type Field = Type.Static<typeof Field>;

/** An element of content/majors.yaml. */
export const KnownMajor = Type.Object(
  {
    id: id('Id of the major in the vocabulary.'),
    name: text('Arabic name.'),
    nameEn: text('English name.'),
    aliases: Type.Array(text('Another Arabic name or spelling.'), {
      description: 'Other Arabic names, which feed the search.',
    }),
    aliasesEn: Type.Array(text('Another English name or spelling.'), {
      description: 'Other English names, which feed the search.',
    }),
    field: fieldCode('Code of its detailed field in /api/agent/fields.'),
  },
  named('KnownMajor', 'A major of the vocabulary, to which majors of universities refer.'),
);
export type KnownMajor = Type.Static<typeof KnownMajor>;

/** How much of the institutions' real lists is held: what is not listed may be taught all the same. */
export const Coverage = Type.Object(
  {
    complete: Type.Integer({ minimum: 0, description: 'Institutions whose whole list of colleges is held.' }),
    partial: Type.Integer({ minimum: 0, description: 'Institutions of whose list only a part is held.' }),
    none: Type.Integer({ minimum: 0, description: 'Institutions of whose list nothing is held.' }),
  },
  named('Coverage', 'For how many institutions a missing major means nothing.'),
);
export type Coverage = Type.Static<typeof Coverage>;

export const Major = Type.Object(
  {
    ...KnownMajor.properties,
    universities: Type.Array(id('University id.'), {
      description: 'Institutions whose majors, as far as they are held, name it.',
    }),
    byCollege: Type.Array(id('University id.'), {
      description:
        'Further institutions with a college of the same detailed field, whose majors are not held: likely, not certain.',
    }),
  },
  named('VocabularyMajor', 'A major with the institutions that are known to hold it.'),
);

/** A major as the answer to an unknown `major` value offers it. */
export const AcceptedMajor = Type.Object(
  { id: id('Major id.'), name: text('Arabic name.'), nameEn: text('English name.') },
  named('AcceptedMajor', 'A major whose id the `major` parameter accepts.'),
);

export const MajorList = Type.Object(
  { count, coverage: Coverage, majors: Type.Array(Major) },
  named('MajorList', 'The vocabulary of majors, ordered by Arabic name.'),
);
export type MajorList = Type.Static<typeof MajorList>;

export const FieldList = Type.Object(
  { count, fields: Type.Array(Field) },
  named('FieldList', 'The fields of education that majors and colleges refer to, ordered by code.'),
);
export type FieldList = Type.Static<typeof FieldList>;
