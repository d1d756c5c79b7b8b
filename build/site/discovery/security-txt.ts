import { UserError } from '../../findings/user-error.ts';
import { TEXT_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';
import { addDays } from '../derived/day.ts';

/** Days that security.txt has to hold for yet, so that a site rebuilt daily never serves an expired one. */
const SHORTEST_LIFE = 30;

function requireLife(expires: string, asOf: string): void {
  if (expires >= addDays(asOf, SHORTEST_LIFE)) return;
  throw new UserError(
    `content/service.yaml: security.expires is ${expires}, less than ${SHORTEST_LIFE} days after ${asOf}. Check that security.contact is still right, then set a day within the next year.`,
  );
}

/**
 * RFC 9116.
 * @throws UserError when the day of expiry is too near
 */
export function securityTxtFiles({ catalogue: { service }, baseUrl, asOf }: Publication): SiteFile[] {
  const { contact, expires } = service.security;
  requireLife(expires, asOf);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59+03:00`,
    'Preferred-Languages: ar, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ];
  return [plainFile('/.well-known/security.txt', TEXT_TYPE, `${lines.join('\n')}\n`)];
}
