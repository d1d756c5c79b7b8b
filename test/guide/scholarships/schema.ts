import Type from 'typebox';
import { about, figure, refersTo } from './marks.ts';
import { address, count, id, named, names, nullable, one } from './shape.ts';
import { recordSources, verifiedOn } from './source.ts';

const listed = {
  id: about(id, { ar: 'معرّف المنحة', en: 'Scholarship id.' }),
  ...names,
  regionId: about(refersTo('regions', nullable(id)), {
    ar: 'المنطقة التي يحق لسكانها التقديم، وتُترك فارغة إن كان للجميع',
    en: 'Region whose residents may apply; null: everybody.',
  }),
  monthlySar: about(figure(nullable(Type.Number({ minimum: 0 }))), {
    ar: 'المكافأة الشهرية بالريال',
    en: 'Stipend a month in Saudi riyals.',
  }),
};
const detail = {
  url: about(nullable(address), { ar: 'صفحة التقديم', en: 'Where one applies.' }),
  verifiedOn,
  sources: recordSources,
};

/** content/scholarships/<id>.yaml */
export const ScholarshipRecord = Type.Object(
  { ...listed, ...detail },
  named('ScholarshipRecord', { ar: 'منحة كما يكتبها المحرر', en: 'A scholarship as an editor writes it.' }),
);
export type ScholarshipRecord = Type.Static<typeof ScholarshipRecord>;

export const Scholarship = Type.Object(
  listed,
  named('Scholarship', { ar: 'منحة في القائمة', en: 'A scholarship in a list.' }),
);

export const ScholarshipDetail = Type.Object(
  { ...listed, ...detail },
  named('ScholarshipDetail', { ar: 'منحة بمصادرها', en: 'A scholarship with its sources.' }),
);

export const ScholarshipList = Type.Object(
  { count, scholarships: Type.Array(Scholarship) },
  named('ScholarshipList', 'Scholarships, by Arabic name.'),
);

export const ScholarshipAnswer = Type.Object(
  { count: one, scholarships: Type.Array(ScholarshipDetail) },
  named('ScholarshipAnswer', 'One scholarship, in the envelope of the list.'),
);
