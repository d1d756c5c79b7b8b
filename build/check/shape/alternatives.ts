import { groupBy } from '../../../edge/text/order.ts';
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
  const within = errors.flatMap((error) => {
    const [, place, index] = alternativeOf(error) ?? [];
    if (place === undefined || isOtherType(error)) return [];
    return placesAround(error.instancePath).map((around) => ({ key: `${place} ${around}`, index }));
  });
  const meant = groupBy(within, ({ key }) => key);
  return errors.filter((error) => {
    const [, place, own] = alternativeOf(error) ?? [];
    if (place === undefined || !isOtherType(error)) return true;
    return meant.get(`${place} ${error.instancePath}`)?.every(({ index }) => index === own) ?? true;
  });
}

/** A place and all that it lies within, as JSON pointers. */
function placesAround(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}
