import Type from 'typebox';
import { figure, refersTo } from './marks.ts';
import { address, id, named, nullable, text } from './shape.ts';
import { RecordSource, verifiedOn } from './source.ts';

const listed = {
  id: id('Scholarship id.'),
  name: text('Arabic name.'),
  nameEn: text('English name.'),
  regionId: refersTo('regions', nullable(id('Region whose residents may apply; null: everybody.'))),
  monthlySar: figure(nullable(Type.Number({ minimum: 0, description: 'Stipend a month in Saudi riyals.' }))),
};
const detail = {
  url: nullable(address('Where one applies.')),
  verifiedOn,
  sources: Type.Array(RecordSource, { minItems: 1, description: 'Pages that the record rests on.' }),
};

/** content/scholarships/<id>.yaml */
export const ScholarshipRecord = Type.Object(
  { ...listed, ...detail },
  named('ScholarshipRecord', 'A scholarship as an editor writes it.'),
);
export type ScholarshipRecord = Type.Static<typeof ScholarshipRecord>;

export const Scholarship = Type.Object(listed, named('Scholarship', 'A scholarship in a list.'));

export const ScholarshipDetail = Type.Object(
  { ...listed, ...detail },
  named('ScholarshipDetail', 'A scholarship with its sources.'),
);

const count = Type.Integer({ minimum: 0, description: 'Number of elements in the list.' });

export const ScholarshipList = Type.Object(
  { count, scholarships: Type.Array(Scholarship) },
  named('ScholarshipList', 'Scholarships, by Arabic name.'),
);

export const ScholarshipAnswer = Type.Object(
  { count, scholarships: Type.Array(ScholarshipDetail) },
  named('ScholarshipAnswer', 'One scholarship, in the envelope of the list.'),
);
