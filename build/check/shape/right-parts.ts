import type { ErrorObject } from '../../schema/ajv.ts';
import { isRecord } from '../../schema/json-value.ts';
import { pointer } from '../entry.ts';

/** Mistakes that concern a record as a whole and leave its parts usable. */
const OF_THE_WHOLE = new Set(['required', 'minItems', 'uniqueItems']);

/** Whether an error says nothing of the parts that are there. */
export const isOfTheWhole = ({ keyword }: ErrorObject): boolean => OF_THE_WHOLE.has(keyword);

/**
 * The parts of a value that no error touches, so that further rules can still be checked on them. Items keep
 * their places: a wrong item becomes empty in a list of records; a list of plain values is emptied as a whole.
 */
export function rightParts(value: unknown, errors: readonly ErrorObject[]): unknown {
  const wrong = new Set<string>();
  for (const error of errors) {
    const { keyword, instancePath, params } = error;
    if (keyword === 'additionalProperties') {
      wrong.add(instancePath + pointer([String(params.additionalProperty)]));
    } else if (!isOfTheWhole(error)) wrong.add(instancePath);
  }
  return wrong.has('') ? {} : keepRight(value, '', wrong);
}

function keepRight(value: unknown, at: string, wrong: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const isWrong = value.map((_, index) => wrong.has(`${at}/${index}`));
    const isListOfRecords = value.some((item, index) => !isWrong[index] && isRecord(item));
    if (isWrong.includes(true) && !isListOfRecords) return [];
    return value.map((item, index) => (isWrong[index] ? {} : keepRight(item, `${at}/${index}`, wrong)));
  }
  if (!isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const place = at + pointer([key]);
    if (!wrong.has(place)) kept[key] = keepRight(item, place, wrong);
  }
  return kept;
}
