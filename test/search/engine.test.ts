import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import { frozenCatalogue } from '../support/frozen-content.ts';
import { fc } from '../support/properties.ts';

const index = searchIndex(await frozenCatalogue());
const engine = loadEngine(index);
const search = (text: string) => searchQuestions(engine, text);
const first = (text: string) => search(text).hits[0]?.id;

describe('the same question in another spelling finds the same', () => {
  test.each([
    ['tashkeel and hamza', 'كَمْ رُسومُ إختبارِ القُدُرات', 'gat-fee'],
    ['tatweel and stretched letters', 'رســـوم القدراااات', 'gat-fee'],
    ['dialect', 'بكم القدرات', 'gat-fee'],
    ['English', 'GAT fee', 'gat-fee'],
    ['transliteration', 'rusum al qudurat', 'gat-fee'],
    ['a transliteration that no glossary holds', 'elqodoraat rsoom', 'gat-fee'],
    ['an English keyboard', 'vs,l hgr]vhj', 'gat-fee'],
    ['an Arabic keyboard', 'لشف بثث', 'gat-fee'],
    ['no spaces', 'رسومالقدرات', 'gat-fee'],
    ['two scripts in one word', 'رسومGAT', 'gat-fee'],
    ['a preposition written on', 'كم ادفع لاختبار القدرات', 'gat-fee'],
    ['Arabic-Indic digits', 'مواعيد القبول ١٤٤٩', 'qabul-1449-open'],
    ['Persian letters', 'شروط السکن الجامعی', 'housing'],
    ['an abbreviation', 'kfupm housing', 'housing-fee-kfupm'],
    ['a nickname', 'سكن البترول بكم', 'housing-fee-kfupm'],
    ['swapped letters', 'شروط السكن الجماعي', 'housing'],
    ['one of two exams that questions name together', 'مواد التحصيلي الأدبي', 'tahsili-subjects'],
  ])('%s', (_, text, id) => {
    expect(first(text)).toBe(id);
  });
});

describe('what says nothing of the subject changes no hit', () => {
  test.each([
    ['كم رسوم القدرات', 'كم رسوم الـ القدرات'],
    ['كم رسوم GAT', 'كم رسوم الـGAT'],
    ['كم رسوم القدرات', 'لو سمحتوا كم رسوم القدرات'],
    ['كم رسوم القدرات', 'فضلاً كم رسوم القدرات'],
    ['كم رسوم القدرات', 'الرجاء كم رسوم القدرات'],
    ['كم رسوم القدرات', 'مساء الخير كم رسوم القدرات'],
    ['كم رسوم القدرات', 'صباح الخير كم رسوم القدرات'],
    ['كم رسوم القدرات', 'الله يعطيكم العافية كم رسوم القدرات'],
    ['كم رسوم القدرات', 'جزاكم الله خير كم رسوم القدرات'],
    ['كم رسوم القدرات', 'حياكم الله ياجماعة كم رسوم القدرات'],
    ['كم رسوم القدرات', 'أحد يعرف كم رسوم القدرات'],
    ['كم رسوم القدرات', 'أبي أسألكم كم رسوم القدرات'],
    ['كم رسوم القدرات', 'إن شاء الله كم رسوم القدرات'],
    ['كم رسوم القدرات', 'كم رسوم القدرات إن شاءالله'],
    ['كم رسوم القدرات', 'كم رسوم القدرات بليز'],
    ['GAT fee', 'pls GAT fee thx'],
  ])('%s: %s', (plain, text) => {
    expect(search(text).hits).toEqual(search(plain).hits);
    expect(search(text).corrected).toBeUndefined();
  });
});

describe('query.corrected', () => {
  test.each([
    ['رسوم القدارت', 'رسوم القدرات'],
    ['hgr]vhj hglp,sfm', 'القدرات المحوسبه'],
    ['tahseelie fees', 'تحصيلي fees'],
    ['shahadah', 'شهاده'],
    ['elmoqabalah', 'مقابله'],
    ['motatalabat jam3at malik fahd', 'متطلبات jam3a الملك فهد'],
    ['منصةقبول', 'منصه قبول'],
  ])('%j was read as %j', (text, corrected) => {
    expect(search(text).corrected).toBe(corrected);
  });

  test.each([
    'التحقق من البيانات',
    'النسبة المكافئة',
    'المكافئة انقطعت',
    'قدرات الجامعيين',
    'لجامعة الملك فهد',
    'يرصدون الدرجات',
    'STEP',
    'asdkjh qwoeiu',
    'انتظار واستعداد وتركيز',
  ])('%j is left as it is', (text) => {
    expect(search(text).corrected).toBeUndefined();
  });
});

