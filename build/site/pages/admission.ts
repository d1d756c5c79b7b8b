import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { hijriDay } from '../../days/hijri.ts';
import {
  type AdmissionRecord,
  type AdmissionTrack,
  type AdmissionWeights,
  FEE_KINDS,
  SCHOOL_TRACKS,
  SCORES,
  TESTS,
  WEIGHED,
} from '../../schema/admission.ts';
import { type Credited, creditOf } from '../../schema/source.ts';
import { type Housing, LANGUAGES, PRICE_PERIODS, SEXES, type Study, type Tuition, VAT } from '../../schema/study.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { admissionNamed, announced } from '../answers/admission.ts';
import { currentRegistration, isOver, standingOn } from '../answers/exam-status.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import type { PageContext } from './context.ts';
import { shortDay } from './day-text.ts';
import * as el from './elements.ts';
import { windowDays } from './exams/windows.ts';
import { COMMA, capital, counted, DOT, type Language, labelIn, NBSP, nameIn } from './language.ts';
import { creditLine, type Footnotes, footnotes } from './provenance.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.admission;

/** What each score weighs, side by side: `10% معدل الثانوية العامة + 50% القدرات العامة`. */
export function formulaText(weights: AdmissionWeights, language: Language): el.Content {
  const figures = inOrderOf(WEIGHED, weights);
  const partOf = ([word, weight]: (typeof figures)[number]) =>
    el.styled('part', [el.styled('figure', `${weight}%`), ` ${word[language]}`]);
  return el.styled('weights', el.joined(figures.map(partOf), el.styled('plus', el.prose(' + '))));
}

/** The same in one line, for a column: `10% ثانوية · 50% قدرات · 40% تحصيلي`. */
export function briefFormula(weights: AdmissionWeights, language: Language): string {
  const figures = inOrderOf({ ...WEIGHED, ...WORDS.admissionBrief }, weights);
  return figures.map(([word, weight]) => `${weight}% ${word[language]}`.replaceAll(' ', NBSP)).join(DOT);
}

/** The figures of a mapping with what they are of, in the order of the table of words. */
function inOrderOf(words: Readonly<Record<string, Bilingual>>, figures: Readonly<Record<string, number | undefined>>) {
  const entries = Object.entries(words);
  return entries.flatMap(([key, word]) => (figures[key] === undefined ? [] : [[word, figures[key]] as const]));
}

const leastText = (scores: AdmissionTrack['minimums'], language: Language, between = COMMA[language]): string =>
  inOrderOf(SCORES, scores ?? {})
    .map(([word, score]) => `${word[language]} ${score}`)
    .join(between);

/** Whether the year that a page names is over: what is said of it comes after all else. */
export const isPastYear = ({ year }: Pick<AdmissionRecord, 'year'>, asOf: string): boolean =>
  year !== null && year < hijriDay(asOf).slice(0, 4);

type Dated = Pick<AdmissionRecord, 'year' | 'readOn'>;

/** The year that a page names, and that it is over; of one that names none, that nobody knows whether it is current. */
export function yearText(page: Dated, asOf: string, language: Language): el.Content {
  const { past, year } = TEXT[language];
  if (page.year === null) return undatedText([page], language);
  return (isPastYear(page, asOf) ? past : year).replace('#', page.year);
}

/** That pages name no year, and when the first of them was read; null: all name one. */
export function undatedText(pages: readonly Dated[], language: Language): el.Content {
  const [first] = pages.flatMap(({ year, readOn }) => (year === null ? readOn : [])).sort();
  return first === undefined ? null : [TEXT[language].undated, shortDay(first, language)];
}

/** The year of a track, or of its page, beside its name, or that it bears none, unless the name says it, or, in brief, a line above. */
function dateMark({ name, year, source }: AdmissionTrack & Dated, language: Language, isBrief: boolean): el.Content {
  const told = year ?? source.published?.slice(0, 4) ?? '#';
  const words = TEXT[language][year ? 'year' : told === '#' ? 'noDate' : 'ofPage'].replace('#', told);
  const isSaid = name.includes(told) || (isBrief && (year || told === '#'));
  return !isSaid && [' ', el.styled('fine', `· ${words}`.replaceAll(' ', NBSP))];
}

