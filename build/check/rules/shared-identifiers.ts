import type { Finding } from '../../findings/finding.ts';
import { groupsBy, outOfPlace } from '../belonging.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** Keys by which the rest of the world knows a university, with the path to each. */
const IDENTIFIERS = [
  { key: 'ror', path: ['identifiers', 'ror'] },
  { key: 'wikidata', path: ['identifiers', 'wikidata'] },
  { key: 'url', path: ['url'] },
] as const;

/** No two universities have one entry in another register, or one official site. */
export function identifiersAreUnique({ universities }: Content): Finding[] {
  return IDENTIFIERS.flatMap(({ key, path }) => {
    const groups = groupsBy(
      universities.flatMap(({ document, value }) => {
        const text = key === 'url' ? value.url : value.identifiers?.[key];
        return text ? [{ document, text }] : [];
      }),
      ({ text }) => text.replace(/\/$/, '').toLowerCase(),
    );
    return groups.flatMap((claims) => {
      const clash = outOfPlace(claims);
      if (clash === null) return [];
      const { claim, other } = clash;
      return [
        findingAt(claim.document, path, 'shared-identifier', {
          key,
          value: claim.text,
          other: other.document.file,
        }),
      ];
    });
  });
}