describe('hits', () => {
  test('begin with the best, whose score is 1, and end at a quarter of it or at the tenth', () => {
    for (const text of ['القدرات', 'متى القبول', 'university', 'كم رسوم التحصيلي']) {
      const scores = search(text).hits.map(({ score }) => score);
      expect(scores[0]).toBe(1);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(scores.length).toBeLessThanOrEqual(10);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.25);
    }
  });

  test('are as many as asked for', () => {
    expect(searchQuestions(engine, 'القدرات', 2).hits).toHaveLength(2);
    expect(searchQuestions(engine, 'القدرات', 99).hits.length).toBeLessThanOrEqual(10);
  });

  test.each([[['one', 'two']], [['two', 'one']]])('of the same score keep the order of the list: %j', async (twins) => {
    const catalogue = await frozenCatalogue();
    const [entry, ...others] = catalogue.faq;
    if (entry === undefined) throw new Error('The frozen content has no question.');
    const faq = [...twins.map((id) => ({ ...entry, id })), ...others];
    const { hits } = searchQuestions(loadEngine(searchIndex({ ...catalogue, faq })), entry.question);
    expect(hits.slice(0, 2)).toMatchObject(twins.map((id) => ({ id, score: 1 })));
  });

  test('are weak when the query is mostly about something else', () => {
    for (const { match } of search('كم المسافة بين الأرض والقمر').hits) expect(match).toBe('weak');
    for (const { match } of search('سعر القهوة اليوم').hits) expect(match).toBe('weak');
    expect(search('سكن البترول').hits[0]?.match).toBe('strong');
  });
});

describe('any text is a query', () => {
  test.each(['', ' ', '؟!.،', '🙂🙂', 'ما هو هل في', '\u0000\u0001', '\uD800', '\u064E\u0651', 'a'])(
    '%j finds nothing',
    (text) => {
      expect(search(text)).toEqual({
        hits: [],
        terms: [],
        corrected: undefined,
        isQuestion: false,
        unmatched: [],
      });
    },
  );

  test.each([
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    "'; DROP TABLE faq; --",
    '.*+?^$(){}|[]\\',
    '<script>alert(1)</script>',
    '%00%ff',
    '{"q":1}',
  ])('%j is plain text', (text) => {
    expect(() => search(text)).not.toThrow();
  });

  test('and none throws or breaks the rules of an answer', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'قدرات تحصيلي موزونة قبول gat step 1448 '), maxLength: 60 }),
      fc.constantFrom(...'ﷺ', '\uD800', 'ما هو ', 'hgr]vhj ', 'المكافئة', 'القدارت '),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { hits } = search(pieces.join(''));
        expect(hits.length).toBeLessThanOrEqual(10);
        expect(hits.every(({ score }) => score > 0 && score <= 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['stop words', 'ما هو '.repeat(1700)],
    ['common words', 'متى كم كيف رسوم قبول جامعة درجة '.repeat(300)],
    ['unknown words', Array.from({ length: 900 }, (_, at) => `ققثثصضخ${at}منتظ`).join(' ')],
    ['misspelt words', 'القدارت المكافئث التحصليي الموزنوة الجامععات '.repeat(200)],
    ['one long word', 'ق'.repeat(10_000)],
    ['an expanding letter', 'ﷺ'.repeat(10_000)],
    ['marks', `ق${'\u0651'.repeat(10_000)}`],
    ['the wrong layout', 'hgr]vhj '.repeat(1200)],
    ['emoji', '🙂'.repeat(5000)],
  ])('10 kB of %s are answered in the usual form', (_, text) => {
    const { hits } = search(text);
    expect(hits.length).toBeLessThanOrEqual(10);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
  });
});

test('an index of another analyser is refused, and says what to do', () => {
  expect(() => loadEngine({ ...index, analyser: index.analyser + 1 })).toThrow(
    /made by analyser \d+, this program has \d+\. Build the site again/,
  );
});
