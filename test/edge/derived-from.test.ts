import { expect, test, vi } from 'vitest';
import { derivedFrom } from '../../edge/site/derived-from.ts';

const siteOf = (files: Record<string, string>) => ({ read: async (path: string) => files[path] ?? null });

test('a file is made into something once, and again when its text has changed', async () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const read = derivedFrom(make, 4);
  const files = { '/a': 'one' };
  const site = siteOf(files);
  expect([await read(site, '/a'), await read(site, '/a')]).toEqual(['ONE', 'ONE']);
  expect(make).toHaveBeenCalledTimes(1);
  files['/a'] = 'two';
  expect(await read(site, '/a')).toBe('TWO');
  expect(await read(site, '/nope')).toBe(null);
  expect(await read(siteOf({ '/a': 'other' }), '/a')).toBe('OTHER');
});

test('no more files are kept than there is room for; the oldest goes first', async () => {
  const make = vi.fn((text: string) => text);
  const read = derivedFrom(make, 2);
  const site = siteOf({ '/a': 'a', '/b': 'b', '/c': 'c' });
  for (const path of ['/a', '/b', '/c', '/b', '/c']) await read(site, path);
  expect(make).toHaveBeenCalledTimes(3);
  await read(site, '/a');
  expect(make).toHaveBeenCalledTimes(4);
  await read(site, '/c');
  expect(make).toHaveBeenCalledTimes(4);
});
