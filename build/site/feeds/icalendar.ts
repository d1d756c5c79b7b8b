import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { plainText } from '../../../edge/text/plain-text.ts';
import { addDays } from '../../days/days.ts';

/** An all-day event. */
export interface CalendarEvent {
  /** Stable and unique in the world. */
  readonly uid: string;
  /** First day, ISO 8601. */
  readonly first: string;
  /** Last day, included. */
  readonly last: string;
  /** Newest day on which its sources were published or compared with it, or it was changed; null when none is known. */
  readonly stamp: string | null;
  /** How often it was changed after it was first published (RFC 5545 section 3.8.7.4). */
  readonly sequence: number;
  readonly name: Bilingual;
  readonly description: readonly string[];
  readonly url: string;
  readonly category: Bilingual | null;
}

interface EventCalendar {
  /** In which events are called; their descriptions are in both. */
  readonly language: keyof Bilingual;
  readonly name: string;
  readonly description: string;
  /** Where the calendar itself is. */
  readonly address: string;
  readonly events: readonly CalendarEvent[];
}

/** RFC 5545 section 3.3.11: backslash, semicolon, comma and line break are escaped. */
const escaped = (text: string): string => plainText(text).replace(/[\\;,]/g, '\\$&');

/** A URI value is not escaped; what could end its line cannot stand in it. */
const uri = (address: string): string => plainText(address).replaceAll(' ', '%20');

const compact = (day: string): string => day.replaceAll('-', '');

/** When neither a publication day nor a comparison is known, a stamp that is the same in every build. */
const NO_STAMP = '19700101T000000Z';
const instant = (day: string): string => `${compact(day)}T000000Z`;

const LONGEST_LINE = 75;

/** RFC 5545 section 3.1: no line is longer than 75 octets; a fold never splits a character. */
function folded(line: string): string {
  const octets = Buffer.from(line);
  const lines: string[] = [];
  for (let from = 0, end = LONGEST_LINE; from < octets.length; end = from + LONGEST_LINE - 1) {
    // RFC 3629 section 3: every octet of a character but the first begins with the bits 10.
    while (((octets[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    lines.push(octets.toString('utf8', from, end));
    from = end;
  }
  return lines.join('\r\n ');
}

function eventLines(event: CalendarEvent, language: keyof Bilingual): string[] {
  const { ar, en } = event.name;
  const remarks = [...new Set([event.name[language], ar, en, ...event.description])];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${event.stamp === null ? NO_STAMP : instant(event.stamp)}`,
    ...(event.stamp === null ? [] : [`LAST-MODIFIED:${instant(event.stamp)}`]),
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${compact(event.first)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.last, 1))}`,
    // Without a parameter: node-ical makes an object of a value that has one.
    `SUMMARY:${escaped(event.name[language])}`,
    `DESCRIPTION:${remarks.slice(1).map(escaped).join('\\n')}`,
    `URL:${uri(event.url)}`,
    ...(event.category === null ? [] : [`CATEGORIES:${escaped(event.category[language])}`]),
    'CLASS:PUBLIC',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const calendarText = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');

/** An event in a calendar of its own, as short as it may be: a link holds it. */
export const singleEvent = (event: CalendarEvent, language: keyof Bilingual): string =>
  calendarText([
    `PRODID:-//Public Education Data Service//Pages//${language.toUpperCase()}`,
    ...eventLines(event, language),
  ]);

/** A calendar must hold a component even while no date is announced (RFC 5545 section 3.6). */
const TIME_ZONE = [
  ...'BEGIN:VTIMEZONE TZID:Asia/Riyadh BEGIN:STANDARD DTSTART:19700101T000000'.split(' '),
  ...'TZOFFSETFROM:+0300 TZOFFSETTO:+0300 TZNAME:+03 END:STANDARD END:VTIMEZONE'.split(' '),
];

/** An iCalendar object (RFC 5545, with the properties of RFC 7986 and their older forms). */
export const icalendar = ({ language, name, description, address, events }: EventCalendar): string =>
  calendarText([
    `PRODID:-//Public Education Data Service//Feeds//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `SOURCE;VALUE=URI:${uri(address)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...TIME_ZONE,
    ...events.flatMap((event) => eventLines(event, language)),
  ]);
