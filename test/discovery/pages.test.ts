import { describe, expect, it } from 'vitest';
import type { Edition } from '../../build/publication/publication.ts';
import type { Missing } from '../../build/schema/missing.ts';
import { pageAddress } from '../../build/site/pages/addresses.ts';
import { correctionLinks } from '../../build/site/pages/links.ts';
import { CATALOGUE, official, publication, ROLLING } from '../support/publication.ts';
import { siteOf, textOf } from '../support/site-files.ts';

/** What the files of the site say that is built from parts of an edition, by path. */
const built = (parts: Partial<Edition>) => textOf(siteOf(publication(parts)));
const withCatalogue = (parts: Partial<Edition['catalogue']>) => built({ catalogue: { ...CATALOGUE, ...parts } });

describe('the home page', () => {
  it.each([
    ['2026-09-23', 'اليوم الوطني\n\n**اليوم**\n', 'National Day\n\n**Today**\n'],
    [
      '2026-09-01',
      'الفصل الأول\n\n**اليوم يوم دراسي بحسب المعلن**\n\n**بقي 128 يومًا** · حتى',
      'First term\n\n**Today is a school day, as announced**\n\n**128 days left** · until',
    ],
    ['2026-09-01', 'الإجازة القادمة: اليوم الوطني، **بعد 22 يومًا**', 'Next break: National Day, **in 22 days**'],
    [
      '2026-08-22',
      '\n\nتبدأ الدراسة الأحد 23 أغسطس 2026\n\n**غدًا**',
      '\n\nSchool starts on Sunday 23 August 2026\n\n**tomorrow**',
    ],
  ])('leads on %s with what holds that day: %s', (asOf, ar, en) => {
    const text = built({ asOf });
    expect(text('/index.md')).toContain(ar);
    expect(text('/en/index.md')).toContain(en);
  });

  it('tells apart the places where the day is another one', () => {
    const text = built({ asOf: '2026-08-25' });
    const [general = '', makkah = ''] = text('/en/index.html').split('data-places="').slice(1);
    expect(general).toMatch(/^elsewhere"[\s\S]*First term/);
    expect(makkah).toMatch(/^makkah"[\s\S]*School starts on .*30 August 2026/);
  });
});

const NO_TERMS = { terms: [], staffReturn: null, endOfYear: null };
const NO_ANSWER = { answer: null, answerEn: null, verifiedOn: null };
const NO_PAGES = { url: null, registrationUrl: null };

describe('the page of a school year', () => {
  it('shows how certain its days are, and its notes', () => {
    const certainty = { startsCertainty: 'announced', endsCertainty: 'doubtful' } as const;
    const noted = { ...certainty, note: 'ملاحظة', noteEn: 'A remark.' };
    const calendar = CATALOGUE.calendar.map((year) => ({
      ...year,
      holidays: year.holidays.map((holiday) => ({ ...holiday, ...noted })),
    }));
    const text = withCatalogue({ calendar });
    expect(text('/calendar.md')).toContain('| اليوم الوطني (غير مؤكد) |');
    expect(text('/calendar.md').split(/\n(?:اليوم الوطني|عيد الأضحى): ملاحظة/)).toHaveLength(5);
    expect(text('/calendar/1448.md').split('ملاحظة')).toHaveLength(5);
    const before = built({ catalogue: { ...CATALOGUE, calendar }, asOf: '2026-09-01' })('/en/calendar.md');
    expect(before).toMatch(/Next break: National Day, \*\*in 22 days.*\(doubtful\)\n\nBack at school/);
    expect(text('/llms-full.txt')).toContain('A remark.');
    const fourOf = <T>(some: readonly T[]) => ['a', 'b', 'c', 'd'].flatMap((id) => some.map((one) => ({ ...one, id })));
    const many = calendar.map((year) => ({ ...year, holidays: fourOf(year.holidays.slice(0, 1)) }));
    expect(withCatalogue({ calendar: many })('/calendar.md')).toMatch(
      /هذه الأيام غير مؤكدة \(من خبر.*غير ذلك\..*(\| اليوم الوطني \|.*){4}/s,
    );
    expect(text('/en/calendar.md')).not.toContain('(announced)');
    const unknown = { starts: null, ends: null };
    const doubted = <T>(one: T, at: number) => ({
      ...one,
      startsCertainty: 'doubtful' as const,
      ...(at > 0 && unknown),
    });
    const alike = calendar.map((year) => ({ ...year, ...NO_TERMS, holidays: year.holidays.map(doubted) }));
    const md = built({ catalogue: { ...CATALOGUE, calendar: alike }, asOf: '2026-09-01' })('/en/calendar.md');
    expect(md).toMatch(/Add calendar.*Doubtful: from an old.*\| National Day \(doubtful\) \|(?!.*\(announced\))/s);
    expect(built({ asOf: '2030-01-01' })('/en/calendar/1448.md')).not.toContain('Add calendar');
  });

  it('puts a holiday into one’s own calendar by a link, with its days, both included, and its source', () => {
    const page = built({ asOf: '2026-09-01' })('/en/calendar.html');
    expect(page).toContain('og:description" content="Next break: National Day, Wednesday 23 September 2026. Terms');
    const [, address = ''] = /utf-8,([^"]*)" download="[^"]*2026-09-23/.exec(page) ?? [];
    const entry = decodeURIComponent(address).replaceAll('\r\n ', '').split('\r\n');
    expect(entry).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260923',
        'DTEND;VALUE=DATE:20260924',
        'SUMMARY:National Day',
        expect.stringMatching(/^DESCRIPTION:./),
        expect.stringMatching(/^URL:https:\/\/data\.test\.sa\/en\/calendar$/),
      ]),
    );
  });

  it('has the calendar of each place, merged, under an anchor of its own', () => {
    const page = built({})('/en/calendar.html');
    const [general = '', makkah = ''] = page.split('<span id="').slice(1);
    expect(general).toContain('<time datetime="2026-08-23">');
    expect(makkah).toMatch(/^makkah"/);
    expect(makkah).toContain('<time datetime="2026-08-30">');
    expect(makkah).not.toContain('<time datetime="2026-08-23">');
  });
});

describe('what several pages say', () => {
  const disputed = {
    otherSources: [{ title: 'الصحيفة', url: 'https://paper.example/n1', kind: 'press' as const, published: null }],
    confidence: 'disputed' as const,
  };
  const text = withCatalogue({
    exams: CATALOGUE.exams.map((exam) => ({
      ...exam,
      windows: exam.windows.map((window) => ({ ...window, ...disputed })),
    })),
    calendar: CATALOGUE.calendar.map((year) => ({
      ...year,
      holidays: year.holidays.map((holiday) => ({ ...holiday, ...disputed })),
    })),
    faq: CATALOGUE.faq.map((one) => ({ ...one, answerEn: 'Just one step.\n1. KSU.', confidence: 'disputed' as const })),
  });

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
      page: '/en/exams/gat.md',
      shown:
        'Sources disagree: [إعلان رسمي](https://official.example/announcement) in Arabic (official, 2026-05-01), [الصحيفة](https://paper.example/n1) in Arabic (press)',
    },
    { page: '/en/questions/weighted.md', shown: 'Just one step.\n\n1. [KSU](/en/universities/ksu).\n' },
    { page: '/en/calendar.html', shown: '<span class="muted">(Sources disagree)</span>' },
    { page: '/en/questions/weighted.md', shown: 'Sources disagree on this' },
  ])('is shown with all of them on $page', ({ page, shown }) => {
    expect(text(page)).toContain(shown);
  });
});

