import { hijriDay } from '../derived/day.ts';

/** The Umm al-Qura days of an event, one or two, for people. Takes ISO 8601 days. */
export const hijriSpan = (first: string, last: string): string =>
  `${[...new Set([first, last].map(hijriDay))].join(' – ')} هـ`;
