import { describe, expect, it } from 'vitest';
import { siteOf } from '../../build/site/site.ts';
import { CATALOGUE, publication, ROLLING } from './publication.ts';

/** The lines of the glance in the Markdown twin of a home page, built for a day. */
function glance(path: string, asOf: string): string[] {
  const body = String(siteOf(publication({ asOf })).files.find((file) => file.path === path)?.body);
  return body.slice(0, body.indexOf('\n## ', body.indexOf('\n## ') + 1)).split('\n');
}
const line = (path: string, asOf: string, start: string) =>
  glance(path, asOf).find((each) => each.startsWith(`- ${start}`)) ?? '';

describe('the school day at a glance', () => {
  it('gives the verb the gender of its noun', () => {
    expect(line('/index.md', '2026-09-01', 'الفصل الحالي')).toContain('· ينتهي بعد 128 يومًا');
    expect(line('/index.md', '2026-09-01', 'الإجازة القادمة')).toContain('· تبدأ بعد 22 يومًا');
    expect(line('/index.md', '2026-09-23', 'إجازة الآن')).toContain('· تنتهي اليوم');
    expect(line('/index.md', '2026-08-22', 'الفصل القادم')).toContain('· يبدأ غدًا');
  });

  it('says where other days hold, and only of what differs there', () => {
    expect(line('/index.md', '2026-09-01', 'الفصل الحالي')).toContain('· مواعيد مختلفة في مكة المكرمة.');
    expect(line('/en/index.md', '2026-09-01', 'Current term')).toContain('· Different days in Makkah.');
    expect(line('/en/index.md', '2026-09-01', 'Next holiday')).not.toContain('Different days');
  });
});

describe('a period of the calendar', () => {
  it('shows how certain its days are and its note, in the page, its twin and the text of all data', () => {
    const calendar = CATALOGUE.calendar.map((year) => ({
      ...year,
      holidays: year.holidays.map((holiday) => ({
        ...holiday,
        startsCertainty: 'announced' as const,
        endsCertainty: 'doubtful' as const,
        note: 'ملاحظة',
        noteEn: 'A remark.',
      })),
    }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, calendar } }));
    const text = (path: string) => String(files.find((file) => file.path === path)?.body);
    expect(text('/index.md')).toContain('اليوم الوطني. ملاحظة');
    expect(text('/index.md')).toContain('(غير مؤكد)');
    expect(text('/en/index.html')).toContain('<span class="muted">(doubtful)</span>');
    expect(text('/llms-full.txt')).toContain('; last day doubtful; A remark.');
    expect(text('/en/index.md')).not.toContain('(announced)');
  });
});

describe('what several pages say', () => {
  const disputed = {
    otherSources: [
      { title: 'الصحيفة', url: 'https://paper.example/n1', kind: 'press' as const, published: null },
    ],
    confidence: 'disputed' as const,
  };
  const exams = CATALOGUE.exams.map((exam) => ({
    ...exam,
    windows: exam.windows.map((window) => ({ ...window, ...disputed })),
  }));
  const calendar = CATALOGUE.calendar.map((year) => ({
    ...year,
    holidays: year.holidays.map((holiday) => ({ ...holiday, ...disputed })),
  }));
  const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, exams, calendar } }));
  const text = (path: string) => String(files.find((file) => file.path === path)?.body);

  it('is credited to all of them, and said to be disputed where they disagree', () => {
    const [exam] = JSON.parse(text('/api/agent/exams.json')).exams;
    expect(exam.windows[0].citation).toBe(
      'اختلفت المصادر: إعلان رسمي (2026-05-01)، https://official.example/announcement؛ الصحيفة، https://paper.example/n1',
    );
    expect(exam.windows[0].citationEn).toBe(
      'Sources disagree: إعلان رسمي (2026-05-01), https://official.example/announcement; الصحيفة, https://paper.example/n1',
    );
    expect(text('/feeds/calendar.ics').replaceAll('\r\n ', '')).toContain('Sources disagree: ');
  });

  it.each([
    {
      page: '/en/index.md',
      shown:
        'Sources disagree: [إعلان رسمي](https://official.example/announcement) (official, 2026-05-01), [الصحيفة](https://paper.example/n1) (press)',
    },
    { page: '/index.md', shown: 'اختلفت المصادر: [إعلان رسمي]' },
    { page: '/en/index.html', shown: '<span class="muted">(Sources disagree)</span>' },
  ])('is shown with all of them on $page', ({ page, shown }) => {
    expect(text(page)).toContain(shown);
  });
});

