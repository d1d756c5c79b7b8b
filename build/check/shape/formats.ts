import { fullFormats } from 'ajv-formats/dist/formats.js';

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

function conforms(format: (typeof fullFormats)['uri'], text: string): boolean {
  if (typeof format === 'function') return format(text);
  if (format instanceof RegExp) return format.test(text);
  throw new TypeError('ajv-formats defines this format in a way that is not expected here');
}

/** A day that exists in the Gregorian calendar, in a year that a person could have meant. */
export function isRealDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (
    year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= lastDay
  );
}

const PLAIN_ADDRESS = /^https:\/\/((?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,})(?:\/[\w./~-]*)?$/;

/**
 * The host of an address of the plainest form, which is quickly seen and always right; null for any other text.
 */
export const plainHost = (text: string): string | null => PLAIN_ADDRESS.exec(text)?.[1] ?? null;

/**
 * An absolute address that a reader can open: http or https with a host that has a dot (or is localhost) and
 * without credentials; or a mailto address. Only the ASCII letters of RFC 3986.
 */
export function isAddress(text: string): boolean {
  if (plainHost(text) !== null) return true;
  if (!URL.canParse(text) || !conforms(fullFormats.uri, text)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(text);
  if (protocol === 'mailto:') return conforms(fullFormats.email, pathname);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (!/^https?:\/\/[^/]/i.test(text) || username !== '' || password !== '') return false;
  return hostname === 'localhost' || /^[^.]+(?:\.[^.]+)+$/.test(hostname);
}

/** What the schemas of content mean by their formats. */
export const FORMATS = {
  date: isRealDay,
  uri: isAddress,
  email: (text: string) => conforms(fullFormats.email, text),
  hostname: (text: string) => conforms(fullFormats.hostname, text) && text.includes('.'),
};
