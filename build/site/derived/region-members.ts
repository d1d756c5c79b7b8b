import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { groupBy } from '../../values/group-by.ts';
import { oncePer } from '../../values/once-per.ts';
import { whileSame } from '../../values/while-same.ts';

type Universities = Catalogue['universities'];

/** Institutions by the id of their region, in the order of the catalogue. */
export const regionMembers = oncePer((universities: Universities) =>
  groupBy(universities, ({ regionId }) => regionId),
);

const placeOf = oncePer(({ id, regionId }: UniversityRecord) => ({ id, regionId }));

const idsByRegion = whileSame((places: readonly ReturnType<typeof placeOf>[]) => {
  const groups = groupBy(places, ({ regionId }) => regionId);
  return new Map([...groups].map(([region, members]) => [region, members.map(({ id }) => id)]));
});

/** The same, but for their ids alone. */
export const memberIds = oncePer((universities: Universities) => idsByRegion(universities.map(placeOf)));
