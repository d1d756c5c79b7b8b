import { describe, expect, it } from 'vitest';
import { buildSite } from '../../build/build.ts';
import { loadContent } from '../../build/catalogue/catalogue.ts';
import { edited, inDirectory, placeOf, VALID, writeTree } from '../support/content-tree.ts';

const EXPIRES = '2027-09-30';

/** What is found in content that is right but for the day of expiry, and whether it may be published. */
const on = (asOf: string, expires = EXPIRES) =>
  inDirectory(edited('service.yaml', EXPIRES, expires), async (dir) => {
    const { findings, catalogue } = await loadContent(dir, asOf);
    const places = findings.map((each) => `${each.severity} ${placeOf(each)}`);
    return { places, isPublished: catalogue !== null };
  });

const line = VALID['service.yaml'].split('\n').findIndex((each) => each.includes('expires:')) + 1;
const at = `service.yaml:${line}:12`;

describe('the day on which security.txt expires', () => {
  it.each([
    ['while it lies a month ahead', '2027-08-31', EXPIRES, [], true],
    ['less than 30 days before', '2027-09-01', EXPIRES, [`warning ${at} security-expires-soon`], true],
    ['on the day itself', '2027-09-30', EXPIRES, [`warning ${at} security-expires-soon`], true],
    ['on the day after', '2027-10-01', EXPIRES, [`error ${at} security-expired`], false],
    ['five years ahead', '2026-11-20', '2031-11-24', [], true],
    ['further ahead', '2026-11-20', '2031-11-25', [`error ${at} security-too-long`], false],
    ['absurdly far ahead', '2026-11-20', '2099-12-31', [`error ${at} security-too-long`], false],
  ])('%s', async (_when, asOf, expires, places, isPublished) => {
    expect(await on(asOf, expires)).toEqual({ places, isPublished });
  });

  it('stops no build before it is past', async () => {
    await inDirectory({}, async (dir) => {
      const contentDir = `${dir}/content`;
      await writeTree(contentDir, VALID);
      const options = { contentDir, outDir: `${dir}/public`, baseUrl: 'http://h', production: false };
      const inTime = await buildSite({ ...options, asOf: '2027-09-30', checkedOn: '2027-09-30' });
      expect([inTime.findings.map(({ code }) => code), inTime.files !== null]).toEqual([
        ['security-expires-soon'],
        true,
      ]);
      const late = await buildSite({ ...options, asOf: '2027-10-01', checkedOn: '2027-10-01' });
      expect([late.findings.map(({ code }) => code), late.files]).toEqual([['security-expired'], null]);
    });
  });
});