const labelled = (label: string, content: el.Content): el.Content =>
  el.isEmpty(content) ? null : [el.styled('muted', `${label}: `), content];

const wordsIn = (codes: readonly string[], words: Readonly<Record<string, Bilingual>>, language: Language) =>
  [...new Set(codes.flatMap((code) => words[code]?.[language] ?? []))].join(COMMA[language]);

/** What a track asks for besides scores, as lines of a list, which end without a full stop. */
export const conditionsOf = ({ conditions }: AdmissionTrack, language: Language): string[] =>
  conditions.map(({ text, textEn }) => (language === 'ar' ? text : textEn).replace(/\.$/, ''));

/** What the Arabic words of a track, or of a condition, are about in either language; then those that name tests or scores. */
const NAMED: Readonly<Record<string, RegExp>> = { preparatory: /تحضيري/, transfer: /تحويل/ };
/** Between the alternatives, or what each page says, that a condition lists. */
const OR = /: (?=إما |في صفحة |either |one page )|[؛;] (?=أو |وفي صفحة |or[ ,]|a \w+ page )/;
const TESTED = /(?<!ما تطلبه \S+ من )اختبار(?!ات البرنامج)|قياس|قدرات|تحصيلي|درج[ةتا]|نسب|معدل|مقابلة|آيلتس|توفل|%/;

/** What a condition is of: shares that make a whole are weights. */
function topicOf(condition: string): string {
  const shares = [...condition.matchAll(/(\d+)%/g)].map(([, share]) => Number(share));
  if (shares.length > 1 && shares.reduce((sum, share) => sum + share, 0) === 100) return 'weights';
  const named = Object.keys(NAMED).find((topic) => NAMED[topic]?.test(condition));
  return named ?? (TESTED.test(condition) ? 'minimums' : 'eligibility');
}

/** What a track asks for besides weights, line by line, each with the topic that it is of. */
function trackLines(track: AdmissionTrack, language: Language) {
  const text = TEXT[language];
  const { weights, graduatedWithinYears: within } = track;
  const since = within && counted(language, within, WORDS.admissionWithin);
  const oneOf = track.eitherOf.map((scores) => leastText(scores, language, ' + '));
  const weighed = inOrderOf(WEIGHED, weights ?? {}).map(([word]) => word[language]);
  const said = [...weighed, leastText(track.minimums, language), ...oneOf].join();
  // Where scores name each of them, they say no more.
  const tests = track.tests.every((each) => said.includes(TESTS[each][language])) ? [] : track.tests;
  const lines: readonly (readonly [topic: string, line: el.Content])[] = [
    ['minimums', labelled(text.least, leastText(track.minimums, language))],
    ['minimums', labelled(oneOf.length > 1 ? text.oneOf : text.least, oneOf.join(text.or))],
    ['minimums', labelled(text.accepted, wordsIn(tests, TESTS, language))],
    ['eligibility', labelled(text.tracks, wordsIn(track.schoolTracks, SCHOOL_TRACKS, language))],
    ['eligibility', within === 0 ? text.sameYear : since],
    ...conditionsOf(track, language).map((said, at) => {
      const [head = '', ...either] = said.split(OR);
      const line = [head, either.length > 0 && [':', el.list(either)]];
      return [topicOf(track.conditions[at]?.text ?? ''), line] as const;
    }),
  ];
  return lines.filter(([, line]) => !el.isEmpty(line));
}

