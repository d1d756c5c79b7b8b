import Type from 'typebox';
import { about } from './marks.ts';
import { amount, count, id, names, setOf, shape, text } from './shape.ts';

const name = { id: about(id, { ar: 'معرّف المنطقة', en: 'Region id.' }), ...names };

/** An element of content/regions.yaml. */
export const RegionRecord = shape('RegionRecord', {
  ar: 'منطقة كما يكتبها المحرر',
  en: 'A region as an editor writes it.',
})({
  ...name,
  aliases: setOf(about(text, { ar: 'تهجئة أخرى', en: 'Another spelling.' }), {
    ar: 'تهجئات أخرى تُقبل في المعامل `region`',
    en: 'Other spellings that `region` accepts.',
  }),
});
export type RegionRecord = Type.Static<typeof RegionRecord>;

/** A region as the answer to an unknown `region` value offers it. */
export const AcceptedRegion = shape('AcceptedRegion', {
  en: 'A region with the spellings that the `region` parameter accepts.',
})({
  ...name,
  accepted: about(
    Type.Array(about(text, { ar: 'قيمة تُقبل في المعامل `region`', en: 'A value of the `region` parameter.' })),
    {
      ar: 'كل ما يُقبل في المعامل `region` لهذه المنطقة',
      en: 'Every value of the `region` query parameter that means this region.',
    },
  ),
});

export const Region = shape('Region', {
  ar: 'منطقة وتهجئاتها المقبولة وعدد مؤسساتها',
  en: 'A region, its accepted spellings and how many universities are listed in it.',
})({
  ...AcceptedRegion.properties,
  universities: about(amount, {
    ar: 'عدد المؤسسات المذكورة في المنطقة',
    en: 'Number of universities listed in the region.',
  }),
});
export const RegionList = shape('RegionList', { en: 'The regions of the Kingdom.' })({
  count,
  regions: Type.Array(Region),
});
