import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Status } from '../../build/collections/status.ts';
import { AdmissionList } from '../../build/schema/admission.ts';
import { Calendar } from '../../build/schema/calendar.ts';
import { Claim } from '../../build/schema/claim.ts';
import { ExamList } from '../../build/schema/exam.ts';
import { FaqList } from '../../build/schema/faq.ts';
import { PlaceAnswer, PlaceList } from '../../build/schema/place.ts';
import { RegionList } from '../../build/schema/region.ts';
import { SkillList } from '../../build/schema/skill.ts';
import { Today } from '../../build/schema/today.ts';
import { UniversityAnswer, UniversityList } from '../../build/schema/university.ts';
import { contractTarget, mediaType, parsed } from './target.ts';

const service = await contractTarget();
const { count, universities } = await service.read(UniversityList, '/api/agent/universities');
const claim = await service.read(Claim, '/api/agent/claim');
const { skills } = await service.read(SkillList, '/api/agent/skills');

/** The path and query of an address of the service. */
function local(url: string): string {
  expect(url.startsWith(`${service.base}/`), url).toBe(true);
  return url.slice(service.base.length);
}

const stringOrNull = (value: unknown) => value === null || (typeof value === 'string' && value !== '');
const integerOrNull = (value: unknown) => value === null || Number.isInteger(value);
const isString = (value: unknown) => typeof value === 'string';

/** The element of `universities` as the specification lists it, written down anew. */
const EIGHT_FIELDS: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['id', isString],
  ['name', isString],
  ['region', stringOrNull],
  ['kind', stringOrNull],
  ['qsRank', integerOrNull],
  ['qsRankTo', integerOrNull],
  ['qsYear', integerOrNull],
  ['url', isString],
];

describe('universities', () => {
  it('are as many as the count says, each once', () => {
    expect(count).toBeGreaterThan(0);
    expect(universities).toHaveLength(count);
    expect(new Set(universities.map(({ id }) => id)).size).toBe(count);
  });

  it.each(universities)('$id has the eight fields of the specification and a detail of its own', async (university) => {
    const fields = Object.entries(university).slice(0, EIGHT_FIELDS.length);
    expect(fields.map(([name]) => name)).toEqual(EIGHT_FIELDS.map(([name]) => name));
    for (const [index, [name, allows]] of EIGHT_FIELDS.entries()) {
      expect(allows(fields[index]?.[1]), name).toBe(true);
    }
    const detail = await service.read(UniversityAnswer, `/api/agent/universities?id=${university.id}`);
    expect(detail.universities[0]).toMatchObject(university);
    const admission = await service.read(AdmissionList, `/api/agent/admission?university=${university.id}`);
    for (const as of [`/${university.id}`, `/${university.id}.json`])
      expect(await service.read(AdmissionList, `/api/agent/admission${as}`)).toEqual(admission);
  });

  it.each([...new Set(universities.flatMap(({ region }) => region ?? []))])(
    'of %s are all whose region is that',
    async (region) => {
      const expected = universities.filter((university) => university.region === region);
      const answer = await service.read(UniversityList, `/api/agent/universities?region=${encodeURIComponent(region)}`);
      expect(answer).toMatchObject({ count: expected.length, universities: expected });
      const unknown = universities.filter((university) => university.region === null).length;
      expect(answer.unknown?.region ?? 0).toBe(unknown);
    },
  );

  it('of an unknown region are none, and the answer names the regions', async () => {
    const answer = await service.read(UniversityList, '/api/agent/universities?region=atlantis');
    expect(answer).toMatchObject({ count: 0, universities: [] });
    const { regions } = await service.read(RegionList, '/api/agent/regions');
    expect(answer.regions?.map(({ id }) => id)).toEqual(regions.map(({ id }) => id));
  });
});

it('a city given as a region gives its institutions, and the region that it lies in', async () => {
  const { regions } = await service.read(RegionList, '/api/agent/regions');
  const spellings = new Set(regions.flatMap(({ accepted }) => accepted));
  const away = universities.filter(
    ({ city, cityEn, regionId }) => city && cityEn && regionId && !spellings.has(cityEn) && !spellings.has(city),
  );
  expect(away.length).toBeGreaterThan(0);
  const [{ city, cityEn, regionId } = { city: '', cityEn: '', regionId: '' }] = away;
  for (const spelling of [city, cityEn, cityEn?.toLowerCase(), cityEn?.toUpperCase()]) {
    const response = await service.fetch(`/api/agent/universities?region=${encodeURIComponent(spelling ?? '')}`);
    expect(response.status, String(spelling)).toBe(200);
    const there = await parsed(UniversityList, response);
    expect(there.city).toMatchObject({ nameEn: cityEn, region: regionId });
    expect(new Set(there.universities.map((each) => each.city))).toEqual(new Set([city]));
    const around = await service.read(UniversityList, local(there.city?.regionUrl ?? ''));
    expect(around.universities).toEqual(expect.arrayContaining(there.universities));
  }
});

