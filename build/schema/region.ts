import Type from 'typebox';
import { count, id, named, text } from './shape.ts';

/** An element of content/regions.yaml. */
export const RegionRecord = Type.Object(
  {
    id: id('Region id.'),
    name: text('Arabic name, as answers show it.'),
    nameEn: text('English name.'),
    aliases: Type.Array(text('Another spelling.'), { description: 'Other spellings that `region` accepts.' }),
  },
  named('RegionRecord', 'A region as an editor writes it.'),
);
export type RegionRecord = Type.Static<typeof RegionRecord>;

/** A region as the answer to an unknown `region` value offers it. */
export const AcceptedRegion = Type.Object(
  {
    id: id('Region id.'),
    name: text('Arabic name, as in a university’s `region`.'),
    nameEn: text('English name.'),
    accepted: Type.Array(text('A value of the `region` parameter.'), {
      description: 'Every value of the `region` query parameter that means this region.',
    }),
  },
  named('AcceptedRegion', 'A region with the spellings that the `region` parameter accepts.'),
);

export const Region = Type.Object(
  {
    ...AcceptedRegion.properties,
    universities: Type.Integer({ minimum: 0, description: 'Number of universities listed in the region.' }),
  },
  named('Region', 'A region, its accepted spellings and how many universities are listed in it.'),
);
export const RegionList = Type.Object(
  { count, regions: Type.Array(Region) },
  named('RegionList', 'The regions of the Kingdom.'),
);
export type RegionList = Type.Static<typeof RegionList>;
