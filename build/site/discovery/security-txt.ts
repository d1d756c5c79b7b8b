import { TEXT_TYPE } from '../../publication/media-types.ts';
import { type Publication, plainFile, type SiteFile } from '../../publication/publication.ts';

/** RFC 9116. The check sees to it that the day of expiry lies ahead. */
export function securityTxtFiles({ catalogue: { service }, baseUrl }: Publication): SiteFile[] {
  const { contact, expires } = service.security;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59+03:00`,
    'Preferred-Languages: ar, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ];
  return [plainFile('/.well-known/security.txt', TEXT_TYPE, `${lines.join('\n')}\n`)];
}
