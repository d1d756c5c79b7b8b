import Type from 'typebox';
import { keysOf } from '../schema/marks.ts';
import { day, hijriDay, named, nullable, text } from '../schema/shape.ts';
import { digest } from '../schema/skill.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from './collections.ts';

const numbers = (keys: readonly string[], name: string, description: string) =>
  Type.Unsafe<Readonly<Record<string, number>>>(
    Type.Object(
      Object.fromEntries(keys.map((key) => [key, Type.Integer({ minimum: 0 })])),
      named(name, description),
    ),
  );

/** Collections whose records say when an editor last compared them with their sources. */
export const COMPARABLE: readonly CollectionName[] = COLLECTION_NAMES.filter((name) =>
  keysOf(definitionOf(name).record, []).includes('verifiedOn'),
);

/** The name under which status counts the records of a collection. */
export const countName = (name: CollectionName): string => definitionOf(name).counts[0] ?? name;

export const Status = Type.Object(
  {
    version: text('Interface version.'),
    asOf: day('Day in Riyadh for which this publication was made.'),
    asOfHijri: hijriDay('The same day in the Umm al-Qura calendar.'),
    validUntil: nullable(day('First day on which an exam status changes; null: none expected.')),
    contentHash: digest('SHA-256 over the whole content.'),
    counts: numbers(
      COLLECTION_NAMES.flatMap((name) => definitionOf(name).counts),
      'StatusCounts',
      'How many records each area holds.',
    ),
    verified: numbers(
      COMPARABLE.map(countName),
      'StatusVerified',
      'How many of them an editor has compared with their sources.',
    ),
    weaklySourced: numbers(
      COMPARABLE.map(countName),
      'StatusWeaklySourced',
      'How many of them have neither an official page nor a newspaper among their sources.',
    ),
  },
  named('Status', 'How fresh the publication is.'),
);
export type Status = Type.Static<typeof Status>;
