import { groupBy } from '../../../edge/text/order.ts';
import { plainText, xmlText } from '../../../edge/text/plain-text.ts';
import { recordsByPath } from '../../catalogue/catalogue.ts';
import type { Publication } from '../../publication/publication.ts';
import type { Change, ChangeEntry } from '../../schema/change.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { asSource } from '../../schema/source.ts';

export const CHANGES_FEED = '/feeds/changes.atom';

/** Entries, and lines of each, that the feed shows; /api/agent/changes has all. */
const MOST_ENTRIES = 200;
const MOST_LINES = 100;

function shown(value: unknown): string {
  const said = value === null ? '∅' : (asSource(value)?.title ?? value);
  return plainText(typeof said === 'string' ? said : JSON.stringify(said));
}

function line({ record, kind, field, was, now, source }: Change): string {
  const what = field === null ? `${record}: ${kind}` : `${record} ${field}: ${shown(was)} → ${shown(now)}`;
  return source === null ? what : `${what} (${source.title}, ${source.url})`;
}

/** The start of a day in Riyadh, as RFC 4287 section 3.3 writes instants. */
const instant = (day: string): string => `${day}T00:00:00+03:00`;

/** The feed has to say when it was updated, though nothing may have changed yet. */
const NEVER = '1970-01-01T00:00:00Z';

/** Names in the world that stay when the host becomes another one (RFC 4151). */
const tag = ({ contact }: ServiceRecord): string => `tag:${contact},2026:changes`;

/** Entries from this day on are of one record each; feed readers know those before by one id for all. */
const BY_RECORD_SINCE = '2026-11-22';

/** What people call the record at a path such as `exams/gat`, of admission its institution; the path where it is gone. */
function titleOf(path: string, records: ReadonlyMap<string, unknown>): string {
  const record = records.get(path);
  const called = [record, records.get(`universities/${memberOf(record, 'university')}`)].flatMap((each) =>
    ['name', 'question', 'label'].map((key) => [memberOf(each, key), memberOf(each, `${key}En`)]),
  );
  return called.find(([arabic]) => typeof arabic === 'string')?.join(' | ') ?? path;
}

/** What entries of the feed are about: all changes of an entry, or those of each record of it. */
function itemsOf({ id, day, changes }: ChangeEntry, records: ReadonlyMap<string, unknown>) {
  if (day < BY_RECORD_SINCE) {
    return [{ day, id, changes, title: `التغييرات: ${changes.length} | Changes: ${changes.length}` }];
  }
  return [...groupBy(changes, ({ record }) => record)].map(([path, some]) => ({
    day,
    id: `${id}/${path}`,
    changes: some,
    title: titleOf(path, records),
  }));
}
type Item = ReturnType<typeof itemsOf>[number];

function entryElement({ id, day, title, changes }: Item, { baseUrl, catalogue }: Publication): string {
  const left = changes.length - MOST_LINES;
  const lines = [...changes.slice(0, MOST_LINES).map(line), ...(left > 0 ? [`… +${left}`] : [])];
  return [
    '<entry>',
    `<id>${xmlText(`${tag(catalogue.service)}/${id}`)}</id>`,
    `<title>${day} · ${xmlText(title)}</title>`,
    `<updated>${instant(day)}</updated>`,
    `<link href="${xmlText(`${baseUrl}/changes#day-${day}`)}"/>`,
    `<content type="text">${lines.map(xmlText).join('\n')}</content>`,
    '</entry>',
  ].join('\n');
}

/** What changed, newest first, as Atom (RFC 4287). */
export function changesAtom(publication: Publication): string {
  const { catalogue, baseUrl } = publication;
  const { service, changes } = catalogue;
  const [newest] = changes;
  const records = recordsByPath(catalogue);
  const items = changes.flatMap((entry) => itemsOf(entry, records));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">',
    `<id>${xmlText(tag(service))}</id>`,
    `<title>${xmlText(`${service.name} | ${service.nameEn}`)}</title>`,
    `<updated>${newest === undefined ? NEVER : instant(newest.day)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(baseUrl + CHANGES_FEED)}"/>`,
    `<author><name>${xmlText(service.publisher.name)}</name><uri>${xmlText(service.publisher.url)}</uri></author>`,
    '<rights>CC BY 4.0</rights>',
    ...items.slice(0, MOST_ENTRIES).map((item) => entryElement(item, publication)),
    '</feed>\n',
  ].join('\n');
}