/** What a track says of a topic, its weights first, or of all. */
function toldOf(track: AdmissionTrack, language: Language, topic?: string): el.Content[] {
  const isWhole = topic === undefined || NAMED[topic]?.test(track.name);
  const lines = trackLines(track, language).flatMap(([of, line]) => (isWhole || of === topic ? [line] : []));
  const brief = topic === 'weights' && track.weights && briefFormula(track.weights, language);
  // Where scores are looked for, what tells one comes first.
  const isLater = (line: el.Content): boolean => topic === 'minimums' && !/\d/.test(el.inMarkdown(line));
  return [...(brief ? [brief] : []), ...sortedBy(lines, (line) => [String(isLater(line))])];
}

/** The same under what it is for. */
function trackItem(track: AdmissionTrack & Dated, notes: Footnotes, language: Language, topic?: string) {
  const title = el.strong(el.name(whoseText(track, language)));
  const lines = toldOf(track, language, topic);
  // Where a condition tells in what its sources differ, the rest is not in doubt.
  const isElsewhere = track.conditions.some(({ text }) => topic && text.includes('تختلف') && topicOf(text) !== topic);
  const credit = isElsewhere ? { ...creditOf(track), confidence: null } : creditOf(track);
  const isLine = lines.length === 1 && (topic === 'weights' || !track.conditions.some(({ text }) => OR.test(text)));
  return el.blocks([
    el.paragraph([title, dateMark(track, language, true), NBSP, notes.marks(credit)]),
    topic === undefined && track.weights && el.paragraph(formulaText(track.weights, language)),
    isLine ? el.paragraph(lines) : lines.length > 0 && el.list(lines),
  ]);
}

/** What a track is for, and that it is of men or of women alone, unless its name says so. */
export function whoseText(track: AdmissionTrack, language: Language): string {
  const [title, sex] = [nameIn(language, track), track.sex && SEXES[track.sex][language]];
  return sex && !title.includes(sex) ? `${title} (${sex})` : title;
}

/** What weights, or least scores, are asked of school leavers for some majors alone, of whom, and how old the page is. */
export const ownText = (records: readonly AdmissionRecord[], isOf: (name: string) => boolean, language: Language) =>
  tracksOf(records).flatMap((track) => {
    // Who bridges from a diploma begins no first degree.
    if (!isOf(track.name) || isOfGraduates(track) || track.name.includes('تجسير')) return [];
    const weights = track.weights && briefFormula(track.weights, language);
    const oneOf = track.eitherOf.map((scores) => leastText(scores, language, ' + ')).join(TEXT[language].or);
    // Where it is in doubt how its alternatives are to be read, the doubt stands in their place.
    const doubt = conditionsOf(track, language).find((said) => /وقد تعني|may mean/.test(said));
    const either = doubt ?? (track.eitherOf.length > 1 ? labelled(TEXT[language].oneOf, oneOf) : oneOf);
    const least = el.joined([leastText(track.minimums, language), either], DOT);
    const isTold = weights !== null || least.length > 0;
    const [date, credit] = [dateMark(track, language, false), creditOf(track)];
    return isTold ? { whose: whoseText(track, language), weights, least, date, credit } : [];
  });

/** An amount of money, and what its source says of it. */
function priceText({ amountSar, vat }: Pick<Housing, 'amountSar' | 'vat'>, further: el.Content[], language: Language) {
  const amount = amountSar !== null && counted(language, amountSar, WORDS.riyals);
  return el.joined([amount, vat !== null && VAT[vat][language], ...further], COMMA[language]);
}

/** Whether it is for who has a bachelor’s. */
export const isOfGraduates = ({ name, nameEn }: AdmissionTrack): boolean =>
  /ماجستير|دكتوراه|الدراسات العليا|MBA/.test(`${name} ${nameEn}`);

/** What all are asked for comes before what some are; what is asked of graduates is taken for neither, and comes last. */
const rankOf = (track: AdmissionTrack): number => (isOfGraduates(track) ? 2 : track.group === 'all' ? 0 : 1);
/** Of school leavers, who is told weights comes before all conditions. */
const orderOf = (track: AdmissionTrack): number =>
  rankOf(track) === 2 ? 3 : track.confidence === 'disputed' ? 2 : track.weights ? -1 : rankOf(track);
