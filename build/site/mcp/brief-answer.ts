import type { LeftOut } from '../../collections/collection.ts';
import { briefPlace } from '../../schema/brief.ts';
import { isRecord } from '../../schema/json-value.ts';
import type { Source } from '../../schema/source.ts';
import { citedSources } from '../derived/cited-sources.ts';

/** Parts of a record that name their sources themselves. */
const CREDITED_APART = new Set<unknown>(['colleges', 'majors', 'windows']);

const isSource = (value: object): value is Source =>
  'title' in value && 'url' in value && 'kind' in value && 'published' in value;

/** Keys of a record as places in the answer that holds it under a member; keys that stand anywhere stay as they are. */
export const placesIn = (member: string, keys: readonly string[] = []): string[] =>
  keys.map((key) => (key.startsWith('*') ? key : `${member}.${key}`));

/**
 * A brief answer that is short enough, as far as keys can be left out.
 * @param make the answer without what these keys name
 */
export function shortEnough(
  make: (leftOut: readonly string[]) => object,
  { bytes, keys }: NonNullable<LeftOut['long']> = { bytes: 0, keys: [] },
): object {
  let answer = make([]);
  for (let count = 1; count <= keys.length && Buffer.byteLength(JSON.stringify(answer)) > bytes; count += 1) {
    answer = make(keys.slice(0, count));
  }
  return answer;
}

/**
 * An answer as a model reads it: the keys of the REST answer, but every source is named once, in `sources`, and
 * referred to by its id there.
 * @param leftOut what is left out, as in `briefPlace`
 * @param full where the whole answer is, as a sentence for the model ends with it
 * @param sources those that the answer refers to by id already
 */
export function briefAnswer(
  answer: object,
  leftOut: readonly string[],
  full: string,
  sources = citedSources(),
): object {
  const brief = (value: unknown, path: string): unknown => {
    if (Array.isArray(value))
      return value.map((item) => brief(item, path)).filter((item) => item !== undefined);
    if (!isRecord(value)) return value;
    if (isSource(value)) {
      const supports = 'supports' in value && Array.isArray(value.supports) ? value.supports : null;
      const own = supports?.filter((key) => !CREDITED_APART.has(key));
      if (own?.length === 0) return undefined;
      const [source] = sources.cite([value]);
      return own === undefined ? source : { source, supports: own };
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) => {
        const place = briefPlace(path, key, member, leftOut);
        return place === null ? [] : [[key, brief(member, place)]];
      }),
    );
  };
  const body = Object(brief(answer, ''));
  const keys = leftOut.map((place) => place.split('.').slice(1).join('.')).join(', ');
  const cited = sources
    .list()
    .map(({ published, ...source }) => ({ ...source, ...(published && { published }) }));
  return { ...body, sources: cited, ...(keys !== '' && { leftOut: `${keys}: ${full}` }) };
}
