import { expect, it } from 'vitest';
import { isFresh } from '../../../edge/http/headers.ts';

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x",W/"abc" , "y"', true],
  ['*', true],
  ['"x"', false],
  ['"ABC"', false],
  ['abc', false],
  ['"abc', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s is fresh: %s', (header, expected) => {
  expect(isFresh(header, '"abc"')).toBe(expected);
});
