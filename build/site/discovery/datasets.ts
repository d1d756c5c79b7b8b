import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Publication } from '../../publication/publication.ts';
import { addressOf } from '../answers/addresses.ts';
import { coverOf } from '../answers/answers.ts';
import { newestDayOf } from '../answers/credit.ts';

/** One form in which a dataset is had. */
export interface Distribution {
  readonly address: string;
  readonly mediaType: string;
  readonly title: string;
}

/** A data area, as catalogues of open data describe it. */
export interface Dataset {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly keywords: readonly string[];
  /** Newest day known of its records, ISO 8601; null when none is. */
  readonly modified: string | null;
  /** First and last day that the data covers, ISO 8601; null when it is not about a time. */
  readonly covers: readonly [first: string, last: string] | null;
  readonly distributions: readonly Distribution[];
}

/** The forms in which a collection is had beside JSON and NDJSON. */
const MORE_FORMS: Partial<Record<CollectionName, readonly Distribution[]>> = {
  universities: [{ address: '/feeds/universities.csv', mediaType: 'text/csv', title: 'CSV' }],
  exams: [{ address: '/feeds/exams.ics', mediaType: 'text/calendar', title: 'iCalendar' }],
  calendar: [{ address: '/feeds/calendar.ics', mediaType: 'text/calendar', title: 'iCalendar' }],
};

const distributions = (name: CollectionName): Distribution[] => [
  { address: addressOf(name), mediaType: 'application/json', title: 'JSON' },
  ...(definitionOf(name).lines === null
    ? []
    : [{ address: `/feeds/${name}.ndjson`, mediaType: 'application/x-ndjson', title: 'NDJSON' }]),
  ...(MORE_FORMS[name] ?? []),
];

/** The data areas of the service. */
export const datasets = (publication: Publication): Dataset[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const { dataset } = definitionOf(name);
    if (dataset === null) return [];
    return [
      {
        id: name,
        ...dataset,
        modified: newestDayOf(publication.catalogue[name]),
        covers: coverOf(name, publication),
        distributions: distributions(name),
      },
    ];
  });
