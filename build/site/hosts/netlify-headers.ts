import { posix } from 'node:path';
import { CACHE_CONTROL } from '../../../edge/http/headers.ts';
import { ownHeaders, type PublishedFile, type RouteTable } from '../../../edge/http/route-table.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { FILE_TYPES } from '../../publication/publication.ts';

const lines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Headers of a file that neither the host nor the block for every address sets, in lines. */
function linesOf(path: string, file: PublishedFile): string {
  const { contentType, cache } = file;
  const headers = {
    ...ownHeaders(file),
    ...(FILE_TYPES[posix.extname(path)] === contentType ? {} : { 'Content-Type': contentType }),
    ...(cache === 'short' ? {} : { 'Cache-Control': CACHE_CONTROL[cache] }),
  };
  return lines(headers).join('\n');
}

type Entry = readonly [path: string, headers: string];

const block = (address: string, headers: string): string[] => (headers === '' ? [] : [address, headers]);

/** One block for a directory whose files all need the same, otherwise its files and directories one by one. */
function blocks(directory: string, entries: readonly Entry[], all: readonly Entry[]): string[] {
  const first = entries[0]?.[1] ?? '';
  const uniform = entries.every(([, headers]) => headers === first);
  // To the host, /feeds/exams/* also fits /feeds/exams and /feeds/exams.ndjson.
  const name = directory.slice(0, -1);
  const strangers = all.some(
    ([address, own]) => address.startsWith(name) && !address.startsWith(directory) && own !== first,
  );
  if (uniform && !strangers && directory !== '/') return block(`${directory}*`, first);

  const placeOf = ([path]: Entry): string => {
    const slash = path.indexOf('/', directory.length);
    return slash < 0 ? path : path.slice(0, slash + 1);
  };
  return [...groupBy(entries, placeOf)].flatMap(([place, within]) =>
    place.endsWith('/') ? blocks(place, within, all) : within.flatMap(([path, headers]) => block(path, headers)),
  );
}

/**
 * Lines of the `_headers` file. The common headers are set on every address, because it is not documented whether
 * the host compares a rewritten request by the address asked for or by the file that answers.
 */
export function netlifyHeaders({ headers, files, dynamic }: RouteTable): string[] {
  const entries = Object.entries(files).map(([path, file]) => [path, linesOf(path, file)] as const);
  const common = { ...headers, 'Cache-Control': CACHE_CONTROL.short };
  return [
    '/*',
    ...lines(common),
    ...blocks('/', entries, [...entries, ...dynamic.map(({ path }) => [path, ''] as const)]),
  ];
}
