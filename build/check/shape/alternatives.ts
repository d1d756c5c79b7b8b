import type { ErrorObject } from '../../schema/ajv.ts';

/** The alternatives of a place, and the one that an error is about: `.../anyOf` and `0`. */
const alternativeOf = (error: ErrorObject) => /^(.*\/anyOf)\/(\d+)\/(.*)$/.exec(error.schemaPath);

/** Whether an error says no more than that an alternative takes another type of value. */
const isOtherType = (error: ErrorObject): boolean => alternativeOf(error)?.[3] === 'type';

/**
 * Errors without those of alternatives that were not meant. Where a place takes a text or a mapping, a mapping with a
 * wrong key is one mistake; that it is no text is none.
 */
export function ofMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = new Map<string, Set<string>>();
  for (const error of errors) {
    const [, place, index] = alternativeOf(error) ?? [];
    if (place === undefined || index === undefined || isOtherType(error)) continue;
    for (const within of placesAround(error.instancePath)) {
      const key = `${place} ${within}`;
      meant.set(key, (meant.get(key) ?? new Set()).add(index));
    }
  }
  return errors.filter((error) => {
    const [, place, index = ''] = alternativeOf(error) ?? [];
    if (place === undefined || !isOtherType(error)) return true;
    const others = meant.get(`${place} ${error.instancePath}`) ?? new Set();
    return others.size === (others.has(index) ? 1 : 0);
  });
}

/** A place and all that it lies within, as JSON pointers. */
function placesAround(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}
