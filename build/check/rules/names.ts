import { editDistance } from '../../../edge/text/distance.ts';
import { fold } from '../../../edge/text/fold.ts';
import {
  COLLECTION_NAMES,
  type CollectionName,
  definitionOf,
  forEachCollection,
} from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import { oncePer } from '../../values/once-per.ts';
import { outOfPlace, sharing } from '../belonging.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** No two records of a collection share a name, where its definition says so; spelling variants count as the same. */
export const namesAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => repeated(content[name].flatMap(claimsOf[name])));

/** A name, and the form in which it is the same as another one. */
interface Claim {
  readonly document: Document;
  readonly path: Path;
  readonly text: string;
  readonly form: string;
}

const claimsOf = forEachCollection<Record<CollectionName, (entry: Entry<unknown>) => readonly Claim[]>>(
  (name) =>
    oncePer(({ document, path, value }) =>
      definitionOf(name).distinct.flatMap((key) => {
        const text = memberOf(value, key);
        return typeof text === 'string'
          ? [{ document, path: [...path, key], text, form: `${key} ${fold(text)}` }]
          : [];
      }),
    ),
);

const repeated = (claims: readonly Claim[]): Finding[] =>
  sharing(claims, ({ form }) => form)
    .flatMap(outOfPlace)
    .map(({ claim: { document, path, text: name }, other }) =>
      findingAt(document, path, 'duplicate-name', { name, other: other.document.file }),
    );

const REGION_WORD = /^منطقه /;
const regionKey = (spelling: string): string => fold(spelling).replace(REGION_WORD, '');

/** One spelling of a region, and where it stands. */
interface Spelling {
  readonly document: Document;
  readonly path: Path;
  readonly id: string;
  readonly text: string;
  readonly isAlias: boolean;
}

const distanceFrom = ({ id, text }: Spelling): number => editDistance(fold(text), id, id.length);

/**
 * A spelling means one region only, in whatever way it is written. What a region is called comes before every
 * alias, so that the alias is the finding wherever it stands.
 */
export function regionSpellingsAreUnique({ regions }: Content): Finding[] {
  return sharing(spellingsOf(regions), ({ text }) => regionKey(text)).flatMap((group) => {
    const [first] = group;
    const rival = group.find(({ id }) => id !== first?.id);
    if (first === undefined || rival === undefined) return [];
    // Of two aliases, the one that looks less like its region is out of place.
    const isFirst = first.isAlias && distanceFrom(first) > distanceFrom(rival);
    const [wrong, right] = isFirst ? [first, rival] : [rival, first];
    const { document, path, text: spelling } = wrong;
    return [findingAt(document, path, 'region-spelling', { spelling, other: right.id })];
  });
}

function spellingsOf(regions: Content['regions']): Spelling[] {
  const called = regions.flatMap(({ document, path, value: { id = '', name = '', nameEn = '' } }) =>
    Object.entries({ id, name, nameEn }).map(([key, text]) => ({
      document,
      path: [...path, key],
      id,
      text,
      isAlias: false,
    })),
  );
  const aliases = regions.flatMap(({ document, path, value: { id = '', aliases = [] } }) =>
    aliases.map((text, at) => ({ document, path: [...path, 'aliases', at], id, text, isAlias: true })),
  );
  return [...called, ...aliases].filter(({ text }) => text !== '');
}
