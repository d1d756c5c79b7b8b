import { describe, expect, it } from 'vitest';
import { Calendar } from '../../build/schema/calendar.ts';
import { ExamList } from '../../build/schema/exam.ts';
import { FaqList } from '../../build/schema/faq.ts';
import { MajorList } from '../../build/schema/major.ts';
import { PlaceList } from '../../build/schema/place.ts';
import { Problem } from '../../build/schema/problem.ts';
import { RegionList } from '../../build/schema/region.ts';
import { UniversityList } from '../../build/schema/university.ts';
import { addressRows } from './addresses.ts';
import { contractTarget, mediaType, parsed } from './target.ts';

const service = await contractTarget();

const { universities } = await service.read(UniversityList, '/api/agent/universities.json');
const { regions } = await service.read(RegionList, '/api/agent/regions.json');
const { majors } = await service.read(MajorList, '/api/agent/majors.json');
const { places } = await service.read(PlaceList, '/api/agent/places.json');
const { exams } = await service.read(ExamList, '/api/agent/exams.json');
const { years } = await service.read(Calendar, '/api/agent/calendar.json');
const { faq } = await service.read(FaqList, '/api/agent/faq.json');
const records = {
  majors: majors.map(({ id }) => id),
  places: places.map(({ id }) => id),
  exams: exams.map(({ id }) => id),
  calendar: years.map(({ year }) => year),
  faq: faq.map(({ id }) => id),
};

/** Each file is asked for once, however many addresses lead to it. */
const texts = new Map<string, Promise<string>>();
const textOf = (file: string): Promise<string> => {
  const text = texts.get(file) ?? service.fetch(file).then((response) => response.text());
  texts.set(file, text);
  return text;
};

describe('every address answers with its file', () => {
  it.each(addressRows({ universities, regions, records }))('$about: $target -> $status $file', async (row) => {
    const response = await service.fetch(row.target);
    expect(response.status).toBe(row.status);
    if (!service.differs('file-headers')) expect(mediaType(response)).toBe(row.contentType);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const body = await response.text();
    expect(body).toBe(await textOf(row.file));
    if (row.contentType.endsWith('json')) expect(JSON.parse(body)).toBeTypeOf('object');
  });

  it.skipIf(service.differs('trailing-ampersand'))('ignores an ampersand at the end', async () => {
    const id = universities[0]?.id;
    const response = await service.fetch(`/api/agent/universities?id=${id}&`);
    expect(await response.text()).toBe(await textOf(`/api/agent/universities/${id}.json`));
  });
});

describe('problem documents', () => {
  it.each([
    ['/api/nope', 404, 'not-found'],
    ['/api/agent/universities?id=nobody', 404, 'unknown-university'],
  ])('%s', async (target, status, code) => {
    const response = await service.fetch(target);
    expect(response.status).toBe(status);
    const problem = await parsed(Problem, response);
    expect(problem).toMatchObject({ status, code, type: `${service.base}/docs/api#${code}` });
    expect(problem.detail).toMatch(/GET \/api\/agent\//);
  });

  it.skipIf(service.differs('malformed-encoding'))('says what is wrong with a malformed address', async () => {
    const response = await service.fetch('/api/agent/universities?id=%zz');
    expect(response.status).toBe(400);
    expect(mediaType(response)).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, code: 'bad-request' });
  });
});
