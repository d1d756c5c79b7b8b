import type { ErrorObject } from 'ajv/dist/2020.js';

/** The alternatives of a place, and the one that an error is about: `.../anyOf` and `0`. */
const alternativeOf = (error: ErrorObject) => /^(.*\/anyOf)\/(\d+)\/(.*)$/.exec(error.schemaPath);

/** Whether an error says no more than that an alternative takes another type of value. */
const isOtherType = (error: ErrorObject): boolean => alternativeOf(error)?.[3] === 'type';

/**
 * Errors without those of alternatives that were not meant. Where a place takes a text or a mapping, a mapping with a
 * wrong key is one mistake; that it is no text is none.
 */
export function ofMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.filter((error) => {
    const [, place, index] = alternativeOf(error) ?? [];
    if (place === undefined || !isOtherType(error)) return true;
    return !errors.some((other) => {
      const [, otherPlace, otherIndex] = alternativeOf(other) ?? [];
      const isInside = `${other.instancePath}/`.startsWith(`${error.instancePath}/`);
      return isInside && otherPlace === place && otherIndex !== index && !isOtherType(other);
    });
  });
}
