import type { Catalogue } from '../../catalogue/catalogue.ts';
import { oncePer } from '../../values/once-per.ts';

const namesById = oncePer(
  (regions: Catalogue['regions']): ReadonlyMap<string | null, string> =>
    new Map(regions.map(({ id, name }) => [id, name])),
);

/** The Arabic name of a region; null for none. */
export const regionName = ({ regions }: Pick<Catalogue, 'regions'>, id: string | null): string | null =>
  namesById(regions).get(id) ?? null;