const tracksOf = (records: readonly AdmissionRecord[]) =>
  records
    .flatMap(({ tracks, year, readOn }) => tracks.map((track) => ({ ...track, year, readOn })))
    .sort((one, other) => orderOf(one) - orderOf(other));

/** Whether a track is told by a page from two calendar years ago or before: it may have changed since. */
export const isOld = ({ source: { published } }: AdmissionTrack, asOf: string): boolean =>
  published !== null && Number(published.slice(0, 4)) <= Number(asOf.slice(0, 4)) - 2;

/** Whether a track is of old pages: their years say so, or that they are from before the tracks of school or the platform. */
const isOlder = (track: AdmissionTrack, { year, note }: AdmissionRecord, asOf: string): boolean =>
  year === null && (isOld(track, asOf) || /نظام المسارات و/.test(`${note}`));

/** Whether a record tells of nothing but what old pages ask. */
export const isAllOlder = (record: AdmissionRecord, asOf: string): boolean =>
  [...record.windows, ...record.choices, ...record.fees].length === 0 &&
  record.tracks.every((track) => isOlder(track, record, asOf));

/** Whether a record tells of nothing that is asked of all applicants. */
export const isOfSome = ({ tracks }: Pick<AdmissionRecord, 'tracks'>): boolean =>
  tracks.every((track) => rankOf(track) > 0);

/** What all are asked for comes first, then what holds now, then past years, the newest first. */
export function byUse(records: readonly AdmissionRecord[], asOf: string): AdmissionRecord[] {
  const [main] = sortedBy(records, (each) => [`${isOfSome(each)}`, `${isPastYear(each, asOf)}`]);
  return sortedBy(records, (each) => [`${each !== main}`, `${isPastYear(each, asOf)}`]);
}

/** The days of a window, said to be over once they are: they were those of another year. */
const datesOf = (window: AdmissionRecord['windows'][number], asOf: string, language: Language): el.Content => [
  isOver(window, asOf) && TEXT[language].over,
  windowDays(window, asOf, language),
];

/** Admission for a year as the page of an institution shows it: past years open at a touch, unless they are the main thing. */
export function admissionList(
  record: AdmissionRecord,
  isMain: boolean,
  asOf: string,
  notes: Footnotes,
  language: Language,
  topic?: string,
) {
  const text = TEXT[language];
  const refund = { true: text.refund, false: text.noRefund, null: null };
  const row = (name: string, of: Credited, told: el.Content) => [labelled(name, told), NBSP, notes.marks(creditOf(of))];
  const rows = [
    ...record.windows.map((each) => row(labelIn(language, each), each, datesOf(each, asOf, language))),
    ...record.choices.map((each) => row(text.choices, each, [each.most, COMMA[language], nameIn(language, each)])),
    ...record.fees.map((fee) => {
      const audience = language === 'ar' ? fee.audience : fee.audienceEn;
      const label = [capital(FEE_KINDS[fee.kind][language]), audience].filter(Boolean).join(DOT);
      return row(label, fee, priceText(fee, [refund[`${fee.refundable}`]], language));
    }),
  ];
  // Who leaves school looks for nothing that is asked of graduates.
  const ofGraduates = record.tracks.every(isOfGraduates) ? () => false : isOfGraduates;
  const parted = groupBy(tracksOf([record]), (track) =>
    isOlder(track, record, asOf) ? 'older' : ofGraduates(track) ? 'graduates' : 'tracks',
  );
  const itemsOf = (some: readonly (AdmissionTrack & Dated)[] = []) =>
    some.map((track) => trackItem(track, notes, language, topic));
  const listed = parted.get('tracks') ?? [];
  // Of many, those for some alone open at a touch.
  const further =
    topic === undefined && listed.length > 3 ? listed.slice(2).filter(({ group }) => group !== 'all') : [];
  const tracks = itemsOf(listed.filter((track) => !further.includes(track)));
  const calculator = `${CALCULATOR_PAGE.address[language]}?for=${record.university}`;
  if (topic === undefined && listed[0]?.weights)
    tracks.splice(1, 0, el.link(calculator, CALCULATOR_PAGE.name[language]));
  const named = further.map((each) => el.joined([whoseText(each, language), leastText(each.minimums, language)], ': '));
  if (further.length > 0)
    tracks.push(el.details(el.joined(named, DOT), [el.list(itemsOf(further), { style: 'rows' })]));
  const [graduates, older] = [itemsOf(parted.get('graduates')), itemsOf(parted.get('older'))];
  const note = language === 'ar' ? record.note : record.noteEn;
  const year = yearText(record, asOf, language);
  const limits = el.paragraph(el.joined([year, note], DOT), 'fine');
  const isOpen = rows.length + tracks.length + graduates.length > 0;
  const old = parted.get('older') ?? [];
  const years = old.flatMap(({ source }) => source.published?.slice(0, 4) ?? []).sort();
  const ofYears = years.length > 0 && [' (', el.leftToRight([...new Set([years[0], years.at(-1)])].join('–')), ')'];
  const tests = old[0]?.tests.map((each) => TESTS[each][language]).join(text.and);
  const called = tests && topic !== 'eligibility' ? labelled(text.accepted, tests) : text.asked;
  const list = rows.length + tracks.length > 0 && el.list([...rows, ...tracks], { style: 'rows' });
  const folds = [
    graduates.length > 0 && el.details(text.graduates, [el.list(graduates, { style: 'rows' })]),
    older.length > 0 &&
      el.details([called, text.older, ofYears], [!isOpen && limits, el.list(older, { style: 'rows' })]),
  ];
  if (!isMain && isPastYear(record, asOf))
    return el.details(year, [note !== null && el.paragraph(note), list, ...folds]);
  // That nobody knows the year stands below what it limits.
  return el.blocks(record.year === null ? [list, isOpen && limits, ...folds] : [isOpen && limits, list, ...folds]);
}

