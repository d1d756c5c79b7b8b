import { expect, it, vi } from 'vitest';
import { cachedSite, parsedFile } from '../../edge/site/published-site.ts';

/** A site whose reads are listed; each path answers with the next of its outcomes. */
function recorded(outcomes: Record<string, (string | null | Error)[]>) {
  const reads: string[] = [];
  const site = cachedSite(async (path) => {
    reads.push(path);
    const outcome = outcomes[path]?.shift() ?? null;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { site, reads };
}

it('reads a published file once, also for requests at the same time', async () => {
  const { site, reads } = recorded({ '/a.json': ['{}', 'changed'] });
  expect(await Promise.all([site.read('/a.json'), site.read('/a.json')])).toEqual(['{}', '{}']);
  expect(await site.read('/a.json')).toBe('{}');
  expect(reads).toEqual(['/a.json']);
});

it('asks again after a failure', async () => {
  const { site } = recorded({ '/a.json': [new Error('no connection'), '{}'] });
  await expect(site.read('/a.json')).rejects.toThrow('no connection');
  expect(await site.read('/a.json')).toBe('{}');
});

it('keeps nothing about paths that are not published, of which there is no end', async () => {
  const { site, reads } = recorded({});
  expect(await site.read('/nobody.json')).toBeNull();
  expect(await site.read('/nobody.json')).toBeNull();
  expect(reads).toHaveLength(2);
});

it('parses a file once, and again when its text has changed or another site is asked', async () => {
  const parse = vi.fn((text: string) => text.toUpperCase());
  const read = parsedFile('/a', parse);
  const files: Record<string, string> = { '/a': 'one' };
  const site = { read: async (path: string) => files[path] ?? null };
  expect([await read(site), await read(site)]).toEqual(['ONE', 'ONE']);
  expect(parse).toHaveBeenCalledTimes(1);
  files['/a'] = 'two';
  expect(await read(site)).toBe('TWO');
  expect(await read({ read: async () => 'other' })).toBe('OTHER');
  delete files['/a'];
  await expect(read(site)).rejects.toThrow('/a');
});
