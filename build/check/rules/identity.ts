import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** A record says the name of its file: that makes ids unique, and a file easy to find. */
export function idIsFileName({ universities, exams, calendar, faq, skills }: Content): Finding[] {
  return [
    ...[...universities, ...exams, ...faq].flatMap((entry) => compare(entry, 'id', entry.value.id)),
    ...calendar.flatMap((entry) => compare(entry, 'year', entry.value.year)),
    ...skills.flatMap((entry) => compare(entry, 'name', entry.value.name)),
  ];
}

function compare({ document, name }: Entry<unknown>, key: string, id: string | undefined): Finding[] {
  if (id === undefined || id === name) return [];
  return [findingAt(document, [key], 'id-not-file-name', { id, name })];
}

/** Ids are unique within their list. */
export function listIdsAreUnique({ universities, calendar, regions }: Content): Finding[] {
  return [
    ...calendar.flatMap((entry) => [
      ...repeatedIds(entry, ['terms'], entry.value.terms),
      ...repeatedIds(entry, ['holidays'], entry.value.holidays),
    ]),
    ...universities.flatMap((entry) => [
      ...repeatedIds(entry, ['colleges'], entry.value.colleges),
      ...(entry.value.colleges ?? []).flatMap(({ majors }, index) =>
        repeatedIds(entry, ['colleges', index, 'majors'], majors),
      ),
    ]),
    ...regions.flatMap((entry) => repeatedIds(entry, ['regions'], entry.value.regions)),
  ];
}

function repeatedIds(
  { document }: Entry<unknown>,
  path: Path,
  list: readonly { readonly id?: string | undefined }[] = [],
): Finding[] {
  const known = new Set<string>();
  return list.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    if (known.has(id)) return [findingAt(document, [...path, index, 'id'], 'duplicate-id', { id })];
    known.add(id);
    return [];
  });
}