/** Admission that one can apply for now, or whose next window is announced; null: none. */
export function admissionDates(publication: PageContext, language: Language): el.Piece | null {
  const { asOf } = publication;
  const rows = admissionNamed(publication).flatMap((record) => {
    const { status: code, label } = standingOn(announced(record), asOf);
    const window = currentRegistration(record.windows, asOf);
    if (window === null) return [];
    const title = nameIn(language, record);
    const called = record.url === null ? el.name(title) : el.externalLink(record.url, title);
    const days = el.joined([el.status(code, label[language]), windowDays(window, asOf, language)], ' ');
    return [el.joined([called, days, el.styled('fine', creditLine(creditOf(window), language))], el.lineBreak)];
  });
  return rows.length === 0 ? null : el.list(rows, { style: 'rows exams' });
}

/** Tuition before housing, that of the bachelor's first, and of each what is paid for a year first, then for a term. */
export const yearlyFirst = <T extends Tuition | Housing>(all: readonly T[]) =>
  all.toSorted((a, b) => costRank(a) - costRank(b));
const costRank = (cost: Tuition | Housing): number =>
  (!('degree' in cost) ? 30 : cost.degree === 'bachelor' ? 0 : cost.degree === null ? 10 : 20) +
  Object.keys(PRICE_PERIODS).indexOf(cost.per ?? '');

/** What a first degree costs there; what others do opens at a touch, unless nothing else is known. */
export function tuitionLists(tuition: readonly Tuition[], asOf: string, notes: Footnotes, language: Language) {
  const first = tuition.filter((cost) => costRank(cost) < 20);
  const further = tuition.filter((cost) => !first.includes(cost));
  const listsOf = (costs: readonly Tuition[]) => costLists(costs, asOf, notes, language);
  if (first.length === 0)
    return [further.length > 0 && el.paragraph(TEXT[language].noBachelor, 'muted'), ...listsOf(further)];
  const called = [...new Set(further.map((cost) => nameIn(language, cost)))].join(COMMA[language]);
  return [...listsOf(first), further.length > 0 && el.details(called, listsOf(further))];
}

