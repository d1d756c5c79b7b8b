import { expect, it } from 'vitest';
import { readTarget } from '../../../edge/router/request-target.ts';
import { fc } from '../../support/properties.ts';

it.each([
  ['/a/b?x=1', { url: 'http://h:1/a/b?x=1', path: '/a/b', search: '?x=1' }],
  ['/%D9%82%20b', { url: 'http://h:1/%D9%82%20b', path: '/ق b', search: '' }],
  ['/a?', { url: 'http://h:1/a?', path: '/a', search: '?' }],
  ['http://other/a?x', { url: 'http://other/a?x', path: '/a', search: '?x' }],
  ['/../a', { url: 'http://h:1/../a', path: '/../a', search: '' }],
  ['//other/a', { url: 'http://h:1//other/a', path: '//other/a', search: '' }],
])('reads %s', (target, expected) => {
  expect(readTarget(target, 'h:1')).toEqual(expected);
});

it.each([
  ['malformed percent-encoding', '/%zz', 'h'],
  ['percent-encoding cut short', '/a%', 'h'],
  ['malformed UTF-8', '/%C3%28', 'h'],
  ['malformed percent-encoding in the query', '/a?x=%D9', 'h'],
  ['a target that is too long', `/${'a'.repeat(8192)}`, 'h'],
  ['asterisk form', '*', 'h'],
  ['authority form', 'h:80', 'h'],
  ['absolute form without a path', 'http://other', 'h'],
  ['an empty target', '', 'h'],
  ['no host', '/a', undefined],
  ['a host that is none', '/a', 'a b'],
  ['a host with a path', '/a', 'h/b'],
  ['a host with credentials', '/a', 'user@h'],
  ['an empty host', '/a', ''],
])('refuses %s', (_what, target, host) => {
  expect(readTarget(target, host)).toBeNull();
});

it('reads or refuses anything, without ever throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string(), { nil: undefined }), (rest, host) => {
      const target = readTarget(`/${rest}`, host);
      if (target !== null) expect(URL.canParse(target.url)).toBe(true);
    }),
  );
});
