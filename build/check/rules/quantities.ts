import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { fold } from '../../../edge/text/fold.ts';
import { westernDigits } from '../../../edge/text/plain-text.ts';
import { daysBetween } from '../../days/days.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf, valueAt } from '../../schema/json-value.ts';
import { type Pattern, partsAt } from '../../schema/marks.ts';
import type { Content } from '../content.ts';
import { type Entry, type Text, textsIn } from '../entry.ts';
import { MONTHS } from '../shape/typos.ts';
import { find, indexOfWords } from './texts.ts';

/** Words of numbers, by the digit with which the number is written: `16` is also «السادسة عشرة», `9` also `nine`. */
const NUMBER_WORDS: readonly RegExp[] = [
  /عشر|عاشر|مئ|مائ|صفر|ten\b|tenth|teen|twel|eleven|hundred|zero/i,
  /واحد|حاد|[أا]ول|مر[ةه]|\b(?:one|first|once|single)\b/i,
  /[اإ]ثن|ثان|عشرو|مرتين|(?:ين|ان|تا|ا)(?!\p{L})|two|second|twice|both|half|twent/iu,
  /ثلا?ث|ثالث|three|third|thirt/i,
  /[أا]?ربع|رابع|four|quarter|fort/i,
  /خمس|خامس|five|fif/i,
  /ست|ساد?س|سدس|six/i,
  /سبع|سابع|seven/i,
  /ثمان|ثامن|eight/i,
  /تسع|تاسع|nin/i,
];
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:[أا]لف|آلاف|thousand|k\b)/i, 1000],
  [/^ ?(?:مليون|ملايين|million)/i, 1_000_000],
];

/** A text with its numbers in western digits, without marks between their thousands. */
const inPlainDigits = (text: string): string =>
  westernDigits(text)
    .replaceAll('٫', '.')
    .replace(/(?<=\d)[,٬،](?=\d{3}(?!\d))/g, '');

