import Type from 'typebox';
import { about, figure, refersTo } from './marks.ts';
import { address, count, id, names, nullable, one, shape } from './shape.ts';
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
export const ScholarshipRecord = shape('ScholarshipRecord', {
  ar: 'منحة كما يكتبها المحرر',
  en: 'A scholarship as an editor writes it.',
})({ ...listed, ...detail });
export type ScholarshipRecord = Type.Static<typeof ScholarshipRecord>;

export const Scholarship = shape('Scholarship', { ar: 'منحة في القائمة', en: 'A scholarship in a list.' })(listed);

export const ScholarshipDetail = shape('ScholarshipDetail', {
  ar: 'منحة بمصادرها',
  en: 'A scholarship with its sources.',
})({ ...listed, ...detail });

export const ScholarshipList = shape('ScholarshipList', { en: 'Scholarships, by Arabic name.' })({
  count,
  scholarships: Type.Array(Scholarship),
});

export const ScholarshipAnswer = shape('ScholarshipAnswer', { en: 'One scholarship, in the envelope of the list.' })({
  count: one,
  scholarships: Type.Array(ScholarshipDetail),
});