describe('what changed', () => {
  const change = { kind: 'changed' as const, source: null };
  const on = (day: string) => ({ id: day, day });
  const text = withCatalogue({
    changes: [
      {
        ...on('2026-11-19'),
        changes: [
          { ...change, record: 'faq/weighted', field: 'answerEn', was: '2025.', now: `In 2026${', so'.repeat(40)}.` },
          { ...change, record: 'faq/weighted', field: 'answer', was: 'يُحسب في 2025.', now: 'نعم. ويُحسب في 2026.' },
          { ...change, record: 'exams/gat', field: 'windows[Results].opens', was: '2026-12-20', now: '2026-12-24' },
          { ...change, record: 'exams/gat', field: 'feeSar', was: null, now: 100 },
          { ...change, record: 'exams/gat', field: 'windows[Next test]', was: null, now: { opens: null } },
          { ...change, record: 'exams/gat', field: 'windows[Results].source', was: null, now: {} },
          { record: 'admission/ksu-1446', kind: 'removed', field: null, was: null, now: null, source: null },
          ...['Pass it in May.', 'A score of 70.', 'Pass it in June.', 'A least score of 70.'].map((text, at) => {
            const ends = at < 2 ? { was: {}, now: null } : { was: null, now: {} };
            return { ...change, record: 'admission/quiet', field: `tracks[All].conditions[${text}]`, ...ends };
          }),
        ],
      },
      {
        ...on('2026-11-18'),
        changes: [
          { ...change, record: 'faq/weighted', field: 'answerEn', was: 'A', now: 'B' },
          { ...change, record: 'exams/gat', field: 'feeLateSar', was: null, now: 150 },
        ],
      },
    ],
  });

  it('dates the data that it is about', () => {
    const { 'dcat:dataset': datasets } = JSON.parse(text('/catalog.jsonld'));
    const dated = datasets.map((one: Record<string, unknown>) => JSON.stringify(one['dct:modified']) ?? '');
    expect(dated.filter((day: string) => day.includes('2026-11-19'))).toHaveLength(2);
  });

  it('is told in sentences under its day, exams first', () => {
    const page = text('/en/changes.md');
    expect(page).toContain('Moved: the first day of Results of [General Aptitude Test](/en/exams/gat) from 20 Dec');
    expect(page).toContain('We added the fee in SAR (100), and a window whose day is not announced (Next test).');
    expect(page).toMatch(/quiet\) Before \(All\): Pass it in May; Now \(All\): Pass it in June$/m);
    expect(page).toMatch(/Thursday 19 .*ksu\) We removed .* \(1446\)\..*weighted\) Now: In 2026(, so)+…$/ms);
    expect(page).toMatch(/^### Wednesday 18 November 2026 \([^)]*\)$/m);
    expect(text('/changes.md')).toContain('[اختبار القدرات العامة](/exams/gat) أضفنا الرسوم بالريال (100)، وفترة لم');
    expect(text('/changes.md')).toContain('الآن: يُحسب في 2026');
  });

  it('is where the feed leads', () => {
    expect(text('/feeds/changes.atom')).toContain('href="https://data.test.sa/changes#day-2026-11-19"');
    expect(text('/changes.html')).toMatch(
      /href="#exams" id="exams".*class="of of-exams of-admission".*id="day-2026-11-19"/s,
    );
  });
});

