import { expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE } from './chromium.ts';

const { describeInBrowser, visit } = await chromiumForTests();
const server = await frozenServer();

interface Task {
  readonly task: string;
  readonly language: 'ar' | 'en';
  /** What is typed into the search of the home page first. */
  readonly typed?: string;
  /** The names of the links that are touched, one after the other; each has to be within two screens. */
  readonly touched: readonly string[];
  /** What has to be seen within two screens then. */
  readonly seen: readonly string[];
}

const TASKS: readonly Task[] = [
  { task: 'whether an exam is open', language: 'ar', touched: [], seen: ['القدرات العامة', 'لم نجد موعدًا معلنًا'] },
  { task: 'how to register for the GAT', language: 'ar', touched: ['اختبار القدرات العامة'], seen: ['موقع التسجيل'] },
  { task: 'what is asked of exams', language: 'ar', touched: ['الاختبارات'], seen: ['كم مرة يمكن أداء', 'خمس فرص'] },
  { task: 'the age of a certificate', language: 'ar', touched: ['الأسئلة', 'شروط القبول'], seen: ['خمس سنوات'] },
  {
    task: 'when registration for the Tahsili closes',
    language: 'ar',
    typed: 'متى ينتهي تسجيل التحصيلي',
    touched: ['الاختبار التحصيلي للتخصصات العلمية'],
    seen: ['لم نجد موعدًا معلنًا للتسجيل'],
  },
  {
    task: 'when registration for the Tahsili closes',
    language: 'en',
    typed: 'when does tahsili registration close',
    touched: ['Scholastic Achievement Admission Test (scientific)'],
    seen: ['No announced registration date'],
  },
  {
    task: 'the dates of an exam in the own calendar',
    language: 'en',
    touched: ['General Aptitude Test'],
    seen: ['Apple Calendar', 'Google Calendar', 'ICS file'],
  },
  { task: 'what holds today', language: 'ar', touched: [], seen: ['إجازة الخريف'] },
  { task: 'the next break', language: 'ar', touched: ['التقويم'], seen: ['إجازة الخريف'] },
  {
    task: 'the mid-year break',
    language: 'en',
    typed: 'mid-year break',
    touched: ['Academic calendar'],
    seen: ['Autumn break'],
  },
  { task: 'the calendar on the own phone', language: 'ar', touched: ['التقويم'], seen: ['أضف هذا التقويم'] },
  {
    task: 'who teaches nursing in Riyadh',
    language: 'ar',
    typed: 'من يدرس التمريض في الرياض',
    touched: ['التمريض في منطقة الرياض'],
    seen: ['جامعة الملك سعود', 'من يدرّس التمريض وما ينقص قوائمنا'],
  },
  {
    task: 'who teaches nursing in Jeddah',
    language: 'ar',
    typed: 'تمريض بجدة',
    touched: [],
    seen: ['جامعة الملك عبدالعزيز'],
  },
  {
    task: 'who teaches nursing in Jeddah',
    language: 'en',
    typed: 'nursing in Jeddah',
    touched: ['Nursing in Jeddah'],
    seen: ['King Abdulaziz University'],
  },
  {
    task: 'the private universities in Jeddah',
    language: 'en',
    typed: 'private universities in Jeddah',
    touched: ['Private universities and colleges in Jeddah'],
    seen: ['Effat University'],
  },
  {
    task: 'the universities of a region',
    language: 'ar',
    typed: 'جامعات القصيم',
    touched: ['القصيم'],
    seen: ['جامعة القصيم'],
  },
  {
    task: 'who teaches law anywhere',
    language: 'ar',
    typed: 'القانون',
    touched: ['القانون'],
    seen: ['بحسب ما نعرف', 'قوائمنا ناقصة'],
  },
  {
    task: 'the colleges and the site of a university',
    language: 'ar',
    typed: 'ksu',
    touched: ['جامعة الملك سعود'],
    seen: ['الموقع الرسمي', 'كلية الهندسة', 'الهندسة المدنية'],
  },
  {
    task: 'whether the list of a university is whole',
    language: 'en',
    typed: 'King Saud University colleges',
    touched: ['King Saud University'],
    seen: ['These are some of its colleges, not all'],
  },
  {
    task: 'how to calculate the weighted score',
    language: 'ar',
    typed: 'كيف احسب الموزونه',
    touched: ['كيف أحسب النسبة الموزونة؟'],
    seen: ['81'],
  },
  {
    task: 'how much the stipend is',
    language: 'ar',
    typed: 'كم المكافأة',
    touched: ['كم مكافأة الطالب الجامعي؟'],
    seen: ['ريال'],
  },
  {
    task: 'the other questions of the subject',
    language: 'en',
    typed: 'I hold a bachelor’s degree. May I study for another?',
    touched: ['I hold a bachelor’s degree. May I study for another?', 'Admission conditions'],
    seen: ['Admission conditions', 'I work. Do I need my employer'],
  },
  { task: 'the fee of a university', language: 'en', touched: ['Questions', 'Fees'], seen: ['conditions and fee?'] },
  { task: 'whether housing is free', language: 'ar', touched: ['الأسئلة', 'السكن'], seen: ['600 ريال للفصل'] },
  {
    task: 'how far the data can be relied on',
    language: 'ar',
    touched: ['عن هذه البيانات'],
    seen: ['لم يقارن أي محرر'],
  },
  {
    task: 'the first request',
    language: 'en',
    touched: ['Developers'],
    seen: ['A first answer in a minute', 'curl --fail-with-body'],
  },
];

const HOME = { ar: '/', en: '/en/' } as const;

describeInBrowser('a student with a phone', () => {
  it.each(TASKS)(
    'finds $task ($language) within two taps and two screens',
    async ({ language, typed, touched, seen }) => {
      expect(touched.length).toBeLessThanOrEqual(2);
      const { page, faults } = await visit(server.base, { viewport: PHONE });
      await page.goto(HOME[language]);
      if (typed !== undefined) {
        await page.locator('#q').fill(typed);
        await page.locator('#search-results > li').first().waitFor();
      }
      for (const [index, name] of touched.entries()) {
        const place = page.locator(typed !== undefined && index === 0 ? '#search-results' : 'body');
        const opener = place.locator('summary', { hasText: name });
        const link = place.getByRole('link', { name, exact: true }).or(opener).first();
        const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
        await link.click();
        await page.waitForURL((url) => url.pathname === pathname);
      }
      const top = await page.evaluate<number>('scrollY');
      for (const text of seen) {
        const found = page.locator('main').getByText(text).filter({ visible: true }).first();
        // What an anchor leads to begins on the screen.
        const isAnchored = new URL(page.url()).hash !== '';
        const { y = Infinity } = (await found.boundingBox()) ?? {};
        expect(isAnchored && y < 0 ? Infinity : y + (isAnchored ? 0 : top), text).toBeLessThan(2 * PHONE.height);
      }
      expect(faults).toEqual([]);
    },
  );
});