/** What studying and living there costs, under the year that pages name and what they say of VAT, if they name one. */
export const costLists = (costs: readonly (Tuition | Housing)[], asOf: string, notes: Footnotes, language: Language) =>
  [...groupBy(yearlyFirst(costs), ({ year, vat }) => `${year} ${vat}`).values()].flatMap((members) => [
    ...members.slice(0, 1).map((first) => {
      const year = first.year !== null && yearText(first, asOf, language);
      const told = el.joined([year, first.vat && VAT[first.vat][language]], DOT);
      return told.length > 0 && el.paragraph(told, 'muted');
    }),
    el.list(
      [...groupBy(members, (cost) => nameIn(language, cost))].map(([called, alike]) => {
        const marks = new Map(alike.map((cost) => [cost.source?.url, notes.marks(creditOf(cost))]));
        const prices = alike.map((cost) => costText(cost, language));
        return el.joined(
          [[el.strong(el.name(called)), ' ', el.joined([...marks.values()], ' ')], ...prices],
          el.lineBreak,
        );
      }),
      { style: 'rows' },
    ),
    members[0]?.year === null && el.paragraph(undatedText(members, language), 'fine'),
  ]);

/** What a cost is, for what and for whom. */
function costText(cost: Tuition | Housing, language: Language): el.Content {
  const per = cost.per !== null && PRICE_PERIODS[cost.per][language];
  const audience = 'audience' in cost && (language === 'ar' ? cost.audience : cost.audienceEn);
  const sex = 'sex' in cost && cost.sex !== null && SEXES[cost.sex][language];
  const price = priceText({ ...cost, vat: null }, [per, sex], language);
  return audience ? labelled(audience, price) : price;
}

/** What a programme is, in a few words. */
export const studyText = (study: Study, language: Language): string =>
  [
    study.years !== null && counted(language, study.years, WORDS.admissionYears),
    study.credits !== null && TEXT[language].credits.replace('#', String(study.credits)),
    study.language !== null && LANGUAGES[study.language][language],
    study.sex !== null && SEXES[study.sex][language],
    language === 'ar' ? study.campus : (study.campusEn ?? study.campus),
    ...study.accreditation,
  ]
    .filter((part) => part)
    .join(COMMA[language]);

/** What is held of a topic, each part under what it is for: one programme is not taken for all. */
export function topicText(
  topic: string,
  admission: readonly AdmissionRecord[],
  { tuition, housing }: Pick<UniversityRecord, 'tuition' | 'housing'>,
  asOf: string,
  language: Language,
): el.Content {
  const notes = footnotes([], language);
  if (topic === 'tuition' && tuition.length > 0) return tuitionLists(tuition, asOf, notes, language);
  if (topic === 'housing' && housing.length > 0) return costLists(housing, asOf, notes, language);
  const every = tracksOf(admission);
  // Who leaves school looks for nothing that is asked of graduates.
  const tracks = every.filter((track) => !isOfGraduates(track) || every.every(isOfGraduates));
  const asked = tracks.filter((track) => toldOf(track, language, topic).length > 0);
  // All that its own page warns of stands here too; what credits it there alone.
  const doubts: Footnotes = { ...notes, marks: (credit) => notes.marks({ ...credit, sources: [] }) };
  const parts = admission.map((record, at) => {
    const windows = topic === 'dates' ? record.windows : [];
    const tracks = asked.filter(({ year }) => year === record.year);
    const part = { ...record, windows, choices: [], fees: [], tracks };
    return windows.length + tracks.length > 0 && admissionList(part, at === 0, asOf, doubts, language, topic);
  });
  const { noBachelor, graduates, ofSome } = TEXT[language];
  if (asked.length > 0 && asked.every(isOfGraduates)) return [noBachelor, el.details(graduates, [el.blocks(parts)])];
  return !el.isEmpty(parts) && [parts, asked.length > 0 && isOfSome({ tracks: asked }) && el.styled('fine', ofSome)];
}
