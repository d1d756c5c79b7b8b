import type { PlaceRecord } from '../../schema/place.ts';
import { placeYear } from '../derived/place-year.ts';
import type { CollectionAnswers } from './collection.ts';

const listed = (place: PlaceRecord): PlaceRecord => place;

/** The places that the academic calendar names. */
export const places: CollectionAnswers<'places'> = {
  listed,
  detailed: (place, { catalogue }) => ({
    ...place,
    years: catalogue.calendar.map((year) => placeYear(year, place.id)),
  }),
  envelope: (elements) => ({ count: elements.length, places: elements }),
};
