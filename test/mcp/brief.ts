import { isRecord } from '../../build/schema/json-value.ts';

type Cited = ReadonlyMap<unknown, unknown>;

const citedIn = ({ sources }: Readonly<Record<string, unknown>>): Cited =>
  new Map(
    (Array.isArray(sources) ? sources : []).flatMap(({ id, ...source }) =>
      id === undefined ? [] : [[id, source] as const],
    ),
  );

const REFERS = /^source$|Sources$/;

/**
 * An answer with every source where it is referred to, so that answers with other lists of sources can be compared.
 * Members that only make it brief are left out.
 */
export function expanded(value: unknown, outer: Cited = new Map()): unknown {
  if (Array.isArray(value)) return value.map((item) => expanded(item, outer));
  if (!isRecord(value)) return value;
  const own = citedIn(value);
  const cited = own.size > 0 ? own : outer;
  const { source, supports, ...others } = value;
  if (supports !== undefined && Object.keys(others).length === 0) {
    return { ...Object(cited.get(source)), supports };
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      if (key === 'leftOut' || (key === 'sources' && (own.size > 0 || 'leftOut' in value))) return [];
      if (!REFERS.test(key)) return [[key, expanded(member, cited)]];
      const found = (id: unknown) => (typeof id === 'string' ? cited.get(id) : id);
      return [[key, Array.isArray(member) ? member.map(found) : found(member)]];
    }),
  );
}

/** The ids of the records of an answer, whatever they are called and however much is said of each; of sources none. */
export const idsIn = (answer: object): string[] =>
  Object.values(answer)
    .filter((member) => Array.isArray(member))
    .flatMap((records) => records.map(({ id, year }: { id?: string; year?: string }) => id ?? year ?? ''))
    .filter((id) => !/^s\d+$/.test(id))
    .sort();

const DAYS = ['starts', 'ends', 'opens', 'closes', 'rollingUntil', 'endOfYear', 'staffReturn', 'date'];

/** Every day in an answer, each as the path of its keys and ids, so that none can be lost among others. */
export function daysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => daysIn(item, path));
  if (!isRecord(value)) return [];
  const here = `${path}/${value.id ?? value.year ?? value.labelEn ?? ''}`;
  return Object.entries(value).flatMap(([key, member]) =>
    DAYS.includes(key) && typeof member === 'string' ? [`${here}.${key}: ${member}`] : daysIn(member, `${here}.${key}`),
  );
}
