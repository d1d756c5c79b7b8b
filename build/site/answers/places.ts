import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { PlaceList } from '../../schema/place.ts';

/** The places that the academic calendar names. */
export const placeFiles = ({ catalogue: { places } }: Publication): SiteFile[] => [
  answer('/api/agent/places.json', PlaceList, { count: places.length, places: [...places] }),
];
