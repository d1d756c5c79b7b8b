import { beforeAll, expect, it } from 'vitest';
import { frozenServer } from '../support/local-server.ts';
import { chromiumForTests, PHONE, type WatchedPage } from './chromium.ts';

const { describeInBrowser, open, visit } = await chromiumForTests();
const server = await frozenServer();

/** The list of the institutions of a city that teach a major. */
const taught = (list: string, major: string, q: string) => `${list}?${new URLSearchParams({ major, q })}`;

/** What is typed, and the address of the first result. */
const CASES = [
  { language: 'ar', text: 'كيف احسب الموزونه', first: '/questions/weighted-calc' },
  { language: 'ar', text: 'تمر', first: '/majors/nursing' },
  { language: 'ar', text: 'ماجستير جامعة الملك سعود', first: '/universities/ksu', note: 'الدراسات العليا' },
  { language: 'ar', text: 'تمريض بنات جامعة الملك سعود', first: '/universities/ksu', note: 'بحسب من تقبله' },
  { language: 'ar', text: 'رسوم جامعه الملك سعود', first: '/universities/ksu', note: 'الرسوم في جامعة الملك سعود' },
  { language: 'ar', text: 'أحول من جامعة الأميرة نورة لجامعة الملك سعود', first: '/universities/pnu', note: 'نورة' },
  { language: 'ar', text: 'التمريض بجدة', first: taught('/universities', 'nursing', 'جدة') },
  { language: 'ar', text: 'وين ادرس تمريض في الدمام', first: '/universities?major=nursing&region=eastern' },
  { language: 'ar', text: 'متى الإجازة القادمة في مدينة جدة', first: '/calendar#jeddah' },
  { language: 'ar', text: 'متى تنتهي الدراسة في مدينة الرياض', first: '/calendar', note: 'لا نعرف لها تقويمًا' },
  { language: 'ar', text: 'متى اجازه اليوم الوطني', first: '/calendar/1448#national-day', note: 'كانت' },
  { language: 'ar', text: 'متى يفتح التقديم جامعة الشماليه عرعر', first: '/universities/nbu' },
  { language: 'ar', text: 'نتيجة القبول الموحد', first: '/questions/qabul-results-1448', note: 'لا نعرض نتيجة أحد' },
  { language: 'ar', text: 'تعليق الدراسه جده', first: '/questions/cal-1448-start', note: 'لا نتابع تعليق الدراسة' },
  { language: 'ar', text: 'تقنيه بنات بريده', first: '/questions/tvtc-apply', note: 'لا نحصر الكليات التقنية' },
  { language: 'ar', text: 'شهادتي قديمه من 5 سنين مين يقبلني', first: '/questions/old-certificate' },
  { language: 'ar', text: 'كم رسوم طب اسنان كليات الريان', first: '/universities/alrayan', note: 'كليات الريان' },
  { language: 'ar', text: 'رسوم بيشه', first: '/universities/ub', note: 'الرسوم في جامعة بيشة' },
  { language: 'ar', text: 'جامعات فيها علم نفس بمكة المكرمة', first: '/universities?major=psychology&region=makkah' },
  { language: 'ar', text: 'كم رسوم الرخصة المهنية', first: '/exams/teacher-licence' },
  { language: 'ar', text: 'كم رسوم التحصيلي العلمي', first: '/exams/saat-science' },
  { language: 'en', text: 'is a calculator allowed in step', first: '/en/exams/step' },
  { language: 'ar', text: 'سكن طالبات القصيم', first: '/universities/qu', note: 'السكن في جامعة القصيم' },
  { language: 'ar', text: 'مكافاة ابها', first: '/universities/kku', note: 'المكافأة في جامعة الملك خالد' },
  { language: 'ar', text: 'رسوم الرياض', first: '/questions/seu' },
  { language: 'ar', text: 'متى يفتح التقديم مكه', first: '/universities/uqu', note: 'قبول' },
  { language: 'ar', text: 'ينبع الصناعيه اوراق القبول', first: '/universities/yic' },
  { language: 'ar', text: 'نسبتي 92 وقدرات 85 وتحصيلي 80 طب', first: '/calculator#school=92&gat=85&saat=80' },
  { language: 'ar', text: 'تمريض تبوك', first: '/majors/nursing', note: 'لا نعرف مؤسسة تدرّس هذا التخصص هناك' },
  { language: 'ar', text: 'كم المكافاه ومتى تنزل', first: '/questions/stipend-amount' },
  { language: 'ar', text: 'القصيم ولا حائل', first: '/compare?ids=qu,uoh' },
  { language: 'ar', text: 'المؤسس ولا الملك سعود بن عبدالعزيز', first: '/compare?ids=kau,ksau-hs' },
  { language: 'ar', text: 'فحص طبي جامعة الملك فيصل', first: '/universities/kfu', note: 'اللياقة الطبية' },
  { language: 'ar', text: 'اوراق جامعة الاميره نوره', first: '/questions/docs-acceptance' },
  { language: 'ar', text: 'متى يفتح التقديم في جامعة اليمامة', first: '/universities/yu', note: 'مواعيد التقديم' },
  { language: 'en', text: 'KSU deadline', first: '/en/universities/ksu', note: 'Qabul' },
  { language: 'ar', text: 'من جامعة لجامعة', first: '/questions/transfer-university' },
  { language: 'ar', text: 'نظم معلومات ووظايفها ورواتبها', first: '/majors/information-systems', note: 'الرواتب' },
  { language: 'ar', text: 'قانون المستقبل', first: '/universities/uom' },
  { language: 'ar', text: 'القانون كم سنه', first: '/majors/law', note: 'تختلف مدة التخصص بالجامعة' },
  { language: 'ar', text: 'مين يدرس علاج طبيعي بالقصيم', first: '/majors/physical-therapy', note: 'فليس هذا نفيًا' },
  { language: 'ar', text: 'كم موزونه البترول', first: '/questions/kfupm-weights' },
  { language: 'en', text: 'duolingo score', first: '/en/questions/kfupm-english', note: 'outside this service' },
  { language: 'en', text: 'when does school end in Mecca', first: '/en/calendar#makkah' },
  { language: 'en', text: 'nursing vs pharmacy', first: '/en/majors/pharmacy', note: 'nor compare or rank' },
  { language: 'en', text: 'Jeddah', first: '/en/universities?q=Jeddah' },
  { language: 'en', text: 'is registration still open', first: '/en/#exams', note: 'Registrations open now' },
  { language: 'en', text: 'cutoff scores KSU', first: '/en/universities/ksu', note: 'no cut-off scores' },
  { language: 'en', text: 'nursng salary', first: '/en/majors/nursing', note: 'what jobs a major leads to' },
  { language: 'ar', text: 'قارن بين جامعة الملك سعود وجامعة الملك عبدالعزيز', first: '/compare?ids=ksu,kau' },
  { language: 'ar', text: 'جامعة الملك سعد', first: '/universities/ksu' },
  { language: 'ar', text: 'الفرق بين سطام وعفت', first: '/compare?ids=psau,effat' },
  { language: 'ar', text: 'طب ابها كم نسبه', first: '/universities/kku', note: 'لا ننشر نسب القبول' },
  { language: 'ar', text: 'ستيب كم سنه يقعد', first: '/exams/step', note: 'صلاحية الدرجة' },
  { language: 'en', text: 'King Saud Univeristy', first: '/en/universities/ksu' },
  { language: 'ar', text: 'جامعة نايف', first: '/universities/nauss' },
  { language: 'en', text: 'step', first: '/en/exams/step' },
  { language: 'en', text: 'stepp', first: '/en/exams/step' },
  { language: 'ar', text: 'التحويل من جامعه الملك سعدو', first: '/universities/ksu', note: 'جامعة الملك سعود' },
  { language: 'ar', text: 'طب بيطري وين', first: '/universities/kfu', note: 'كلية بهذا الاسم' },
  { language: 'ar', text: 'شروط قبول جامعة نورة', first: '/universities/pnu', note: 'ما نملكه في صفحة' },
  { language: 'ar', text: 'فيزياء رابغ', first: taught('/universities', 'physics', 'رابغ') },
  { language: 'ar', text: 'تمريض وادي الدواسر', first: '/universities?major=nursing&region=riyadh', note: 'تُسمى بها' },
  { language: 'ar', text: 'طالب زائر جامعة الباحه', first: '/universities/bu', note: 'جواب خاص بهذه المؤسسة' },
  { language: 'ar', text: 'جامعه ينبع هندسه', first: '/universities/taibahu', note: 'كلية فيها بهذا الاسم' },
  { language: 'ar', text: 'كم نسبتي', first: '/calculator' },
];
const LOADED = ['/api/agent/faq/index.json', '/assets/names-en.json', '/assets/search-engine.js'];
const PAGES = { ar: { home: '/', search: '/search' }, en: { home: '/en/', search: '/en/search' } } as const;

