import type { Document, Path } from '../read/document.ts';
import { isRecord } from '../schema/json-value.ts';

/** A value of a document, and where it stands. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** Every value of a document, from the outside in. */
export function placesIn(document: Pick<Document, 'value'>): Place[] {
  const places: Place[] = [];
  const walk = (part: unknown, path: Path): void => {
    places.push({ path, value: part });
    if (Array.isArray(part)) for (const [index, item] of part.entries()) walk(item, [...path, index]);
    else if (isRecord(part)) for (const [key, item] of Object.entries(part)) walk(item, [...path, key]);
  };
  walk(document.value, []);
  return places;
}

/** Every text of a document. */
export const textsIn = (
  document: Pick<Document, 'value'>,
): { readonly path: Path; readonly text: string }[] =>
  placesIn(document).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));

/** The key of a path that names what a value is: `answerEn` for an item of it too. */
export const keyOfPath = (path: Path): string | null =>
  path.filter((step) => typeof step === 'string').at(-1) ?? null;