/** The numbers that a text writes in digits, each as often as it is written. */
const numbersIn = (plain: string): string[] =>
  [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(({ 0: digits, index }) => {
    const rest = plain.slice(index + digits.length);
    return String(Number(digits) * (MULTIPLES.find(([word]) => word.test(rest))?.[1] ?? 1));
  });

/** The numbers that a text writes in digits, and the months of the days among them. */
export function quantitiesIn(text: string): string[] {
  const plain = inPlainDigits(text);
  if (!/\d/.test(plain)) return [];
  const numbers = numbersIn(plain);
  const words = plain.split(/\s+/);
  const areNumbers = words.map((word) => /\d/.test(word));
  const besideNumbers = words.filter((_, at) => areNumbers[at - 1] || areNumbers[at + 1]).join('; ');
  const months = MONTHS.flatMap((name, at) => (name.test(besideNumbers) ? `month ${at + 1}` : []));
  return [...new Set([...numbers, ...months])];
}

/** Whether a text says a number in words: «ألف وخمسمئة» is 1000 and 500. */
function saysInWords(text: string, quantity: string): boolean {
  const number = Number(quantity);
  if (!(number < 10_000)) return false;
  const [thousands, hundreds] = [Math.floor(number / 1000), Math.floor(number / 100) % 10];
  if (number > 100) {
    const isSaid = (part: number) => part < 2 || (NUMBER_WORDS[part]?.test(text) ?? false);
    const isLarge =
      (thousands === 0 || /[أا]لف|آلاف|thousand/i.test(text)) && (hundreds === 0 || /مئ|مائ|hundred/i.test(text));
    const rest = number % 100;
    return isLarge && isSaid(thousands) && isSaid(hundreds) && (rest === 0 || saysInWords(text, String(rest)));
  }
  const digit = number < 10 ? number : number > 12 && number % 10 === 0 ? number / 10 : number < 13 ? 0 : number % 10;
  // «خمسة وعشرون»
  const tens = number > 20 ? Math.floor(number / 10) % 10 : digit;
  return [digit % 10, tens % 10].every((part) => NUMBER_WORDS[part]?.test(text));
}

/** The numbers from three to ten as words of their own, in order, in either language. */
const CARDINAL =
  /(?<!\p{L})(?:(?:ال|[وبل])*(?:(ثلاث)|([أا]ربع)|(خمس)|(ست)|(سبع)|(ثمان)ي?|(تسع)|(عشر))ة?|(three)|(four)|(five)|(six)|(seven)|(eight)|(nine)|(ten))(?!\p{L})/giu;
const cardinalsIn = (text: string): string[] =>
  [...text.matchAll(CARDINAL)].map(([, ...words]) => String((words.findIndex((word) => word !== undefined) % 8) + 3));

/** What happens two times, and what may say so in the other language. */
const TWICE = /\btwice\b|مرت[يا]ن/gi;
const TWO = /\btw(?:ice|o)\b|مرت[يا]ن|[اإ]ثن|ضعف|(?<!\d)2(?!\d)/gi;
const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** A cheap test that rules out most texts: `CARDINAL` looks around each letter. */
const MAY_SAY_NUMBERS =
  /[\d٠-٩]|twice|مرت[يا]ن|ثلاث|[أا]ربع|خمس|ست|سبع|ثمان|تسع|عشر|three|four|five|six|seven|eight|nine|ten/i;

/** The numbers and months that one text says, `own`, and another does not, in whatever way; `said` are those of the other. */
const notIn = (text: string, own: readonly string[], other: string, said: readonly string[]): string[] => {
  const unsaid = own.filter((one) => !said.includes(one));
  // «خمسة وعشرون» is 25; what both write in digits is no word of theirs.
  const spelt = said.filter((one) => !own.includes(one));
  const isSpelt = (one: string) => said.includes(one) || spelt.some((number) => number.includes(one.slice(0, 1)));
  const words = cardinalsIn(text).filter((one) => !isSpelt(one));
  const twice = times(text, TWICE) > times(westernDigits(other), TWO) ? ['2'] : [];
  return [...new Set([...unsaid, ...words])].filter((one) => !saysInWords(other, one)).concat(twice);
};

/** What the first of two texts with as many numbers says more often: 40% and 30% and 40%, not 30% and 30% and 40%. */
function oftenerIn(text: string, other: string): string[] {
  const [numbers, others] = [numbersIn(text), numbersIn(other)];
  if (numbers.length !== others.length) return [];
  for (const one of others) if (numbers.includes(one)) numbers.splice(numbers.indexOf(one), 1);
  return numbers;
}

/** The same text says the same numbers and days in both languages. */
export function quantitiesAgree(
  document: Document,
  path: Path,
  key: string,
  arabic: string,
  english: string,
): Finding[] {
  if (!MAY_SAY_NUMBERS.test(arabic) && !MAY_SAY_NUMBERS.test(english)) return [];
  const [ar, en] = [quantitiesIn(arabic), quantitiesIn(english)];
  const [onlyArabic, onlyEnglish] = [notIn(arabic, ar, english, en), notIn(english, en, arabic, ar)];
  const found = [...onlyArabic, ...onlyEnglish];
  if (found.length === 0) found.push(...oftenerIn(inPlainDigits(arabic), inPlainDigits(english)));
  if (found.length === 0) return [];
  // What the rest of the file says too is right; else the English was forgotten, or mistyped, more often.
  const times = ([number = '']: string[]) => westernDigits(document.source).split(inDigits(number)).length;
  const isEnglish =
    onlyArabic.length === 0 || (onlyEnglish.length > 0 && times(onlyEnglish) <= Math.max(2, times(onlyArabic)));
  const [first = ''] = isEnglish ? onlyEnglish : onlyArabic;
  const at = [...path, isEnglish ? `${key}En` : key];
  const { where } = find(document, at, (written) => westernDigits(written).search(inDigits(first)));
  return [finding('figures-differ', { key, found }, where)];
}

/** A number as texts write it, with marks between its thousands or without. */
const inDigits = (number: string): RegExp => new RegExp(`(?<!\\d)${[...number].join('[,٬،]?')}(?!\\d)`);

/** Figures of records that answers repeat: where they stand, the words beside them, and how many times they may differ. */
const REPEATED: readonly (readonly [Pattern, RegExp, number])[] = [
  [['feeSar'], /(\d+) ?(?:ريال|SAR|riyal)/gi, 3],
  [['tuition', '*', 'amountSar'], /(\d+) ?(?:ريال|SAR|riyal)/gi, 1.5],
  [['durationMinutes'], /(\d+) ?(?:دقيقة|minutes?)/gi, 3],
  [['founded'], /(?:تأسس|[أا]نشئ|found|establish)\D{0,24}(\d{4})/gi, 3],
  [['tracks', '*', 'weights', 'gat'], /(\d+)%? (?:من |ل)?(?:درجة )?(?:ال|ل)?قدرات/g, 3],
  [['tracks', '*', 'weights', 'saat'], /(\d+)%? (?:من |ل)?(?:درجة )?(?:الاختبار )?(?:ال|ل)?تحصيلي/g, 3],
];

/** The days that a text names in the Gregorian calendar, ISO 8601; one without its year has that of the next one. */
function daysIn(text: string): string[] {
  // «من 13 إلى 27 ديسمبر» is of one month.
  const whole = westernDigits(text).replace(/(\d{1,2}) ?(إلى|to|–|-) ?(?=\d{1,2} (\p{L}+))/gu, '$1 $3 $2 ');
  return [...whole.matchAll(/(?<![\d.])(\d{1,2}) (\p{L}+)/gu)].flatMap(({ 1: day = '', 2: word = '', index }) => {
    const month = MONTHS.findIndex((name) => name.test(word)) + 1;
    const year = /(?<!\d)20\d\d(?!\d)/.exec(whole.slice(index))?.[0];
    return month === 0 || year === undefined
      ? []
      : [`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`];
  });
}

const NAMED_DAY =
  /(ال(?:أحد|[اإ]ثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[،,]? (?:الموافق )?(\d{1,2} \p{L}+)/giu;

const WEEKDAYS =
  'الأحد Sunday|الاثنين Monday|الثلاثاء Tuesday|الأربعاء Wednesday|الخميس Thursday|الجمعة Friday|السبت Saturday'.split(
    '|',
  );

/** A day is called by its own day of the week; of several that are not, the first is told. */
export function weekdaysFit({ document, path, text }: Text): Finding[] {
  for (const { 0: found, 1: name = '', 2: date = '', index } of westernDigits(text).matchAll(NAMED_DAY)) {
    const [day = ''] = daysIn(text.slice(index));
    const isOfDate = Number(day.slice(8)) === Number.parseInt(date, 10);
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
    if (!isOfDate || fold(weekday).split(' ').includes(fold(name))) continue;
    const { where } = find(document, path, (written) => indexOfWords(written, found));
    return [finding('unlikely-day', { day, why: 'name', other: found }, where)];
  }
  return [];
}

/** Keys of days on which something begins or, as the expression says, ends. */
const DAY_KEY = /^(?:starts|opens|staffReturn|(ends|closes|endOfYear))$/;
/** What stands before a day on which something ends. */
const UNTIL = /(?:إلى|حتى|آخر|نهاية) (?:\S+ ){0,4}$/;
/** Days that lie further apart are days of something else. */
const NEAR_DAYS = 40;
/** Said of a record whose days next to another one are no such days: which of them is right, nobody can tell. */
const OTHER_DAYS: Bilingual = { ar: 'أيام أخرى', en: 'other days' };

/** Where a text says a number, or the last number of a day. */
const indexOfNumber = (text: string, number: string): number =>
  westernDigits(text).search(inDigits(String(Number(number.split('-').at(-1)))));

/** What records say instead of a day of an answer: one on which something ends too, or begins, with what that is. */
function daysInstead(records: readonly Entry<unknown>[], answer: string, found: string) {
  const isLast = UNTIL.test(answer.slice(0, indexOfNumber(answer, found)));
  const said = daysIn(answer);
  const distance = ({ text }: Text) => Math.abs(daysBetween(text, found));
  return records.flatMap(({ document, name }) => {
    const days = textsIn(document, (key, day) => DAY_KEY.test(key ?? '') && !said.includes(day));
    const near = days.filter((day) => distance(day) <= NEAR_DAYS).sort((a, b) => distance(a) - distance(b));
    const own = near.find(({ key }) => isLast === (DAY_KEY.exec(key ?? '')?.[1] !== undefined));
    const period = own === undefined ? undefined : valueAt(document.value, own.path.slice(0, -1));
    const called = memberOf(period, 'id') ?? memberOf(period, 'label') ?? own?.key;
    const instead: string | Bilingual = own === undefined ? OTHER_DAYS : `${own.text} (${called})`;
    return near.length === 0 ? [] : [{ found, name, own: instead }];
  });
}

/** An answer says the figures and days of the record that it is about. */
export function answersFitTheirRecords({ faq, exams, calendar, universities, admission }: Content): Finding[] {
  return faq.flatMap(({ document, value: { answer, about, appliesTo, category } }) => {
    // Admission has days of its own.
    const subjects = [
      ...exams.filter(({ name }) => category === 'exams' && about?.exams?.includes(name)),
      ...calendar.filter(({ name }) => category === 'calendar' && about?.years?.includes(name)),
      ...universities.filter(({ name }) => category === 'universities' && name === appliesTo),
    ];
    if (!answer) return [];
    const formulas = admission.filter(({ value: { university } }) => university && university === appliesTo);
    const plain = inPlainDigits(answer);
    const figures = REPEATED.flatMap(([pattern, beside, times]) => {
      const said = [...plain.matchAll(beside)].map(({ 1: figure }) => Number(figure));
      if (said.length === 0) return [];
      const owned = [...subjects, ...formulas].flatMap(({ value, name }) =>
        partsAt(value, pattern).flatMap(([own]) => (typeof own === 'number' ? [{ own, name }] : [])),
      );
      const unsaid = owned.filter(({ own }) => !said.includes(own));
      return said.flatMap((found) => {
        const near = unsaid.find(({ own }) => found < own * times && found > own / times);
        if (near === undefined || owned.some(({ own }) => own === found)) return [];
        return [{ found: `${found}`, own: `${near.own}`, name: near.name }];
      });
    });
    const everyDay = subjects.map(({ document: { source } }) => source + daysIn(source)).join(' ') + document.source;
    const days = daysIn(answer)
      .filter((day) => !everyDay.includes(day))
      .flatMap((day) => daysInstead(subjects, answer, day));
    return [...figures, ...days].slice(0, 1).map((args) => {
      const { where } = find(document, ['answer'], (written) => indexOfNumber(written, args.found));
      return finding('figure-of-record', args, where);
    });
  });
}

/** How an answer says that no day is announced. */
const NO_DAY = /لم نجد (?:\S+ ){0,3}(?:موعد|مواعيد)\S*|found no (?:\S+ ){0,2}da(?:te|y)s?/;

/** No answer denies a day of the exam or of the admission that it is about, announced after it was read. */
export const daysAreNotDenied = ({ faq, exams, admission }: Content): Finding[] =>
  faq.flatMap(({ document, value }) => {
    const { about, appliesTo, readOn = '', answer } = value;
    const key = (['answer', 'answerEn'] as const).find((each) => NO_DAY.test(value[each] ?? ''));
    if (key === undefined || !about?.asks?.includes('when')) return [];
    const [said, words] = [daysIn(answer ?? ''), document.source.toLowerCase()];
    const subjects = [
      ...exams.filter(({ name }) => about.exams?.includes(name)),
      ...admission.filter(({ name, value: { university, year } }) => {
        if (year && about.years && !about.years.includes(year)) return false;
        // A platform is called by its name.
        return university ? university === appliesTo : !appliesTo && words.includes(name.replace(/-\d{4}$/, ''));
      }),
    ];
    const isNew = (at: string | null, day: string) =>
      (at === 'opens' || at === 'closes') && day > readOn && !said.includes(day);
    const [found = ''] = NO_DAY.exec(value[key] ?? '') ?? [];
    const announced = subjects.flatMap(({ document: record, name }) =>
      textsIn(record, isNew).flatMap(({ text: own, path }) => {
        const published = valueAt(record.value, [...path.slice(0, -1), 'source', 'published']);
        // Whoever read it after that found it to be of something else.
        return typeof published === 'string' && published <= readOn ? [] : { found, own, name };
      }),
    );
    return announced.slice(0, 1).map((args) => {
      const { where } = find(document, [key], (written) => indexOfWords(written, found));
      return finding('figure-of-record', args, where);
    });
  });
