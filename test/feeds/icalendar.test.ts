import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { keptYear } from '../../build/site/answers/places.ts';
import { feedFiles } from '../../build/site/feeds/files.ts';
import { type CalendarEvent, icalendar } from '../../build/site/feeds/icalendar.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';
import { CATALOGUE, certain, publication, ROLLING } from '../support/publication.ts';

/** The events of a calendar, as a parser that is not the writer reads them. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const last = event.endDate.clone();
    last.adjust(-1, 0, 0, 0);
    return {
      uid: event.uid,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      summary: event.summary,
      description: event.description,
      first: event.startDate.toString(),
      last: last.toString(),
      isDay: event.startDate.isDate && event.endDate.isDate,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      modified: component.getFirstPropertyValue('last-modified')?.toString() ?? null,
      url: String(component.getFirstPropertyValue('url')),
    };
  });

const feed = (path: string, parts = {}) => {
  const file = [...feedFiles(publication(parts))].find((each) => each.path === path);
  expect(file?.contentType).toBe('text/calendar; charset=utf-8');
  return String(file?.body);
};

describe('exam windows as events', () => {
  const events = eventsOf(feed('/feeds/exams.ics'));

  it('have the announced days, both included, and say where only one is known', () => {
    expect(events.map(({ summary, first, last, isDay }) => ({ summary, first, last, isDay }))).toEqual([
      {
        summary: 'اختبار القدرات العامة: التسجيل المبكر',
        first: '2026-12-01',
        last: '2026-12-10',
        isDay: true,
      },
      {
        summary: 'اختبار القدرات العامة: آخر يوم للتسجيل (غير مؤكد)',
        first: '2027-01-31',
        last: '2027-01-31',
        isDay: true,
      },
    ]);
  });

  it('credit their source in both languages', () => {
    const [first] = events;
    expect(first?.url).toBe('https://official.example/announcement');
    expect(first?.description).toContain('المصدر: إعلان رسمي (2026-05-01)، https://official.example/announcement');
    expect(first?.description).toContain('General Aptitude Test: Early registration');
    expect(events[1]?.description).toContain('For: Students');
  });

  it('are stamped with a day of the data, never with that of the build', () => {
    expect(events.map(({ stamp, modified }) => [stamp, modified])).toEqual([
      ['2026-05-01T00:00:00Z', '2026-05-01T00:00:00Z'],
      // Its own source names a month only, so that the sources of the exam speak for it.
      ['2026-05-01T00:00:00Z', '2026-05-01T00:00:00Z'],
    ]);
    const exams = CATALOGUE.exams.map((exam) => ({
      ...exam,
      sources: exam.sources.map((source) => ({ ...source, published: null })),
    }));
    const [, late] = eventsOf(feed('/feeds/exams.ics', { catalogue: { ...CATALOGUE, exams } }));
    expect([late?.stamp, late?.modified]).toEqual(['1970-01-01T00:00:00Z', null]);
    expect(feed('/feeds/exams.ics', { asOf: '2026-11-25' })).toBe(feed('/feeds/exams.ics'));
  });

  it('keep their id when their days move', () => {
    const exams = CATALOGUE.exams.map((exam) => ({
      ...exam,
      windows: exam.windows.map((window) => ({ ...window, opens: '2027-01-05', closes: '2027-01-09' })),
    }));
    const moved = eventsOf(feed('/feeds/exams.ics', { catalogue: { ...CATALOGUE, exams } }));
    expect(moved.slice(0, 2).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(events[0]?.uid).toBe('exam-gat-registration-early-registration@example.publisher/mcp');
  });

  it('do not claim that a registration that never closes ends', () => {
    const of = (exams: typeof ROLLING) => eventsOf(feed('/feeds/exams.ics', { catalogue: { ...CATALOGUE, exams } }));
    expect(of(ROLLING)).toEqual([]);
    const [opening, ...others] = of(
      ROLLING.map((exam) => ({
        ...exam,
        windows: exam.windows.map((window) => ({ ...window, opens: '2026-11-01' })),
      })),
    );
    expect(others).toEqual([]);
    expect([opening?.first, opening?.last]).toEqual(['2026-11-01', '2026-11-01']);
    expect(opening?.description).toContain('Open all year when last looked at, on 2026-11-30');
  });

  it('of one exam are those of the feed of all', () => {
    expect(eventsOf(feed('/feeds/exams/gat.ics'))).toEqual(events);
  });
});

describe('the academic calendar as events', () => {
  const events = eventsOf(feed('/feeds/calendar.ics'));

  it('has the known days and nothing for unknown ones', () => {
    expect(events.map(({ summary, first, last }) => `${summary} ${first} ${last}`)).toEqual([
      'عودة الهيئة التعليمية 2026-08-16 2026-08-16',
      'بداية الفصل الأول 2026-08-23 2026-08-23',
      'نهاية الفصل الأول 2027-01-07 2027-01-07',
      'اليوم الوطني 2026-09-23 2026-09-23',
      'نهاية العام الدراسي 2027-06-24 2027-06-24',
      'بداية الفصل الأول (مكة المكرمة) 2026-08-30 2026-08-30',
    ]);
  });

  it('says at a general day where other days hold, and at no other', () => {
    const noted = events.filter(({ description }) => description.includes('مواعيد مختلفة في: مكة المكرمة'));
    expect(noted.map(({ summary }) => summary)).toEqual(['بداية الفصل الأول']);
  });

  it('is had as one place keeps it, its own days instead of the general ones', () => {
    const place = feed('/feeds/places/makkah.ics');
    const kept = eventsOf(place);
    expect(kept.map(({ summary, first }) => `${summary} ${first}`).sort()).toEqual([
      'اليوم الوطني 2026-09-23',
      'بداية الفصل الأول 2026-08-30',
      'عودة الهيئة التعليمية 2026-08-16',
      'نهاية العام الدراسي 2027-06-24',
      'نهاية الفصل الأول 2027-01-07',
    ]);
    expect(kept.filter(({ uid }) => events.some((general) => general.uid === uid))).toEqual([]);
    expect(place).not.toContain('مواعيد مختلفة');
    expect(feed('/feeds/en/places/makkah.ics')).toMatch(/SUMMARY:National Day[\s\S]*CATEGORIES:Holidays/);
  });

  it('calls a changed term by its own name, whatever the change is called', () => {
    const calendar = CATALOGUE.calendar.map((year) => ({
      ...year,
      regionalDifferences: year.regionalDifferences.map((place) => ({
        ...place,
        changes: place.changes.map((change) => ({ ...change, name: 'بداية الدراسة' })),
      })),
    }));
    const changed = eventsOf(feed('/feeds/calendar.ics', { catalogue: { ...CATALOGUE, calendar } }));
    expect(changed.map(({ summary }) => summary)).toEqual(events.map(({ summary }) => summary));
  });

  it('says how certain a day is, at the event of that day and in its title', () => {
    const calendar = CATALOGUE.calendar.map((year) => ({
      ...year,
      terms: year.terms.map((term) => ({
        ...term,
        endsCertainty: 'transcribed' as const,
        noteEn: 'Two transcriptions agree.',
      })),
    }));
    const marked = eventsOf(feed('/feeds/calendar.ics', { catalogue: { ...CATALOGUE, calendar } }));
    const saying = (words: string) =>
      marked.filter(({ description }) => description.includes(words)).map(({ summary }) => summary);
    expect(saying('Last day: transcribed')).toEqual(['نهاية الفصل الأول (منقول)']);
    expect(saying('Two transcriptions agree.')).toEqual(['بداية الفصل الأول', 'نهاية الفصل الأول (منقول)']);
    expect(saying('First day:')).toEqual([]);
  });

  it('tells an unofficial source from the body that decides', () => {
    const calendar = CATALOGUE.calendar.map((year) => ({
      ...year,
      holidays: year.holidays.map((each) => ({
        ...each,
        source: { ...each.source, kind: 'other' as const },
      })),
    }));
    const mixed = eventsOf(feed('/feeds/calendar.ics', { catalogue: { ...CATALOGUE, calendar } }));
    const unofficial = mixed.filter(({ description }) => description.includes('مصدر غير رسمي'));
    expect(unofficial.map(({ summary }) => summary)).toEqual(['اليوم الوطني']);
  });

  it('count the changes that were noted of them, and are stamped with the last', () => {
    const change = (field: string, was: unknown, now: unknown) => ({
      record: 'calendar/1448',
      kind: 'changed' as const,
      field,
      was,
      now,
      source: null,
    });
    const noted = [
      {
        id: '2026-12-02',
        day: '2026-12-02',
        changes: [change('terms[term-1].starts', '2026-08-22', '2026-08-23')],
      },
      {
        id: '2026-12-01',
        day: '2026-12-01',
        changes: [
          change('terms[term-1].note', null, 'Noted.'),
          change('terms[term-1].ends', '2027-01-06', '2027-01-07'),
          change('holidays[national-day]', null, { id: 'national-day' }),
        ],
      },
    ];
    const revised = eventsOf(feed('/feeds/calendar.ics', { catalogue: { ...CATALOGUE, changes: noted } }));
    expect(revised.map(({ summary, sequence, modified }) => [summary, sequence, modified?.slice(0, 10)])).toEqual([
      ['عودة الهيئة التعليمية', 0, '2026-09-01'],
      ['بداية الفصل الأول', 2, '2026-12-02'],
      ['نهاية الفصل الأول', 2, '2026-12-02'],
      ['اليوم الوطني', 0, '2026-09-01'],
      ['نهاية العام الدراسي', 0, '2026-09-01'],
      ['بداية الفصل الأول (مكة المكرمة)', 0, '2026-09-01'],
    ]);
    expect(revised.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('are the same events on another host, and called in English beside', () => {
    const elsewhere = eventsOf(feed('/feeds/calendar.ics', { baseUrl: 'https://elsewhere.example' }));
    expect(elsewhere).toEqual(events);
    const english = eventsOf(feed('/feeds/en/calendar.ics'));
    expect(english.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(english.map(({ summary }) => summary)).toContain('First term starts (Makkah)');
    expect(english[1]?.description).toMatch(/^بداية الفصل الأول\n/);
  });

  it('shows the Umm al-Qura days', () => {
    expect(events.find(({ summary }) => summary === 'اليوم الوطني')?.description).toContain('1448-04-12 هـ');
  });
});

describe('the feeds of the frozen content', async () => {
  const catalogue = await frozenCatalogue();
  const feeds = [...feedFiles(publication({ catalogue }))].filter(({ path }) => path.endsWith('.ics'));

  it('are one for all exams, one for all that is applied to, one for each exam, and one for the school years, in both languages', () => {
    expect(feeds.map(({ path }) => path).sort()).toEqual(
      [
        ...['/feeds', '/feeds/en'].flatMap((folder) => [
          `${folder}/calendar.ics`,
          `${folder}/elsewhere.ics`,
          `${folder}/applying.ics`,
          `${folder}/exams.ics`,
          ...catalogue.exams.map(({ id }) => `${folder}/exams/${id}.ics`),
          ...catalogue.places.map(({ id }) => `${folder}/places/${id}.ics`),
        ]),
      ].sort(),
    );
    expect(feeds.flatMap(({ path, body }) => (/-place-/.test(String(body)) ? [path] : []))).toHaveLength(2);
  });

  it.each(catalogue.places.map(({ id }) => id))('of %s hold the days that are kept there, and no other', (id) => {
    const unknown = {
      ...certain,
      id: 'staff-return',
      name: 'عودة',
      nameEn: 'Return',
      starts: null,
      ends: null,
      source: null,
    };
    const calendar = catalogue.calendar.map((year) => ({
      ...year,
      staffReturn: year.staffReturn ?? '2026-08-16',
      regionalDifferences: year.regionalDifferences.map((some) => ({
        ...some,
        places: [id],
        changes: [...some.changes, unknown],
      })),
    }));
    const days = calendar.flatMap((year) => {
      const { terms, holidays, staffReturn, endOfYear } = keptYear(year, id);
      const both = terms.flatMap(({ first, last }) => [first.day, last.day]);
      return [...both, ...holidays.map(({ first, last }) => first.day ?? last.day), staffReturn.day, endOfYear.day];
    });
    const [kept] = [...feedFiles(publication({ catalogue: { ...catalogue, calendar } }))].filter(
      ({ path }) => path === `/feeds/places/${id}.ics`,
    );
    expect(
      eventsOf(String(kept?.body))
        .map(({ first }) => first)
        .sort(),
    ).toEqual(days.filter((day) => day !== null).sort());
  });

  it.each(feeds.map(({ path, body }) => [path, String(body)]))('%s keeps the form of RFC 5545', (_, text) => {
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const events = eventsOf(text);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(ICAL.parse(text)[0]).toBe('vcalendar');
    for (const { url, description } of events) expect(description).toContain(url);
  });

  it('have every announced window and every day of the calendar', () => {
    const count = (path: string) => eventsOf(String(feeds.find((each) => each.path === path)?.body)).length;
    const windows = catalogue.exams.flatMap((exam) => exam.windows);
    expect(count('/feeds/exams.ics')).toBe(
      windows.filter(({ opens, closes }) => opens !== null || closes !== null).length,
    );
    const holidays = catalogue.calendar.flatMap((year) => year.holidays).filter(({ starts }) => starts !== null);
    expect(count('/feeds/calendar.ics')).toBeGreaterThan(holidays.length);
  });
});

describe('any text', () => {
  const event = (summary: string, description: string): CalendarEvent => ({
    uid: 'one@data.test.sa',
    first: '2026-12-31',
    last: '2026-12-31',
    stamp: null,
    sequence: 0,
    name: { ar: summary, en: 'One' },
    description: [description],
    url: 'https://official.example/',
    category: { ar: 'اختبار', en: 'Test' },
  });
  const calendar = (summary: string, description: string) =>
    icalendar({
      language: 'ar',
      name: summary,
      description,
      address: 'https://data.test.sa/x.ics',
      events: [event(summary, description)],
    });
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('ع', '😀', 'a', ';', ',', '\\', '\n', '\r', ':', '"', ' ', '\u202e'),
      maxLength: 300,
    }),
  );

  it('comes back as it went in, but for controls and spaces at its ends', () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const text = calendar(summary, description);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u202e]/);
        // A fold inside a character would leave a replacement character behind.
        expect(Buffer.from(text).toString()).toBe(text);
        const [parsed, ...others] = eventsOf(text);
        expect(others).toEqual([]);
        const letters = (value: string) => value.replaceAll(/[\p{C}\p{Z}\s]/gu, '');
        expect(letters(parsed?.summary ?? '')).toBe(letters(summary));
        expect(letters(parsed?.description ?? '')).toBe(letters(`One${description}`));
      }),
    );
  });
});
