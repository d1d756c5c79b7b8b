import { describe, expect, it } from 'vitest';
import { admission } from '../../build/site/answers/admission.ts';
import { today } from '../../build/site/answers/today.ts';
import { feedFiles } from '../../build/site/feeds/files.ts';
import { siteFiles } from '../../build/site/site.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { publication } from '../support/publication.ts';

const catalogue = await frozenCatalogue();
const edition = (asOf: string) => ({ catalogue, baseUrl: 'https://data.example', asOf });
const qabul = (asOf: string) => admission.elements(edition(asOf)).find(({ id }) => id === 'qabul-1448');

describe('admission on a day', () => {
  it.each([
    ['2025-11-04', 'upcoming', 'window'],
    ['2025-11-05', 'open', 'window'],
    ['2026-06-24', 'open', 'window'],
    ['2026-06-25', 'awaiting_announcement', 'last-window-closed'],
  ])('has on %s the status %s', (asOf, status, statusBasis) => {
    expect(qabul(asOf)).toMatchObject({ status, statusBasis });
  });

  it('stands in the answer about today while it is open or ahead', () => {
    const named = (asOf: string) => {
      const { open, upcoming } = today(edition(asOf)).admission;
      return [open, upcoming].map((list) => list.map(({ id }) => id));
    };
    expect(named('2026-01-01')).toEqual([['qabul-1448'], []]);
    expect(named('2025-10-01')).toEqual([[], ['qabul-1448']]);
    expect(named('2026-11-22')).toEqual([[], []]);
  });

  it('has its windows in one calendar with those of exams', () => {
    const files = [...feedFiles({ ...publication(), catalogue })];
    const text = String(files.find(({ path }) => path === '/feeds/applying.ics')?.body).replaceAll('\r\n ', '');
    expect(text).toContain('UID:admission-qabul-1448-registration-adding-choices@');
    expect(text).toContain('DTSTART;VALUE=DATE:20251105');
    expect(text).toMatch(/UID:exam-/);
  });
});

describe('pages', () => {
  const faq = catalogue.faq.map((each) =>
    each.id === 'tahsili-fee' ? { ...each, answer: '100', answerEn: '100' } : each,
  );
  const ofNursing = catalogue.admission
    .filter(({ id }) => id === 'reu')
    .map((each) => {
      const asked = (name: string, nameEn: string, school: number) =>
        each.tracks.map((track) => ({ ...track, name, nameEn, weights: null, minimums: { school } }));
      const tracks = [...asked('التمريض', 'Nursing', 81), ...asked('تجسير التمريض', 'Bridging in nursing', 61)];
      return { ...each, id: 'bmc', university: 'bmc', tracks };
    });
  const admission = [...catalogue.admission, ...ofNursing];
  const files = siteFiles({ ...edition('2026-11-22'), catalogue: { ...catalogue, faq, admission } });
  const pages = new Map([...files].map(({ path, body }) => [path, body]));
  const markdown = (path: string) => String(pages.get(`/en${path}.md`));

  it('tells when the next cycle opens before all of the one that is over', () => {
    const [, asked = '', over] = markdown('/questions').split(/### Admission dates.*|\n### .*1448.*over/);
    expect(asked).toMatch(/^\s*- \[.*\]\(\/en\/questions\/qabul-1449-open\)(?!.*1448-timeline)/s);
    expect(over).toContain('/qabul-1448-timeline');
  });

  it('answers what an institution charges by no fee of a test', () => {
    const paths = catalogue.universities.map(({ id }) => `/universities/${id}`);
    expect(paths.filter((path) => markdown(path).includes('/tahsili-fee)'))).toEqual([]);
  });

  it('describes an institution to search engines as what it is, and its colleges with their sources', () => {
    const page = String(pages.get('/en/universities/ksu.html'));
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'King Saud University',
      url: 'https://ksu.edu.sa',
      address: { addressLocality: 'Riyadh', addressCountry: 'SA' },
    });
    for (const path of ['/universities/ksu', '/majors/nursing', '/regions/riyadh'])
      expect(markdown(path)).toMatch(/## Sources\n\n(### .*official.*\n\n)?1\. \[.*\]\(https?:/);
    const marks = [...markdown('/universities/ksu').matchAll(/\\\[(\d+)/g)].map(([, number]) => Number(number));
    expect([...new Set(marks)]).toEqual([...new Set(marks)].sort((one, other) => one - other));
    expect(markdown('/universities/ksu')).toMatch(/not all.*### College of Engineering \\\[\d.*\n1\. \[.*\]\(https?:/s);
  });

  it('names who teaches a major before what is asked there of who begins a first degree', () => {
    expect(markdown('/majors/nursing')).toMatch(
      /^# .*#least\).*\n## Institutions.*\/bmc\).*\n## Lowest .* no public .* 81 /s,
    );
    expect(markdown('/majors/nursing')).not.toContain('Bridging');
    expect(markdown('/universities/bmc')).toContain('Bridging');
  });

  it('says of an undated page that it is one, on every page that shows it', () => {
    for (const path of ['/calculator', '/universities/kfupm']) {
      expect(markdown(path)).toContain('No year on its page, read on');
      expect(markdown(path)).toMatch(/10% (?:secondary )?school .*50% GAT .*40% Tahsili/);
    }
    expect(String(pages.get('/calculator.html'))).toContain('<bdi dir="ltr">50%</bdi>\u00a0قدرات');
  });

  it('says of which institutions nothing is held, and leads from a question on weights to the calculator', () => {
    const asked = /Not found by us: \[admission weights.* tests and required.* ask at .*: Yes.*- Application dates/s;
    expect(markdown('/universities/ksu')).toMatch(asked);
    expect(markdown('/calculator')).toMatch(/Not worked out here[\s\S]*\/en\/universities\/ksu\)/);
    expect(markdown('/questions/kfupm-weights')).toContain('](/en/calculator?for=kfupm)');
  });
});
