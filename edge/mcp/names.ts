import { editDistance } from '../../text/distance.ts';
import { fold } from '../../text/fold.ts';
import type { McpPublication, Named } from './publication.ts';

/** A name as it is compared: folded, and without hyphens and other punctuation. */
export const nameKey = (name: string): string => fold(name.replaceAll(/\p{P}+/gu, ' '));

/** The region that a value of the `region` parameter means, whatever its case and tashkeel; undefined for none. */
export function regionIdOf(region: string, { regionSpellings }: McpPublication): string | undefined {
  const key = nameKey(region);
  return Object.hasOwn(regionSpellings, key) ? regionSpellings[key] : undefined;
}

/** The universities that an id, a name or another name means, in whatever spelling; several where it is ambiguous. */
export function universityIdsOf(
  asked: string,
  { universities, universityNames }: McpPublication,
): readonly string[] {
  const id = asked.toLowerCase();
  if (universities.some((university) => university.id === id)) return [id];
  const key = nameKey(asked);
  return Object.hasOwn(universityNames, key) ? (universityNames[key] ?? []) : [];
}

/** Above this share of wrong letters two names have nothing in common. */
const FAR = 0.5;

/** Fewer letters than this are in every name. */
const SHORTEST_PART = 3;

/** How unlike what was asked a record is, from 0 (all its words are there) to 1. */
function unlikeness(asked: string, { id, name, nameEn }: Named): number {
  const words = asked.split(' ');
  const each = [id, name, nameEn].map(nameKey).map((key) => {
    if (asked.length >= SHORTEST_PART && words.every((word) => key.includes(word))) return 0;
    const length = Math.max(asked.length, key.length);
    return editDistance(asked, key, Math.floor(length * FAR)) / length;
  });
  return Math.min(...each);
}

/** The records that someone who asked for `text` may have meant, nearest first. */
export function recordsNamedLike(text: string, records: readonly Named[], limit: number): Named[] {
  const asked = nameKey(text);
  if (asked === '') return [];
  return records
    .map((record) => ({ record, far: unlikeness(asked, record) }))
    .filter(({ far }) => far <= FAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ record }) => record);
}
