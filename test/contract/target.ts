import { setTimeout as sleep } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { expect } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { type Behaviour, DIFFERENCES, type Host } from './hosts.ts';

/** The site under test. */
export interface ContractTarget {
  /** Address without a trailing slash. */
  readonly base: string;
  /** Requests an address of the site; redirects are not followed. */
  fetch(target: string, init?: RequestInit): Promise<Response>;
  /** The answer to GET, which must be a 200 of the shape. */
  read<T extends TSchema>(shape: T, target: string): Promise<Static<T>>;
  /** Whether the host is known to behave otherwise here; such a test is skipped. */
  differs(behaviour: Behaviour): boolean;
}

/** The media type without its charset, which hosts may add to JSON. */
export const mediaType = (response: Response): string | undefined =>
  response.headers.get('content-type')?.split(';')[0];

/** The body as a value of the shape; fails the test when it is anything else. */
export async function parsed<T extends TSchema>(shape: T, response: Response): Promise<Static<T>> {
  const value: unknown = await response.json();
  if (Value.Check(shape, value)) return value;
  throw new Error(`${response.url} has not the promised shape: ${JSON.stringify(Value.Errors(shape, value))}`);
}

const isHost = (name: string): name is Host => Object.hasOwn(DIFFERENCES, name);

/**
 * The site that the suite speaks to: CONTRACT_BASE on CONTRACT_HOST, else a fresh build on the local server,
 * which is stopped after the tests of the file.
 */
export async function contractTarget(): Promise<ContractTarget> {
  const given = process.env.CONTRACT_BASE;
  const host = process.env.CONTRACT_HOST || (given ? 'deployed' : 'local');
  if (!isHost(host)) throw new Error(`CONTRACT_HOST is "${host}", which test/contract/hosts.ts does not know.`);

  const base = (given || (await frozenServer()).base).replace(/\/$/, '');
  const request = async (target: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(`${base}${target}`, { redirect: 'manual', ...init });
    if (host !== 'deployed' || response.status !== 429) return response;
    // The suite asks more often than one client may, and a real host holds it to the limit.
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 60));
    return request(target, init);
  };
  return {
    base,
    fetch: request,
    read: async (shape, target) => {
      const response = await request(target);
      expect(response.status, target).toBe(200);
      return parsed(shape, response);
    },
    differs: (behaviour) => behaviour in DIFFERENCES[host],
  };
}
