import { jsonSchemaFormats } from '../../schema/ajv-package.ts';

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

function conforms(name: 'email' | 'hostname' | 'uri' | 'uri-template', text: string): boolean {
  const format = jsonSchemaFormats()[name];
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

const HOST = '(?:[a-z0-9]+(?:-[a-z0-9]+)*\\.)+[a-z]{2,}';
const SIGN = "(?:[\\w.~!$&'()*+,;=:@/-]|%[\\dA-Fa-f]{2})";
const PLAIN_ADDRESS = new RegExp(`^https?://(${HOST})(?:/${SIGN}*(?:\\?${SIGN}*)?)?$`);
const PLAIN_HOST = new RegExp(`^(?=.{1,63}$)${HOST}$`);
const PLAIN_MAILBOX = new RegExp(`^[a-z0-9]+(?:[._-][a-z0-9]+)*@${HOST}$`);

/**
 * The host of an address of a plain form, in which nearly all are written: it is quickly seen, and such an address is
 * always right. Null for any other text.
 */
export const plainHost = (text: string): string | null => PLAIN_ADDRESS.exec(text)?.[1] ?? null;

/**
 * An absolute address that a reader can open: http or https with a host that has a dot (or is localhost) and
 * without credentials; or a mailto address. Only the ASCII letters of RFC 3986.
 */
export function isAddress(text: string): boolean {
  if (plainHost(text) !== null) return true;
  if (!URL.canParse(text) || !conforms('uri', text)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(text);
  if (protocol === 'mailto:') return conforms('email', pathname);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (!/^https?:\/\/[^/]/i.test(text) || username !== '' || password !== '') return false;
  return hostname === 'localhost' || /^[^.]+(?:\.[^.]+)+$/.test(hostname);
}

/** What the schemas of content and answers mean by their formats. */
export const FORMATS = {
  date: isRealDay,
  uri: isAddress,
  email: (text: string) => PLAIN_MAILBOX.test(text) || conforms('email', text),
  hostname: (text: string) => PLAIN_HOST.test(text) || (conforms('hostname', text) && text.includes('.')),
  'uri-template': (text: string) => conforms('uri-template', text),
};
