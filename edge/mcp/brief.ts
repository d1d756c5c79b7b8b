import { isObject, type JsonObject } from './protocol.ts';

/** A page that supports a statement. */
export interface Page<Kind extends string> {
  readonly title: string;
  readonly url: string;
  readonly kind: Kind;
  /** Day, month or year of publication; null when the page carries no date. */
  readonly published: string | null;
}

/** Sources each once, in the order in which they are first cited. */
export type CitedSources = ReturnType<typeof citedSources>;

/** An empty list of sources for one answer. */
export function citedSources<Kind extends string>() {
  const cited = new Map<string, Page<Kind> & { readonly id: string }>();
  return {
    /** The ids by which the answer refers to the sources. */
    cite(sources: readonly Page<Kind>[]) {
      return sources.map(({ title, url, kind, published }) => {
        const key = JSON.stringify([title, url, published]);
        const source = cited.get(key) ?? { id: `s${cited.size + 1}`, title, url, kind, published };
        cited.set(key, source);
        return source.id;
      });
    },
    list: () => [...cited.values()],
  };
}

/** Credit lines, which can be derived from the source of a day. */
const CREDIT_LINES = new Set(['citation', 'citationEn']);

/** Keys that are left out when they are null or empty. A day is not among them: null says that it was not announced. */
const OMITTED_WHEN_EMPTY: ReadonlySet<string> = new Set(
  'announcedLater audience audienceEn choices conditions confidence degree eitherOf endOfYearConfidence endOfYearSources endsCertainty endsSources missing note noteEn notIn onlyIn othersCertainty otherSources questions regionalDifferences rollingUntil schoolTracks sex staffReturnSources startsCertainty startsSources statusChanges tests unannounced unannouncedEn vat'.split(
    ' ',
  ),
);

/** Parts of a record that name their sources themselves. */
const CREDITED_APART = new Set<unknown>(['colleges', 'majors', 'windows']);

/** What a brief answer leaves out: keys with their path (`exams.windows.label`), or keys anywhere (`*.note`). */
export interface Brevity {
  readonly leftOut: readonly string[];
  /** Further keys that are left out, one after the other, while an answer is longer than so many bytes. */
  readonly long: { readonly bytes: number; readonly keys: readonly string[] };
}

/**
 * The path of a member of a brief answer; null when it is left out.
 * @param leftOut as in `Brevity`
 */
export function briefPlace(path: string, key: string, value: unknown, leftOut: readonly string[]): string | null {
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  const isOmitted = OMITTED_WHEN_EMPTY.has(key) || path.includes('.missing.');
  if (CREDIT_LINES.has(key) || (isEmpty && isOmitted)) return null;
  const place = path === '' ? key : `${path}.${key}`;
  return leftOut.includes(place) || leftOut.includes(`*.${key}`) ? null : place;
}

const isPage = (value: JsonObject): value is JsonObject & Page<string> =>
  'title' in value && 'url' in value && 'kind' in value && 'published' in value;

const byteLength = (answer: object): number => new TextEncoder().encode(JSON.stringify(answer)).length;

/**
 * A brief answer without further keys until it is short enough, or no more can be left out.
 * @param make makes the answer without some keys
 */
export function shortEnough(make: (leftOut: readonly string[]) => object, { leftOut, long }: Brevity) {
  let answer = make(leftOut);
  for (let count = 1; count <= long.keys.length && byteLength(answer) > long.bytes; count += 1) {
    answer = make([...leftOut, ...long.keys.slice(0, count)]);
  }
  return answer;
}

/**
 * An answer as a model reads it: the keys of the REST answer, but every source is named once, in `sources`, and
 * referred to by its id there.
 * @param leftOut as in `Brevity`
 * @param full how to get the whole answer, for the end of a sentence to the model
 * @param sources those that the answer already refers to by id
 */
export function briefAnswer(
  answer: object,
  leftOut: readonly string[],
  full: string,
  sources = citedSources(),
): object {
  const brief = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => brief(item, path)).filter((item) => item !== undefined);
    if (!isObject(value)) return value;
    if (isPage(value)) {
      const supports = Array.isArray(value.supports) ? value.supports : null;
      const own = supports?.filter((key) => !CREDITED_APART.has(key));
      if (own?.length === 0) return undefined;
      const [source] = sources.cite([value]);
      return own === undefined || leftOut.includes(`${path}.supports`) ? source : { source, supports: own };
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
  const cited = sources.list().map(({ published, ...source }) => ({ ...source, ...(published && { published }) }));
  return { ...body, sources: cited, ...(keys !== '' && { leftOut: `${keys}: ${full}` }) };
}

/**
 * A REST answer, made brief.
 * @param brevity null: the answer is given whole
 * @param file the published file that the answer lies in, an absolute path
 * @param hint what to try before asking for the whole answer
 */
export const shortAnswer = (answer: object, brevity: Brevity | null, baseUrl: string, file: string, hint = '') =>
  brevity === null
    ? answer
    : shortEnough(
        (leftOut) => briefAnswer(answer, leftOut, `${hint}GET ${baseUrl}${file.replace(/\.json$/, '')}`),
        brevity,
      );
