import Type from 'typebox';
import { memberOf } from './json-value.ts';
import { address, day, named, nullable, oneOf, reducedDay, text } from './shape.ts';

/** In the order in which sources are shown. */
export const SOURCE_KINDS = ['official', 'press', 'other'] as const;

const fields = {
  title: text('The publication, as a reader would cite it.'),
  url: address('Where a reader can open it.'),
  kind: oneOf(
    SOURCE_KINDS,
    'official: the body that decides; press: a newspaper or agency; other: anything else.',
    'SourceKind',
  ),
  published: nullable(reducedDay('Day, month or year of publication; null when the page carries no date.')),
};

/** Whether a record names sources, and among them neither a page of the body that decides nor a newspaper. */
export function isWeaklySourced(record: unknown): boolean {
  const sources = memberOf(record, 'sources');
  return (
    Array.isArray(sources) &&
    sources.length > 0 &&
    sources.every((source) => memberOf(source, 'kind') === 'other')
  );
}

/** How far a record can be relied on: whether a person has looked. */
export const verifiedOn = nullable(
  day('Day on which an editor last compared the record with its sources; null: nobody has yet.'),
);

/** When somebody last looked for what is null. */
export const lookedOn = nullable(
  day('Day on which an announcement of what is null was last looked for; null: not known.'),
);

/** The page that a single announcement rests on. */
export const Source = Type.Object(fields, named('Source', 'The page that an announcement rests on.'));
export type Source = Type.Static<typeof Source>;

/** The source that a value describes, without what else it says; null when it describes none. */
export function asSource(value: unknown): Source | null {
  const [title, url, published] = ['title', 'url', 'published'].map((key) => memberOf(value, key));
  const kind = SOURCE_KINDS.find((each) => each === memberOf(value, 'kind'));
  if (typeof title !== 'string' || typeof url !== 'string' || kind === undefined) return null;
  return { title, url, kind, published: typeof published === 'string' ? published : null };
}

/** How well sources agree; null where nothing is said of it. */
export const CONFIDENCES = ['several-sources', 'single-source', 'disputed'] as const;
export const confidence = nullable(
  oneOf(
    CONFIDENCES,
    'disputed: the sources named here disagree, and the one that leads is followed; null: nothing is said of it.',
    'Confidence',
  ),
);

/** Pages beside the `source` that leads. */
export const otherSources = Type.Array(Source, {
  description:
    'Further pages that say it, a part of it, or something else where it is disputed; in answers an official one leads as `source`.',
});

/** What a single announcement rests on. An editor may leave out all but `source`. */
export const credited = { source: Source, otherSources, confidence };

/** Pages that something rests on, the one that leads first, and whether they agree. */
export interface Credit {
  readonly sources: readonly Source[];
  readonly confidence: Type.Static<typeof confidence>;
}

/** The keys of `credited` in a window or a period; null: what has no days of its own needs no source. */
export interface Credited {
  readonly source: Source | null;
  readonly otherSources: readonly Source[];
  readonly confidence: Credit['confidence'];
}

/** What a window or a period rests on. */
export const creditOf = ({ source, otherSources, confidence }: Credited): Credit => ({
  sources: source === null ? otherSources : [source, ...otherSources],
  confidence,
});

/** A page that a whole record rests on, with the fields that it supports. */
export const RecordSource = Type.Object(
  {
    ...fields,
    supports: Type.Array(text('A field of the record, or the id of one of its terms or holidays.'), {
      uniqueItems: true,
      description: 'What in the record this page supports.',
    }),
  },
  named('RecordSource', 'A page that a record rests on, with the fields that it supports.'),
);
export type RecordSource = Type.Static<typeof RecordSource>;

/** A source as answers give it that name it once and refer to it. */
export const CitedSource = Type.Object(
  {
    id: Type.String({
      pattern: '^s[0-9]+$',
      description: 'What dates refer to it by, in this answer alone.',
    }),
    ...fields,
  },
  named(
    'CitedSource',
    'A page that dates of this answer rest on. Anyone who republishes them must credit it.',
  ),
);
export type CitedSource = Type.Static<typeof CitedSource>;

/** What a day rests on, by ids in `sources`. */
export const sourcesOf = (what: string) =>
  Type.Array(Type.String(), {
    description: `Ids in sources of what ${what} rests on, the one that leads first; empty while it is not announced.`,
  });
