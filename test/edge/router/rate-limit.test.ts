import { expect, it } from 'vitest';
import { createRateLimiter, rateLimitHeader } from '../../../edge/router/rate-limit.ts';
import { fc } from '../../support/properties.ts';

const LIMIT = { requests: 3, windowSeconds: 60 };

function limiterWithClock() {
  const clock = { now: 1000 };
  return { clock, take: createRateLimiter(() => clock.now) };
}

it('allows as many requests as the limit says, then refuses until the window ends', () => {
  const { clock, take } = limiterWithClock();
  const taken = [1, 2, 3, 4].map(() => take('a', LIMIT));
  expect(taken.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
    [false, 0],
  ]);
  clock.now += 59_999;
  expect(take('a', LIMIT)).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
  clock.now += 1;
  expect(take('a', LIMIT)).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
});

it('counts each address for itself', () => {
  const { take } = limiterWithClock();
  for (let count = 0; count < 4; count++) take('a', LIMIT);
  expect(take('a', LIMIT).allowed).toBe(false);
  expect(take('b', LIMIT).allowed).toBe(true);
});

it('forgets the oldest window, not the newest, when too many addresses come', () => {
  const { clock, take } = limiterWithClock();
  for (let address = 0; address < 10_000; address++) {
    clock.now += 1;
    for (let count = 0; count < 3; count++) take(`address ${address}`, LIMIT);
  }
  take('one more', LIMIT);
  expect(take('address 9999', LIMIT).allowed).toBe(false);
  expect(take('address 1', LIMIT).allowed).toBe(false);
  expect(take('address 0', LIMIT).allowed).toBe(true);
});

it('names the policy, what is left and the seconds to wait', () => {
  expect(rateLimitHeader({ allowed: true, remaining: 7, resetSeconds: 12 })).toBe('"per-address";r=7;t=12');
});

it('never says more seconds than the window has, whatever the fractions of the clock', () => {
  const clock = fc.double({ min: 0, max: 1e10, noNaN: true });
  const seconds = fc.integer({ min: 1, max: 3600 });
  fc.assert(
    fc.property(clock, seconds, (now, windowSeconds) => {
      const { resetSeconds } = createRateLimiter(() => now)('a', { requests: 1, windowSeconds });
      expect(resetSeconds).toBe(windowSeconds);
    }),
  );
});
