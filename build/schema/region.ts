import Type from 'typebox';
import { about } from './marks.ts';
import { amount, count, id, named, names, text } from './shape.ts';

const name = { id: about(id, { ar: 'معرّف المنطقة', en: 'Region id.' }), ...names };

/** An element of content/regions.yaml. */
export const RegionRecord = Type.Object(
  {
    ...name,
    aliases: about(Type.Array(about(text, { ar: 'تهجئة أخرى', en: 'Another spelling.' })), {
      ar: 'تهجئات أخرى تُقبل في المعامل `region`',
      en: 'Other spellings that `region` accepts.',
    }),
  },
  named('RegionRecord', { ar: 'منطقة كما يكتبها المحرر', en: 'A region as an editor writes it.' }),
);
export type RegionRecord = Type.Static<typeof RegionRecord>;

/** A region as the answer to an unknown `region` value offers it. */
export const AcceptedRegion = Type.Object(
  {
    ...name,
    accepted: about(
      Type.Array(about(text, { ar: 'قيمة تُقبل في المعامل `region`', en: 'A value of the `region` parameter.' })),
      {
        ar: 'كل ما يُقبل في المعامل `region` لهذه المنطقة',
        en: 'Every value of the `region` query parameter that means this region.',
      },
    ),
  },
  named('AcceptedRegion', 'A region with the spellings that the `region` parameter accepts.'),
);

export const Region = Type.Object(
  {
    ...AcceptedRegion.properties,
    universities: about(amount, {
      ar: 'عدد المؤسسات المذكورة في المنطقة',
      en: 'Number of universities listed in the region.',
    }),
  },
  named('Region', {
    ar: 'منطقة وتهجئاتها المقبولة وعدد مؤسساتها',
    en: 'A region, its accepted spellings and how many universities are listed in it.',
  }),
);
export const RegionList = Type.Object(
  { count, regions: Type.Array(Region) },
  named('RegionList', 'The regions of the Kingdom.'),
);
export type RegionList = Type.Static<typeof RegionList>;