it('exams, calendar and questions are there, in Arabic', async () => {
  const { exams } = await service.read(ExamList, '/api/agent/exams');
  const { years } = await service.read(Calendar, '/api/agent/calendar');
  const faq = await service.read(FaqList, '/api/agent/faq');
  expect(faq.faq).toHaveLength(faq.count);
  for (const [first] of [
    exams.map(({ name }) => name),
    years.map(({ label }) => label),
    faq.faq.map(({ question }) => question),
  ]) {
    expect(first).toMatch(/\p{Script=Arabic}/u);
  }
});

it('calendar years are listed newest first', async () => {
  const { years } = await service.read(Calendar, '/api/agent/calendar');
  const numbers = years.map(({ year }) => Number(year));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

it('claim confirms that anonymous access is open', () => {
  expect(claim).toMatchObject({
    identity_type: 'anonymous',
    credential_type: 'none',
    granted: true,
    credential: null,
    registration_required: false,
    delegated_agent_access: false,
    rate_limit: { per: 'address' },
  });
});

it('claim lists every address of the description', async () => {
  const { paths } = JSON.parse(await (await service.fetch('/openapi.json')).text());
  expect(claim.endpoints.map(({ url }) => local(url)).sort()).toEqual(Object.keys(paths).sort());
});

it.each(claim.endpoints.filter(({ method, url }) => method === 'GET' && !url.includes('{')))(
  'claim names $id, which answers',
  async ({ url }) => {
    const response = await service.fetch(local(url));
    expect(response.status).toBe(200);
    await response.text();
  },
);

it.each(skills)('skill $name has the digest of the bytes that are served', async ({ name, url, digest }) => {
  const response = await service.fetch(local(url));
  expect(response.status).toBe(200);
  expect(mediaType(response)).toBe('text/markdown');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
  expect(bytes.toString('utf8')).toContain(`name: ${name}`);
});

it('status counts what is served, for the same day as the exams', async () => {
  const status = await service.read(Status, '/api/agent/status');
  const { asOf, validUntil, exams } = await service.read(ExamList, '/api/agent/exams');
  expect([status.asOf, status.validUntil]).toEqual([asOf, validUntil]);
  expect(status.weaklySourced.exams).toBe(
    exams.filter(({ sources }) => sources.every(({ kind }) => kind === 'other')).length,
  );
  expect(status.counts).toMatchObject({
    universities: count,
    regions: (await service.read(RegionList, '/api/agent/regions')).count,
    places: (await service.read(PlaceList, '/api/agent/places')).count,
    exams: exams.length,
    faq: (await service.read(FaqList, '/api/agent/faq')).count,
    skills: skills.length,
  });
});

it('today is about the day of the exams, and every source that it refers to is there', async () => {
  const today = await service.read(Today, '/api/agent/today');
  const { asOf, exams } = await service.read(ExamList, '/api/agent/exams');
  expect(today.asOf).toBe(asOf);
  for (const [status, listed] of Object.entries(today.exams)) {
    expect(listed.map(({ id }) => id)).toEqual(exams.filter((exam) => exam.status === status).map(({ id }) => id));
  }
  expect(dangling(today, today.sources)).toEqual([]);
});

it('a place has the calendar of its schools, whose days name their sources', async () => {
  const { places } = await service.read(PlaceList, '/api/agent/places');
  const { years } = await service.read(Calendar, '/api/agent/calendar');
  for (const place of places) {
    const [detail] = (await service.read(PlaceAnswer, `/api/agent/places/${place.id}`)).places;
    expect(detail).toMatchObject(place);
    expect(detail?.years.map(({ year }) => year)).toEqual(years.map(({ year }) => year));
    for (const year of detail?.years ?? []) {
      const { holidays = [] } = years.find((each) => each.year === year.year) ?? {};
      expect(holidays.map(({ id }) => id)).toEqual(expect.arrayContaining(year.holidays.map(({ id }) => id)));
      expect(dangling(year, year.sources)).toEqual([]);
    }
  }
});

/** References to sources that the answer does not list. */
function dangling(answer: unknown, sources: readonly { readonly id: string }[]): string[] {
  const ids = new Set(sources.map(({ id }) => id));
  const cited = [...JSON.stringify(answer).matchAll(/"(?:\w+S|s)ources":\[("[^\]]+")\]/g)];
  expect(cited.length).toBeGreaterThan(0);
  return cited.flatMap(([, list = '']) => list.split(',')).filter((id) => !ids.has(id.slice(1, -1)));
}
