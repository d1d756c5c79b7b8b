import Type from 'typebox';
import Value from 'typebox/value';
import { addDays } from '../../../build/days/days.ts';
import type { Visit } from './visit.ts';

/** Addresses that were gone or failing on their last visits: on which days they were found so first and last. */
export const Memory = Type.Record(
  Type.String(),
  Type.Object({ since: Type.String({ format: 'date' }), last: Type.String({ format: 'date' }) }),
);
export type Memory = Type.Static<typeof Memory>;

/** Days between two failed visits, with no good one between, after which an address counts as dead. */
const DAYS_UNTIL_DEAD = 3;

/** The memory in a text; empty for a text that is none, so that a spoilt file costs a few days and nothing else. */
export function parseMemory(text: string): Memory {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Memory, value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * What is known after today's visits. A good visit clears an address; one that was blocked or slow proves nothing
 * and changes nothing. Addresses that were not visited are forgotten.
 * @param today ISO 8601
 */
export function remember(memory: Memory, visits: readonly Visit[], today: string): Memory {
  return Object.fromEntries(
    visits.flatMap(({ url, outcome }) => {
      const known = Object.hasOwn(memory, url) ? memory[url] : undefined;
      if (outcome === 'gone' || outcome === 'failing') {
        return [[url, { since: known?.since ?? today, last: today }]];
      }
      return outcome === 'ok' || known === undefined ? [] : [[url, known]];
    }),
  );
}

/** Whether an address has failed for so long that somebody must look for another source. */
export const isDead = (memory: Memory, url: string): boolean => {
  const known = Object.hasOwn(memory, url) ? memory[url] : undefined;
  return known !== undefined && addDays(known.since, DAYS_UNTIL_DEAD) <= known.last;
};