describe('what is null', () => {
  it.each([
    { verifiedOn: null, lookedOn: null, ar: 'لم يُعثر على إعلان.', en: 'No announcement found.' },
    {
      verifiedOn: null,
      lookedOn: '2026-11-20',
      ar: 'لم يُعثر على إعلان حتى 20 نوفمبر 2026.',
      en: 'No announcement found as of 20 November 2026.',
    },
    {
      verifiedOn: '2026-11-21',
      lookedOn: '2026-11-20',
      ar: 'لم يُعلن حتى 21 نوفمبر 2026.',
      en: 'Not announced as of 21 November 2026.',
    },
  ])('is called no more than what was looked at: $en', ({ verifiedOn, lookedOn, ar, en }) => {
    const exams = CATALOGUE.exams.map((exam) => ({ ...exam, windows: [], verifiedOn, lookedOn }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, exams } }));
    const text = (path: string) => String(files.find((file) => file.path === path)?.body);
    expect(text('/index.md')).toContain(`الفترة القادمة: ${ar}`);
    expect(text('/en/index.html')).toContain(`Next window: ${en}`);
  });

  it('is the answer of a question as of the day for which the question is known to hold', () => {
    const faq = CATALOGUE.faq.map((entry) => ({
      ...entry,
      answer: null,
      answerEn: null,
      verifiedOn: null,
      validAsOf: '2026-11-19',
    }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, faq } }));
    const text = String(files.find((file) => file.path === '/en/index.md')?.body);
    expect(text).toContain('No announcement found as of 19 November 2026.');
  });
});

describe('an exam', () => {
  it('has the note of its record beside its status, on the page and in its twin', () => {
    const note = 'لم تُعلن مواعيد الفترات الورقية.';
    const exams = CATALOGUE.exams.map((exam) => ({ ...exam, note }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, exams } }));
    const bodies = ['/index.html', '/index.md'].map((path) =>
      String(files.find((file) => file.path === path)?.body),
    );
    for (const body of bodies) expect(body).toContain(note);
  });

  it.each(['2026-11-20', '2026-12-20'])(
    'says of a registration that never closes until when that is known, as of %s',
    (asOf) => {
      const { files } = siteOf(publication({ asOf, catalogue: { ...CATALOGUE, exams: ROLLING } }));
      const text = (path: string) => String(files.find((file) => file.path === path)?.body);
      expect(text('/index.md')).toContain('متاح طوال العام، بحسب علمنا حتى الاثنين 30 نوفمبر 2026');
      expect(text('/en/index.md')).toContain('Open all year, known to hold until Monday 30 November 2026');
      expect(text('/en/index.html')).toContain(
        'Open all year, known to hold until <span class="day"><time datetime="2026-11-30">',
      );
      expect(text('/llms-full.txt')).toContain('open all year, known to hold until 2026-11-30');
    },
  );
});

describe('what may be relied on', () => {
  it('says of each area how many records rest on neither an official page nor a newspaper', () => {
    const exams = CATALOGUE.exams.map((exam) => ({
      ...exam,
      sources: exam.sources.map((source) => ({ ...source, kind: 'other' as const })),
    }));
    const { files } = siteOf(publication({ catalogue: { ...CATALOGUE, exams } }));
    const body = (path: string) => String(files.find((file) => file.path === path)?.body);
    const count = exams.length;
    expect(body('/en/index.md')).toContain(`| Exams | ${count} | 0 | ${count} |`);
    expect(body('/en/index.html')).toContain(
      `<th scope="row">Exams</th><td>${count}</td><td>0</td><td>${count}</td>`,
    );
  });
});
