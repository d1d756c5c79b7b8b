import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/catalogue/catalogue.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { routesOf } from '../../build/site/routes.ts';
import { handle } from '../../edge/handler.ts';
import { LONGEST_QUERY } from '../../edge/http/addresses.ts';
import { matchFile } from '../../edge/router/match.ts';
import { isReadAlike } from '../read/agreement.ts';
import { namedAddresses, wrongAddress } from '../support/named-addresses.ts';
import { faultsOf, siteOf } from '../support/site-files.ts';

const BASE = 'https://data.test';
/** Long ago on purpose: what has to lie ahead of the day of a build, such as the end of security.txt, does. */
const AS_OF = '2026-11-20';

/** The value, and every value inside it. */
function* within(value: unknown): Generator<unknown> {
  yield value;
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of parts) yield* within(part);
}

const idOf = (record: unknown): string => {
  const { id, year, name } = isRecord(record) ? record : {};
  return String(id ?? year ?? name);
};

/** What the records of a list share with the catalogue, in any order. */
const idsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(idOf).sort() : []);

/**
 * What must hold for any content that the check accepts. Nothing here knows a record.
 * @param what the content, in words
 * @param contentDir where it is
 */
export async function describeContent(what: string, contentDir: string): Promise<void> {
  const { catalogue, findings } = await loadContent(contentDir);
  const errors = findings.filter(({ severity }) => severity === 'error');

  describe(what, async () => {
    it('passes the check', () => {
      expect(errors.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
    });
    if (catalogue === null) return;

    it('is read by both YAML libraries alike', async () => {
      const files = (await readdir(contentDir, { recursive: true })).filter((file) => file.endsWith('.yaml'));
      for (const file of files) {
        expect(isReadAlike(await readFile(join(contentDir, file), 'utf8')), file).toBe(true);
      }
    });

    const site = siteOf({ catalogue, baseUrl: BASE, asOf: AS_OF });
    it('keeps what the site promises', () => expect(faultsOf(site)).toEqual([]));
    it('has skills that name only addresses and parameters that there are', () => {
      const routes = routesOf({ catalogue, baseUrl: BASE, asOf: AS_OF });
      const named = [...catalogue.skillTexts.values()].flatMap((text) => namedAddresses(text, '{base_url}'));
      expect(named.flatMap((address) => wrongAddress(address, routes) ?? [])).toEqual([]);
    });
    const texts = new Map(site.files.map(({ path, body }) => [path, String(body)]));
    const answer = (address: string) => {
      const { pathname, search } = new URL(address, BASE);
      const hit = matchFile(site.table, pathname, search);
      return hit?.status === 200 ? JSON.parse(texts.get(hit.file) ?? 'null') : null;
    };
    const answers = [...texts]
      .filter(([path]) => path.startsWith('/api/agent/') && path.endsWith('.json'))
      .map(([path, text]): [string, unknown] => [path, JSON.parse(text)]);

    it('is published whole: every record is in the list of its collection', () => {
      expect(idsOf(answer('/api/agent/universities').universities)).toEqual(idsOf(catalogue.universities));
      expect(idsOf(answer('/api/agent/regions').regions)).toEqual(idsOf(catalogue.regions));
      expect(idsOf(answer('/api/agent/exams').exams)).toEqual(idsOf(catalogue.exams));
      expect(idsOf(answer('/api/agent/calendar').years)).toEqual(idsOf(catalogue.calendar));
      expect(idsOf(answer('/api/agent/faq').faq)).toEqual(idsOf(catalogue.faq));
      expect(idsOf(answer('/api/agent/skills').skills)).toEqual(idsOf(catalogue.skills));
    });

    it('answers at the address of every university with that university', () => {
      for (const { id } of catalogue.universities) {
        expect(idsOf(answer(`/api/agent/universities?id=${id}`)?.universities), id).toEqual([id]);
      }
    });

    it('answers every accepted spelling of a region with the universities of that region', () => {
      for (const { id, accepted } of answer('/api/agent/regions').regions) {
        const there = catalogue.universities.filter(({ regionId }) => regionId === id);
        for (const spelling of accepted) {
          const found = answer(`/api/agent/universities?region=${encodeURIComponent(spelling)}`);
          expect(idsOf(found?.universities), spelling).toEqual(idsOf(there));
        }
      }
    });

    it('names for every source an absolute web address', () => {
      const sources = answers.flatMap(([path, body]) =>
        [...within(body)]
          .filter(isRecord)
          .flatMap((record) => [record.source, record.sources, record.otherSources].flat())
          .filter(isRecord)
          .map(({ url, title }) => ({ path, url: String(url), title: String(title) })),
      );
      expect(sources.length).toBeGreaterThan(0);
      for (const { path, url, title } of sources) {
        expect(title.trim(), path).not.toBe('');
        expect(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), `${path}: ${url}`).toBe(true);
      }
    });

    it('names in every credit line the address of its source', () => {
      for (const [path, body] of answers) {
        for (const record of [...within(body)].filter(isRecord)) {
          if (!('citation' in record) || !isRecord(record.source)) continue;
          expect(record.citation, path).toContain(record.source.url);
          expect(record.citationEn, path).toContain(record.source.url);
        }
      }
    });

    it('has a source for every record that claims anything', () => {
      const records = [catalogue.universities, catalogue.exams, catalogue.calendar, catalogue.faq].flat();
      for (const record of records) expect(record.sources.length, idOf(record)).toBeGreaterThan(0);
    });

    it('counts in the status what the lists hold', () => {
      const { counts } = answer('/api/agent/status');
      expect(counts).toMatchObject({
        universities: catalogue.universities.length,
        regions: catalogue.regions.length,
        places: catalogue.places.length,
        exams: catalogue.exams.length,
        faq: catalogue.faq.length,
        skills: catalogue.skills.length,
      });
    });

    it('finds every question by its own words, in both languages', async () => {
      const published = { read: async (path: string) => texts.get(path) ?? null };
      const missed: string[] = [];
      for (const { id, question, questionEn } of catalogue.faq) {
        for (const text of [question, questionEn]) {
          const q = encodeURIComponent(text.slice(0, LONGEST_QUERY).trim());
          const response = await handle(new Request(`${BASE}/api/agent/faq?q=${q}`), published);
          const body: unknown = await response?.json();
          if (!idsOf(isRecord(body) && body.faq).includes(id)) missed.push(`${id}: ${text}`);
        }
      }
      expect(missed).toEqual([]);
    });
  });
}