describe('what is null', () => {
  it.each([
    { verifiedOn: null, lookedOn: null, ar: 'لا نملك مصدرًا: ', en: 'We hold no source: ' },
    {
      verifiedOn: null,
      lookedOn: '2026-11-20',
      ar: '**لم نجد موعدًا معلنًا للتسجيل** بحثنا في 20 نوفمبر 2026',
      en: '20 November 2026',
    },
  ])('is called no more than what was looked at: $en', ({ verifiedOn, lookedOn, ar, en }) => {
    const text = withCatalogue({
      exams: CATALOGUE.exams.map((exam) => ({ ...exam, ...NO_PAGES, windows: [], verifiedOn, lookedOn })),
    });
    expect(text('/en/exams/gat.md')).toContain('[Official site: ');
    expect(text('/exams/gat.md')).toContain(ar);
    expect(text('/en/exams/gat.html')).toContain(en);
  });

  it('is the answer of a question as of the day on which its sources were read', () => {
    const text = withCatalogue({
      faq: CATALOGUE.faq.map((one) => ({ ...one, ...NO_ANSWER, readOn: '2026-11-19' })),
    });
    expect(text('/en/questions/weighted.md')).toContain('No reliable source found as of 19 November 2026.');
    const { faq, calendar } = JSON.parse(text('/assets/names-en.json'));
    expect(faq[0][4]).toEqual('No reliable source found as of 19 November 2026.');
    expect(JSON.parse(text('/assets/names.json')).faq[0][4]).toEqual('لم نجد مصدرًا موثوقًا حتى 19 نوفمبر 2026.');
    expect(calendar[0][4]).toMatch(/^Most cities: .*year: Thursday 24 June 2027, in 216 days$/);
  });

  it('is begun in the search with what limits its source as sentences', () => {
    const said = 'We do not hold the fees of all private universities, so we name none as the cheapest.';
    const answerEn = `${said} Here${' is a list'.repeat(20)}. Theirs differ, as undated pages say.`;
    const text = withCatalogue({ faq: CATALOGUE.faq.map((one) => ({ ...one, answerEn })) });
    expect(JSON.parse(text('/assets/names-en.json')).faq[0][4]).toBe(`${said} Theirs differ, as undated pages say.`);
  });

  it('keeps nothing from being found: what is taught that is no major, and the days of a region by its cities', () => {
    const [place] = CATALOGUE.places;
    const unlisted = ({ colleges }: (typeof CATALOGUE.universities)[number]) =>
      colleges.map((each) => ({ ...each, majors: each.majors.map((major) => ({ ...major, major: null })) }));
    const text = withCatalogue({
      places: place ? [{ ...place, id: 'riyadh', name: 'الرياض' }] : [],
      universities: CATALOGUE.universities.map((record) => ({
        ...record,
        city: 'المجمعة',
        regionId: 'riyadh',
        colleges: unlisted(record),
      })),
    });
    const { colleges, calendar } = JSON.parse(text('/assets/names.json'));
    expect(colleges.flat()).toContainEqual(['الفيزياء', 'Physics', '', [], []]);
    expect(calendar.find(([id]: string[]) => id === '/calendar#riyadh')[3]).toContain('المجمعة');
  });

  it('is named on the page of an institution, with its reason', () => {
    const why: Missing = { reason: 'not-found', lookedOn: '2026-11-20', source: null, questions: [] };
    const text = withCatalogue({
      universities: CATALOGUE.universities.map((record) => ({
        ...record,
        kind: null,
        url: null,
        missing: { kind: why, url: { ...why, reason: 'disputed' } },
      })),
    });
    const page = text(`/en/universities/${CATALOGUE.universities[0]?.id}.md`);
    expect(page).toContain('Sector: No reliable source found as of 20 November 2026');
    expect(page).toContain('Official site: Sources disagree, as the note says');
  });

  it('is named on the page of an exam, and no figure stands in for it', () => {
    const page = built({})('/en/exams/gat.md');
    expect(page).toContain('- Fee: SAR 100');
    expect(page).toMatch(/\[Official site: etec\.example\].*\[Official page/);
    expect(page).toMatch(/No reliable source found as of 20 November 2026: whom .*, the number of attempts, .*results/);
  });

  it('says whose each figure is where unofficial sources give some of them', () => {
    const other = { ...official, kind: 'other' as const, supports: ['durationMinutes'] };
    const sources = [{ ...official, supports: ['feeSar'] }, other];
    const exams = CATALOGUE.exams.map((exam) => ({ ...exam, durationMinutes: 90, sources }));
    expect(withCatalogue({ exams })('/en/exams/gat.md')).toMatch(/Fee: SAR 100 \(official\)\n.*\(unofficial\)\n/);
  });

  it.each([
    {
      why: { reason: 'not-announced', source: official },
      shown: '- Number of attempts: Not announced yet, as the body itself says: [',
    },
    { why: { reason: 'does-not-apply' }, shown: '- Number of attempts: Does not apply' },
    { why: { reason: 'disputed' }, shown: '- Number of attempts: Sources disagree, as the note says' },
    {
      why: { reason: 'see-questions', questions: ['weighted'] },
      shown: '- Number of attempts: A mean of several scores.',
    },
  ] satisfies { why: Partial<Missing> & Pick<Missing, 'reason'>; shown: string }[])(
    'is worded by its reason: $why.reason',
    ({ why, shown }) => {
      const attempts: Missing = { lookedOn: null, source: null, questions: [], ...why };
      const exams = CATALOGUE.exams.map((exam) => ({ ...exam, lookedOn: null, missing: { attempts } }));
      const page = withCatalogue({ exams })('/en/exams/gat.md');
      expect(page).toContain(shown);
      expect(page).toMatch(/We hold no source: whom it is for, its length, .* of its sections, its range of scores\./);
    },
  );
});

it('leads the page of an institution with what some are charged, and says that a year is past', () => {
  const cost = { name: 'الهندسة', nameEn: 'Engineering', degree: 'bachelor', amountSar: 500, vat: 'applies' } as const;
  const read = { audience: 'غيرهم', readOn: '2026-11-20', source: official, otherSources: [], confidence: null };
  const whose = { ...read, per: 'credit-hour', year: '1441' } as const;
  const tuition = ['Transferring', 'Enrolled to 2024'].map((audienceEn) => ({ ...cost, ...whose, audienceEn }));
  const universities = CATALOGUE.universities.map((record) => ({ ...record, tuition }));
  const page = withCatalogue({ universities })(`/en/universities/${universities[0]?.id}.md`);
  expect(page).toContain('page: Transferring (For 1441 AH): SAR 500 a credit hour (bachelor), VAT applies \\[');
  expect(page).toContain('For 1441 AH, a past year');
});

it.each(['1446', '1448'])('takes no date of a year that is over for one of an institution: %s', (year) => {
  const about = { asks: ['when' as const], years: [year], exams: [], universities: [] };
  const faq = CATALOGUE.faq.map((each) => ({ ...each, category: 'dates' as const, appliesTo: 'ksu', about }));
  const page = withCatalogue({ faq })('/en/universities/ksu.md');
  expect(page.includes('- Application dates: ')).toBe(year === '1448');
});

describe('the page of an exam', () => {
  it('has the note of its record, on the page and in its twin', () => {
    const note = 'لم تُعلن مواعيد الفترات الورقية.';
    const text = withCatalogue({ exams: CATALOGUE.exams.map((exam) => ({ ...exam, note })) });
    for (const path of ['/exams/gat.html', '/exams/gat.md']) expect(text(path)).toContain(note);
  });

  it('parts what is to come from what is over, and calls nothing over that has no day', () => {
    const [coming = '', past = ''] = built({ asOf: '2026-12-20' })('/en/exams/gat.md').split('## Past dates');
    expect(coming).toContain('Late registration');
    expect(coming).toContain('Results');
    expect(coming).not.toContain('Early registration');
    expect(past).toContain('Early registration');
  });

  it.each(['2026-11-20', '2026-12-20'])(
    'says of a registration that never closes when it was last seen, as of %s',
    (asOf) => {
      const text = built({ asOf, catalogue: { ...CATALOGUE, exams: ROLLING } });
      expect(text('/exams/gat.md')).toContain('التسجيل المبكر · كان كذلك عند آخر اطلاع عليه، في 30 نوفمبر 2026');
      expect(text('/en/exams/gat.html')).not.toContain('id="windows"');
      expect(text('/llms-full.txt')).toMatch(/as last seen on 30 November 2026/i);
    },
  );

  it('lets a reader follow its dates', () => {
    const page = built({})('/en/exams/gat.html');
    expect(page).toContain('href="webcal://data.test.sa/feeds/en/exams/gat.ics"');
    expect(page).toContain(
      'href="https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fdata.test.sa%2Ffeeds%2Fen%2Fexams%2Fgat.ics"',
    );
  });
});

describe('without pages of records', () => {
  const text = built({ recordPages: false });
  const whole = siteOf(publication()).files.map(({ path }) => path);
  const without = siteOf(publication({ recordPages: false })).files.map(({ path }) => path);

  it('nothing else is missing, and links to records lead to their answers', () => {
    const missing = whole.filter((path) => !without.includes(path));
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter((path) => !/^(\/en)?\/[a-z]+\/[^/]+\.(html|md)$/.test(path))).toEqual([]);
    expect(text('/exams.html')).toContain('href="/api/agent/exams/gat"');
    expect(text('/en/questions.html')).toContain('href="/api/agent/faq/weighted"');
    expect(text('/sitemap.xml')).not.toContain('/exams/gat');
  });
});