const first = '#search-results > li:first-child a';

describeInBrowser('the search', () => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await open(server.base, { viewport: PHONE });
  });

  it.each(CASES)(
    'finds for "$text" $first from the address',
    async ({ language, text, first: expected, note = '' }) => {
      const { page, faults } = opened;
      await page.goto(`${language === 'ar' ? PAGES.ar.search : PAGES.en.search}?q=${encodeURIComponent(text)}`);
      await page.locator(first).waitFor();
      expect(await page.locator(first).getAttribute('href')).toBe(expected);
      expect(await page.locator('search').textContent()).toContain(note);
      expect(faults).toEqual([]);
    },
  );

  it('names who teaches a major in a city, as the list that it leads to does', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=nursing in Jeddah`);
    await page.locator(first).waitFor();
    const named = await page
      .locator('#search-results > li', { has: page.getByText('teaches it', { exact: true }) })
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    await page.locator(first).click();
    await page.locator('#finder [role="status"]:not(:empty)').waitFor();
    const listed = await page
      .locator('#list .rows > li:visible > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    expect(listed.length).toBeGreaterThan(1);
    expect(named).toEqual(listed);
  });

  it.each([PAGES.ar, PAGES.en])('of $home asks for its index once, with the first letter', async ({ home }) => {
    const { page, faults } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(home, { waitUntil: 'networkidle' });
    asked.length = 0;
    await page.locator('#q').focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('#q').pressSequentially('ksu', { delay: 20 });
    await page.locator(first).waitFor();
    expect(asked.sort()).toEqual(
      LOADED.map((file) => (home === PAGES.ar.home ? file.replace('names-en', 'names') : file)),
    );
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=ksu');
    await page.locator(first).waitFor();
  });

  it('makes a link of an address that a note names', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=technical college in Jeddah`);
    const link = page.locator('#search-status a');
    expect(await link.getAttribute('href')).toBe('https://tvtc.gov.sa');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('keeps the query in the address, one step for what is typed at one go', async () => {
    const { page } = opened;
    await page.goto(PAGES.en.search);
    await page.locator('#q').pressSequentially('nursing');
    await page.locator(first).waitFor();
    expect(new URL(page.url()).search).toBe('?q=nursing');
    await page.locator(first).press('Enter');
    await page.waitForURL('**/majors/nursing');
    await page.goBack();
    await page.locator(first).waitFor();
    expect(await page.locator('#q').inputValue()).toBe('nursing');
    await page.goBack();
    await page.locator('#search-results').waitFor({ state: 'hidden' });
    expect(await page.locator('#q').inputValue()).toBe('');
  });

  it.each([
    ['/university/ksu', '/universities/ksu'],
    ['/questions/ksu-first-yer', '/questions/ksu-first-year'],
    ['/en/calender', '/en/calendar'],
    ['/calendar/1460', '/calendar/1449'],
    ['/docs/univercities', '/docs/universities'],
  ])('leads from %s, where no page is, to %s', async (asked, meant) => {
    await opened.page.goto(asked);
    await opened.page.locator(`.hero li:first-child a[href$="${meant}"]`).waitFor();
  });

  it('is one tap from every page, ready to type', async () => {
    const { page } = opened;
    await page.goto('/en/exams/gat');
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL('**/en/search');
    await page.locator('#q:focus').waitFor();
  });

  it('shows all on demand, says so when nothing fits, and is silent for less than two letters', async () => {
    const { page } = opened;
    await page.goto(`${PAGES.en.search}?q=university`);
    await page.locator('#search-results summary').click();
    const shown = await page.locator('#search-results li:has(> a)').count();
    await page.locator('#search-status', { hasText: `${shown}` }).waitFor();
    await page.locator('#q').fill('zzzzqqqq');
    await page.locator('#search-status', { hasText: 'We found nothing close' }).waitFor();
    expect(await page.locator('#search-results').isVisible()).toBe(false);
    await page.locator('#q').fill('n');
    await page.locator('#search-status:empty').waitFor({ state: 'attached' });
  });

  it('goes on without a connection once it has its index', async () => {
    const { page } = opened;
    await page.goto(PAGES.en.search);
    await page.locator('#q').fill('nursing');
    await page.locator(first).waitFor();
    await page.context().setOffline(true);
    await page.locator('#q').fill('KSU');
    await page.locator(`${first}[href="/en/universities/ksu"]`).waitFor();
    await page.context().setOffline(false);
  });

  it.each(LOADED)('says that it cannot search without %s, and tries again', async (file) => {
    const { page } = await visit(server.base);
    await page.route(`**${file}*`, (route) => route.abort());
    await page.goto(PAGES.en.search);
    await page.locator('#q').fill('nursing');
    await page.locator('#search-status.error', { hasText: 'could not be loaded' }).waitFor();
    expect(await page.locator('#search-results').isVisible()).toBe(false);
    await page.unroute(`**${file}*`);
    await page.locator('#q').fill('nursing ');
    await page.locator(first).waitFor();
  });

  it('leads without JavaScript to the lists of all that it finds', async () => {
    const { page, faults } = await visit(server.base, { javaScriptEnabled: false });
    await page.goto(PAGES.ar.home);
    await page.locator('#q').fill('النسبة الموزونة');
    await page.locator('#search button').click();
    await page.waitForURL('**/search?q=*');
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    await page.locator('#browse a').first().click();
    await page.waitForURL('**/questions');
    expect(faults).toEqual([]);
  });
});
