import { JSON_TYPE } from '../../../edge/http/headers.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { ATOM_TYPE, CALENDAR_TYPE, CSV_TYPE, type Edition, NDJSON_TYPE } from '../../publication/publication.ts';
import { plainRoute, type Route, routeForEach } from '../../publication/route.ts';
import { DataPackage } from '../../schema/discovery.ts';
import { exampleId } from '../answers/routes.ts';
import { CHANGES_FEED } from './atom.ts';
import { DATA_PACKAGE, tableAddress } from './csv.ts';
import { CALENDAR_FOLDERS } from './files.ts';

/** The calendars whose events are called in Arabic. */
const calendars = (edition: Edition): Route[] => [
  plainRoute('feeds', 'feed-exams', '/feeds/exams.ics', CALENDAR_TYPE),
  plainRoute('feeds', 'feed-applying', '/feeds/applying.ics', CALENDAR_TYPE),
  routeForEach('feeds', 'feed-exam', '/feeds/exams/{id}.ics', CALENDAR_TYPE, exampleId('exams', edition)),
  plainRoute('feeds', 'feed-calendar', '/feeds/calendar.ics', CALENDAR_TYPE),
  plainRoute('feeds', 'feed-elsewhere', '/feeds/elsewhere.ics', CALENDAR_TYPE),
  routeForEach('feeds', 'feed-place', '/feeds/places/{id}.ics', CALENDAR_TYPE, exampleId('places', edition)),
];

/** The same calendar with its events called in English. */
const inEnglish = (route: Route): Route => ({
  ...route,
  id: `${route.id}-en`,
  path: route.path.replace(CALENDAR_FOLDERS.ar, CALENDAR_FOLDERS.en),
  summary: { ar: `${route.summary.ar} بالإنجليزية`, en: `${route.summary.en} in English` },
});

/** What people subscribe to and download. */
export const feedRoutes = (edition: Edition): readonly Route[] => [
  ...calendars(edition),
  ...calendars(edition).map(inEnglish),
  plainRoute('feeds', 'feed-changes', CHANGES_FEED, ATOM_TYPE),
  plainRoute('feeds', 'feed-universities-csv', '/feeds/universities.csv', CSV_TYPE),
  routeForEach('feeds', 'feed-table', tableAddress('{id}'), CSV_TYPE, 'windows'),
  plainRoute('feeds', 'datapackage', DATA_PACKAGE, JSON_TYPE, [DataPackage]),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { lines: of } = definitionOf(name);
    if (of === null) return [];
    const lines = plainRoute('feeds', 'feed-lines', `/feeds/${name}.ndjson`, NDJSON_TYPE);
    const named = ({ ar, en }: Bilingual) => ({ ar: ar.replace('{name}', of.ar), en: en.replace('{name}', of.en) });
    return [
      { ...lines, id: `feed-${name}-ndjson`, summary: named(lines.summary), description: named(lines.description) },
    ];
  }),
];
