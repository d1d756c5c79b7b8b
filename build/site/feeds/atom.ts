import { plainText, xmlText } from '../../../edge/text/plain-text.ts';
import type { Publication } from '../../publication/publication.ts';
import type { Change, ChangeEntry } from '../../schema/change.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { asSource } from '../../schema/source.ts';

export const CHANGES_FEED = '/feeds/changes.atom';

/** Entries, and lines of each, that the feed shows; /api/agent/changes has all. */
const MOST_ENTRIES = 50;
const MOST_LINES = 100;
const LONGEST_VALUE = 200;

function shown(value: unknown): string {
  if (value === null) return '∅';
  const said = asSource(value)?.title ?? (typeof value === 'string' ? value : JSON.stringify(value));
  const text = [...plainText(said)];
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).join('')}…` : text.join('');
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

function entryElement({ id, day, changes }: ChangeEntry, { baseUrl, catalogue }: Publication): string {
  const left = changes.length - MOST_LINES;
  const lines = [...changes.slice(0, MOST_LINES).map(line), ...(left > 0 ? [`… +${left}`] : [])];
  return [
    '<entry>',
    `<id>${xmlText(`${tag(catalogue.service)}/${id}`)}</id>`,
    `<title>${day} · التغييرات: ${changes.length} | Changes: ${changes.length}</title>`,
    `<updated>${instant(day)}</updated>`,
    `<link href="${xmlText(`${baseUrl}/changes#day-${id}`)}"/>`,
    `<content type="text">${lines.map(xmlText).join('\n')}</content>`,
    '</entry>',
  ].join('\n');
}

/** What changed, newest first, as Atom (RFC 4287). */
export function changesAtom(publication: Publication): string {
  const { catalogue, baseUrl } = publication;
  const { service, changes } = catalogue;
  const [newest] = changes;
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">',
    `<id>${xmlText(tag(service))}</id>`,
    `<title>${xmlText(`${service.name} | ${service.nameEn}`)}</title>`,
    `<updated>${newest === undefined ? NEVER : instant(newest.day)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(baseUrl + CHANGES_FEED)}"/>`,
    `<author><name>${xmlText(service.publisher.name)}</name><uri>${xmlText(service.publisher.url)}</uri></author>`,
    '<rights>CC BY 4.0</rights>',
    ...changes.slice(0, MOST_ENTRIES).map((entry) => entryElement(entry, publication)),
    '</feed>\n',
  ];
  return feed.join('\n');
}
