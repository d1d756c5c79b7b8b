import { describe, expect, it } from 'vitest';
import { addDays } from '../../build/days/days.ts';
import { listOf } from '../../build/site/answers/answers.ts';
import { standingOn } from '../../build/site/answers/exam-status.ts';
import { keptYear } from '../../build/site/answers/places.ts';
import { schoolDay, today } from '../../build/site/answers/today.ts';
import { calendarPages } from '../../build/site/pages/calendar/calendar.ts';
import { pageContext } from '../../build/site/pages/context.ts';
import { examPage, examsPage } from '../../build/site/pages/exams/exams.ts';
import { comingWindows } from '../../build/site/pages/exams/windows.ts';
import { homePage } from '../../build/site/pages/home.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';

const DAYS = [2026, 2027, 2028].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`),
);

const catalogue = await frozenCatalogue();
const places = catalogue.places.map(({ id }) => id);
/** The frozen content names the places that differ in words alone. */
const frozen = {
  ...catalogue,
  calendar: catalogue.calendar.map((year) => ({
    ...year,
    regionalDifferences: year.regionalDifferences.map((some) => ({ ...some, places })),
  })),
};
const editionOn = (asOf: string) => ({
  catalogue: frozen,
  baseUrl: 'https://data.example',
  asOf,
  routes: [],
});

describe.each(DAYS)('on %s', (asOf) => {
  const edition = editionOn(asOf);
  const { exams } = listOf('exams', edition);
  const answer = today(edition);
  const pages = pageContext(edition);

  it('every answer and page says the same of an exam', () => {
    const ids = (status: string) => exams.filter((exam) => exam.status === status).map(({ id }) => id);
    expect(answer.exams.open.map(({ id }) => id)).toEqual(ids('open'));
    expect(answer.exams.upcoming.map(({ id }) => id)).toEqual(ids('upcoming'));
    const labels = [...new Set(exams.map((exam) => standingOn(exam, asOf).label.en))];
    for (const exam of exams) {
      const own = standingOn(exam, asOf).label.en;
      expect(exam.statusLabelEn.startsWith(own)).toBe(true);
      if (exam.status === 'awaiting_announcement') expect(own).not.toMatch(/open|upcoming/);
      const page = examPage(exam, pages, 'en').main.markdown;
      expect(labels.filter((label) => page.includes(`**${label}**`))).toEqual([own]);
      // Of a registration that was open all year a source was found, however long ago; nobody says that it is over.
      const [coming = '', past = ''] = page.split('## Past dates\n');
      const isRolling = exam.windows.some(({ rollingUntil }) => rollingUntil !== null);
      const isUnconfirmed = isRolling && exam.status === 'awaiting_announcement';
      expect(past).not.toMatch(/open all year/i);
      expect(coming.includes('Was open all year when last looked at')).toBe(isUnconfirmed);
      expect(coming.includes('Open all year when last looked at')).toBe(isRolling && !isUnconfirmed);
      if (isRolling) expect(coming).not.toContain('## Registration and coming dates\n\nNo announced');
    }
    const waits = exams.some(({ statusBasis }) => statusBasis === 'announced-later');
    for (const page of [homePage(pages, 'ar'), examsPage(pages, 'ar')]) {
      expect(page.main.markdown.includes('بانتظار الإعلان')).toBe(waits);
    }
  });

  it('what has begun and not ended is running, in every place', () => {
    for (const place of [null, ...frozen.places.map(({ id }) => id)]) {
      const years = frozen.calendar.map((year) => keptYear(year, place));
      const { term, holiday, nextTerm, nextHoliday, turns, unannounced } = schoolDay(years, asOf);
      const runs = (last: string | null, first: string | null) =>
        first !== null && last !== null && first <= asOf && asOf <= last;
      for (const year of years) {
        for (const [index, each] of year.terms.entries()) {
          const { first, last } = each;
          // Nobody announced the end: it runs until the next term or the end of the year, for 20 weeks at most.
          const ends = [year.terms[index + 1]?.first.day, year.endOfYear.day].filter((day) => day != null);
          const longest = first.day && addDays(first.day, 139);
          const isOpen = last.day === null && runs(longest, first.day) && ends.every((day) => asOf < day);
          if (isOpen || runs(last.day, first.day)) expect(term).toBe(each);
        }
        const now = year.holidays.find((each) => runs(each.last.day, each.first.day));
        if (now !== undefined) expect(holiday).toBe(now);
      }
      for (const next of [nextTerm, nextHoliday]) if (next !== null) expect((next.first.day ?? '') > asOf).toBe(true);
      expect(turns.every(({ date }) => date >= asOf)).toBe(true);
      if (term?.last.day === null || turns.length === 0) expect(unannounced).not.toEqual([]);
    }
  });

  it('nothing past is called coming', () => {
    const isPast = (day: string | null | undefined) => day != null && day < asOf;
    for (const exam of exams) {
      expect(exam.statusChanges.filter(({ date }) => date <= asOf)).toEqual([]);
      expect(isPast(exam.registration?.closes)).toBe(false);
      expect(comingWindows(exam, asOf).filter(({ closes }) => isPast(closes))).toEqual([]);
    }
    const [calendar] = calendarPages(pages, 'en');
    expect(calendar?.main.markdown).not.toMatch(/\*\*in -|\*\*-\d/);
  });

  it('holds until the day that it names', () => {
    const { validUntil } = answer;
    if (validUntil === null) return;
    expect(validUntil > asOf).toBe(true);
    const { asOf: _, asOfHijri: __, ...rest } = answer;
    expect(today(editionOn(addDays(validUntil, -1)))).toMatchObject(rest);
    const { validUntil: changes } = listOf('exams', edition);
    if (changes !== null) expect(validUntil <= changes).toBe(true);
  });
});
