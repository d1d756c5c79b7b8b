import { briefPlace } from '../../schema/brief.ts';
import { isRecord } from '../../schema/json-value.ts';
import type { Source } from '../../schema/source.ts';
import { citedSources } from '../derived/cited-sources.ts';

const isSource = (value: object): value is Source =>
  'title' in value && 'url' in value && 'kind' in value && 'published' in value;

/** Keys of a record as places in the answer that holds it under a member; keys that stand anywhere stay as they are. */
export const placesLeftOut = (keys: readonly string[] | undefined, member: string): string[] | null =>
  keys?.map((key) => (key.startsWith('*') ? key : `${member}.${key}`)) ?? null;

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
    if (Array.isArray(value)) return value.map((item) => brief(item, path));
    if (!isRecord(value)) return value;
    if (isSource(value)) {
      const [source] = sources.cite([value]);
      return 'supports' in value ? { source, supports: value.supports } : source;
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
  return { ...body, sources: sources.list(), ...(keys !== '' && { leftOut: `${keys}: ${full}` }) };
}
