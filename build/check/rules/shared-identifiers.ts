import type { Finding } from '../../findings/finding.ts';
import { oncePer } from '../../values/once-per.ts';
import { outOfPlace, sharing } from '../belonging.ts';
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
  return sharing(universities.flatMap(identifiersOf), ({ form }) => form)
    .flatMap(outOfPlace)
    .map(({ claim: { document, key, path, text: value }, other }) =>
      findingAt(document, path, 'shared-identifier', { key, value, other: other.document.file }),
    );
}

/** The identifiers of a university, each with the form in which it is the same as another one. */
const identifiersOf = oncePer(({ document, value }: Content['universities'][number]) =>
  IDENTIFIERS.flatMap(({ key, path }) => {
    const text = key === 'url' ? value.url : value.identifiers?.[key];
    return text
      ? [{ document, key, path, text, form: `${key} ${text.replace(/\/$/, '').toLowerCase()}` }]
      : [];
  }),
);