describe('what may be relied on', () => {
  it('stands in one line below the sources', () => {
    const text = built({});
    expect(text('/en/exams/gat.md')).toContain('Dates looked for on 20 November 2026 · not yet reviewed by an editor');
    expect(text('/en/questions/weighted.md')).toContain(
      'Sources read on 20 November 2026 · as its sources had it on 1 November 2026 · not yet reviewed',
    );
    expect(text('/en/calendar.md')).toContain('compared with its sources by an editor on 1 September 2026');
  });

  it('says of each area how many records rest on neither an official page nor a newspaper', () => {
    const exams = CATALOGUE.exams.map((exam) => ({
      ...exam,
      sources: exam.sources.map((source) => ({ ...source, kind: 'other' as const })),
    }));
    const text = withCatalogue({ exams });
    expect(text('/en/about.md')).toContain(`| Exams | ${exams.length} | 0 | ${exams.length} |`);
  });
});

describe('a correction can be suggested where a repository is named', () => {
  const repository = 'ministry/data';
  const named = publication({
    catalogue: { ...CATALOGUE, service: { ...CATALOGUE.service, repository } },
  });
  const leadsTo = (path: string, of = named) =>
    correctionLinks(pageAddress(path), of, 'en').flatMap(({ html }) =>
      [...html.markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    );
  const at = 'https://github.com/ministry/data';

  it.each([
    ['/exams/gat', ['exams/gat.yaml']],
    ['/questions/weighted', ['faq/weighted.yaml']],
    ['/majors/physics', ['majors.yaml']],
    ['/exams', []],
    ['/', []],
  ])('of %s', (path, files) => {
    const record = encodeURIComponent(`https://data.test.sa/en${path}`);
    expect(leadsTo(path)).toEqual([
      `${at}/issues/new?template=wrong-data.yml&record=${record}`,
      ...files.map((file) => `${at}/edit/main/content/${file}`),
    ]);
  });

  it('and nowhere else', () => {
    expect(leadsTo('/exams/gat', publication())).toEqual([]);
  });
});
