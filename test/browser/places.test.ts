import { describe, expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';

const server = await frozenServer();

describe('the page of a university', () => {
  it('is described to search engines as what it is', async () => {
    const page = await (await fetch(`${server.base}/en/universities/ksu`)).text();
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'King Saud University',
      url: 'https://ksu.edu.sa',
      address: { addressLocality: 'Riyadh', addressCountry: 'SA' },
    });
  });

  it('says the same in Markdown, with its sources', async () => {
    const text = await (await fetch(`${server.base}/en/universities/ksu.md`)).text();
    expect(text).toContain('# King Saud University');
    expect(text).toContain('These are some of its colleges, not all');
    expect(text).toMatch(/### College of Engineering \\\[\d+\\\]/);
    expect(text).toMatch(/\n1\. \[.*\]\(https?:/);
  });
});
