import type { Catalogue } from '../../catalogue/catalogue.ts';
import { groupBy } from '../../publication/group-by.ts';
import { oncePer } from '../../values/once-per.ts';

/** Institutions by the id of their region, in the order of the catalogue. */
export const regionMembers = oncePer((universities: Catalogue['universities']) =>
  groupBy(universities, ({ regionId }) => regionId),
);
