import { JSON_TYPE } from '../../../edge/http/headers.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { CollegeRow, NameRow, NamesDocument } from '../../assets/names.ts';
import WORDS from '../../assets/search-words.json' with { type: 'json' };
import { formsOf, phraseOf, wordsOf } from '../../assets/words.ts';
import { type Edition, plainFile, type SiteFile } from '../../publication/publication.ts';
import type { Exam, ExamWindowRecord } from '../../schema/exam.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { KnownMajor } from '../../schema/major.ts';
import { CALENDAR_EVENTS } from '../../schema/today.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { admissionNamed, announced } from '../answers/admission.ts';
import { type Announced, currentRegistration, type Period, standingOn } from '../answers/exam-status.ts';
import { exams as examAnswers } from '../answers/exams.ts';
import { holdersOf, taughtBy } from '../answers/majors.ts';
import type { KeptPeriod } from '../answers/places.ts';
import { universitiesAt } from '../answers/regions.ts';
import { dayIn } from '../answers/today.ts';
import { CALCULATOR_PAGE, CHANGES_PAGE, COMPARE_PAGE, NAVIGATION, OPEN_NOW, SAVED_PAGE } from './addresses.ts';
import { breaksAhead, breaksAround, certainDay, schoolDays, shortDays, unbracketed } from './calendar/period-table.ts';
import { placeGroups, placeNames } from './calendar/places.ts';
import { glossaryNames, heldOf, taughtByMajor } from './context.ts';
import { aheadText, gregorianText } from './day-text.ts';
import * as el from './elements.ts';
import { factsOf } from './exams/facts.ts';
import * as institutions from './institutions/institutions.ts';
import { COMMA, counted, LANGUAGES, type Language, labelIn, nameIn, OTHER } from './language.ts';
import { siteOf } from './links.ts';
import { answerOf, firstSentence, whyText } from './provenance.ts';
import PAGE_WORDS from './words.json' with { type: 'json' };

/** What the search shows is in one language: who reads a page needs no line in the other. */
export const NAMES_FILE = { ar: '/assets/names.json', en: '/assets/names-en.json' } as const;

const CALENDAR = NAVIGATION.calendar.address.ar;

type NamedRecord = Pick<Edition['catalogue']['places'][number], 'id' | 'name' | 'nameEn'>;
/** What people call a city or an institution besides, and a holiday; the towns of a region where no institution is. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = WORDS.otherNames;
/** A row of what the search finds by name, with what is shown of it. */
const named = ({ id, name, nameEn }: NamedRecord, names: readonly string[], line: string): NameRow => [
  id,
  name,
  nameEn,
  [...new Set([...names, ...(OTHER_NAMES[id] ?? [])])],
  line,
];

/** «الهفوف (الأحساء)» is found as Al-Ahsa, with what else is there. */
const cityOf = (text: string): string => text.replace(/^.*\((.+)\)$/, '$1');

/** How far ahead a day is, after it: `, in 41 days`; nothing of one that has come or is not announced. */
const ahead = ({ day }: KeptPeriod['first'], { asOf }: Edition, language: Language): string =>
  day !== null && day > asOf ? COMMA[language] + aheadText(day, asOf, language) : '';

/** The holiday that schools have today and the next, and the end of the year; a place of null: most, and that some differ. */
function schoolLine(place: string | null, edition: Edition, language: Language): string {
  const { until, nextBreak, nextTerm: starts } = PAGE_WORDS.home[language];
  const { term, holiday, nextTerm, year } = dayIn(place, edition);
  const { rest, next } = breaksAround(year, edition.asOf, language);
  const { notHere, inSome } = PAGE_WORDS.places[language];
  // Who reads of a day off elsewhere must not take it for one here.
  const elsewhere = (dayIn(null, edition).year?.holidays ?? [])
    .filter(({ id, isRegional }) => (place ? year?.holidays.every((each) => each.id !== id) : isRegional))
    .filter(({ until }) => (until ?? '') >= edition.asOf)
    .map((each) => shortDays(each, language));
  const told = [
    rest && [`${rest.name} ${until} `, certainDay(rest.last, language)],
    ...schoolDays(rest?.id ?? '', year, language),
    elsewhere.length > 0 && [`${place ? notHere : inSome}: `, el.joined(elsewhere, COMMA[language])],
    next && [`${nextBreak}: ${next.name}: `, shortDays(next, language), ahead(next.first, edition, language)],
    ...schoolDays(next?.id ?? '', year, language),
    year && [
      `${CALENDAR_EVENTS['year-ends'][language]}: `,
      certainDay(year.endOfYear, language),
      ahead(year.endOfYear, edition, language),
    ],
    !holiday && !term && nextTerm?.first.day && [`${starts}: `, certainDay(nextTerm.first, language)],
  ];
  return told.flatMap((each) => (each ? el.inMarkdown(each).replaceAll('*', '').trim() : [])).join(' · ');
}

/** What one can register for now, or soon. */
function openLine(edition: Edition, language: Language): string {
  const { catalogue, asOf } = edition;
  const admission = admissionNamed(edition).map((record) => ({ ...record, ...announced(record) }));
  const dated = [...catalogue.exams, ...admission].filter(
    (each) => standingOn(each, asOf).status !== 'awaiting_announcement',
  );
  return dated.map((each) => `${nameIn(language, each)}: ${statusLine(each, asOf, language)}`).join(' · ');
}

/** A page that does or lists something. */
const tool = ({ address, name }: typeof OPEN_NOW, said: string): NameRow =>
  named({ id: address.ar, name: name.ar, nameEn: name.en }, [], firstSentence(said));

/** The holidays by their names: when each is next, or was the last, in every place. */
function holidayRows(edition: Edition, language: Language): NameRow[] {
  const { catalogue, asOf } = edition;
  const { was, later } = PAGE_WORDS.holidays[language];
  const groups = placeGroups(catalogue);
  const general = groups[0]?.years ?? [];
  const { year: current } = dayIn(null, edition);
  const all = general.flatMap(({ record, holidays }) => holidays.map((holiday) => ({ ...holiday, record })));
  const isOver = ({ until }: Pick<KeptPeriod, 'until'>): boolean => until !== null && until < asOf;
  return [...groupBy(all, ({ id }) => id)].flatMap(([id, held]) => {
    const holiday = held.findLast((each) => !isOver(each)) ?? held[0];
    // What was a holiday in other years is none to wait for.
    if (holiday === undefined || holiday.record.year < (current?.record.year ?? '')) return [];
    const { record } = holiday;
    const [name, nameEn] = [unbracketed(holiday.name), unbracketed(holiday.nameEn)];
    const called = [name.replace(/^إجازة /, ''), nameEn.replace(/ holiday$/, ''), ...(OTHER_NAMES[id] ?? [])];
    const told = groups.flatMap((group) => {
      const year = group.years.find((each) => each.record === record);
      const own = year?.holidays.find((each) => each.id === id);
      if (!year || !own) return [];
      const joint = breaksAhead(year, asOf, language).find((each) => each.name.includes(nameIn(language, own)));
      // The whole name says where a holiday holds that some do not keep.
      const whole = joint?.name ?? nameIn(language, own);
      const title = [name, nameEn].includes(whole) ? '' : `${whole}: `;
      const back = schoolDays(own.id, year, language).map((told) => el.inMarkdown(told).replaceAll('*', ''));
      const days = el.inMarkdown([shortDays(joint ?? own, language), ahead((joint ?? own).first, edition, language)]);
      const said = [title + (isOver(joint ?? own) ? was : '#').replace('#', days), ...back];
      return { places: placeNames(group, language), said: said.join(COMMA[language]) };
    });
    // Places that keep the same days stand together.
    const alike = [...groupBy(told, ({ said }) => said)].map(
      ([said, some]) => `${some.map(({ places }) => places).join(COMMA[language])}: ${said}`,
    );
    const line = [...alike, ...(held[0] === holiday ? [later] : [])].join(' · ');
    return [named({ id: `${CALENDAR}/${record.year}#${id}`, name, nameEn }, called, line)];
  });
}

/** The calendar of the day, which is found by the names of terms and holidays, that of each year and place, and tools. */
function pageRows(edition: Edition, language: Language): NameRow[] {
  const { calendar: years, places, regions } = edition.catalogue;
  const periods = years.flatMap(({ terms, holidays }) => [...terms, ...holidays]);
  const general = { id: CALENDAR, name: 'التقويم الدراسي', nameEn: 'Academic calendar' };
  return [
    named(
      general,
      periods.flatMap(({ name, nameEn }) => [unbracketed(name), unbracketed(nameEn)]),
      `${PAGE_WORDS.places[language].elsewhere}: ${schoolLine(null, edition, language)}`,
    ),
    ...years.map(({ year, label, labelEn }) => {
      const page = { id: `${CALENDAR}/${year}`, name: unbracketed(label), nameEn: unbracketed(labelEn) };
      return named(page, [], firstSentence(PAGE_WORDS.calendar[language].description));
    }),
    ...holidayRows(edition, language),
    ...places.map(({ id, name, nameEn, aliases, aliasesEn }) => {
      const [inPlace, inPlaceEn] = [`${general.name} في ${name}`, `${general.nameEn} in ${nameEn}`];
      const page = { id: `${CALENDAR}#${id}`, name: inPlace, nameEn: inPlaceEn };
      const region = regions.find((each) => each.id === id);
      const within = universitiesAt({ id, name }, edition.catalogue);
      const cities = within.flatMap(({ city, cityEn }) => [city ?? [], cityEn ?? []].flat());
      const names = [aliases, aliasesEn, region?.aliases ?? [], cities].flat();
      return named(page, names, schoolLine(id, edition, language));
    }),
    tool(OPEN_NOW, openLine(edition, language)),
    tool(SAVED_PAGE, PAGE_WORDS.saved[language].description),
    tool(CALCULATOR_PAGE, PAGE_WORDS.calculator[language].lead),
    tool(COMPARE_PAGE, PAGE_WORDS.compare[language].lead),
    tool(CHANGES_PAGE, PAGE_WORDS.changes[language].description),
    tool(NAVIGATION.questions, PAGE_WORDS.questionsList[language].description),
    tool(NAVIGATION.exams, PAGE_WORDS.examsList[language].description),
  ];
}

/** Where the beginning of a long answer ends: after as many whole sentences, or clauses, as are quickly read. */
const BEGUN = [/^(.{60,220}[.؟?]) .*$/s, /^(.{60,190}[^\d\s])[،؛,;] .*$/s, /^(.{190,}?[^\d\s])[،؛,;.] .*$/s];

/** Where a sentence ends, and where a clause begins that does not begin one. */
const [SENTENCE, CLAUSE] = [/(?<=[.؟?]) /, /(?=[،؛,;] )/];

/**
 * An answer without what it lists, or as much as is quickly read, with what of the rest says how old or unsure its source
 * is, or what is excepted: the end of the sentence that is cut, or a sentence. Days of school that differ somewhere are
 * said to differ.
 */
export function beginning(record: FaqRecord, { places }: Edition['catalogue'], language: Language): string {
  const [answer = '', ...lines] = answerOf(record, language).split('\n');
  const cut = answer.length > 190 && BEGUN.find((each) => each.test(answer));
  const begun = cut ? answer.replace(cut, '$1') : answer;
  const limits = new RegExp(PAGE_WORDS.searchLimits[language]);
  const sentences = answer.slice(begun.length).split(SENTENCE);
  const clauses = /[.؟?]$/.test(begun) ? [] : (sentences.shift()?.split(CLAUSE) ?? []);
  const last = begun.split(CLAUSE).at(-1) ?? '';
  const limiting = clauses.findIndex((clause, at) => limits.test(at === 0 ? last + clause : clause));
  const end = limiting < 0 ? [] : clauses.slice(limiting);
  const skipped = limiting === 0 || clauses.join('') === '' ? '' : '…';
  const further = sentences.filter((each) => limits.test(each)).slice(0, 2);
  const shown = [begun + skipped + end.join(''), ...further.map((each) => each.trim())].join(' ');
  const names = (text: string) => places.some((place) => text.includes(nameIn(language, place)));
  const isPartial = record.category === 'calendar' && names(answerOf(record, language)) && !names(shown);
  // How sure a day is, is part of the day.
  const unsure = new RegExp(`^.*?(?:${PAGE_WORDS.searchUnsure[language]})[^،؛,;.]*`);
  const told = record.category === 'calendar' ? lines.flatMap((line) => line.match(unsure) ?? []) : [];
  return [
    isPartial ? `${PAGE_WORDS.places[language].differs}. ${shown}` : shown,
    ...told.map((each) => `${each}.`),
  ].join(' ');
}

type Standings = Announced & { readonly windows: readonly (Period & Pick<ExamWindowRecord, 'label' | 'labelEn'>)[] };
/** The standing of an exam or of admission, and of which form of an exam that is open all year; its page links to the address. */
function statusLine(of: Standings, asOf: string, language: Language): string {
  const { label, basis, detail, day } = standingOn(of, asOf);
  const open = basis === 'all-year' && currentRegistration(of.windows, asOf);
  const form = open ? `${labelIn(language, open)}: ` : '';
  const said = [label, detail].flatMap((words) => words?.[language].split(/[;؛]/)[0] ?? []);
  return form + said.join(COMMA[language]).replace('{day}', day === null ? '' : gregorianText(day, language));
}

/** What people ask of exams, with the words of who asks. */
const TOPICS = WORDS.kinds.flatMap(({ topic, phrases, ...kind }) =>
  topic === undefined ? [] : { ...kind, topic, asked: wordsOf(phrases.join(' ')) },
);

/** What people ask of an exam, by its topics: the questions that answer it, and what its record says. */
const topicsOf = (exam: Exam, { asOf }: Edition, language: Language): NamesDocument['topics'] =>
  TOPICS.map(({ topic, topicEn, key, asked, questions: listed = [] }) => {
    const [, why] = Object.entries(exam.missing).find(([each]) => each === key) ?? [];
    const questions = [...(why?.questions ?? []), ...listed].filter((id) => exam.questions.includes(id));
    const [, ...value] = factsOf(exam, language).find(([each]) => each === key) ?? [];
    const isAsked = (word: string) => formsOf(word).some((form) => asked.includes(form));
    const notes = ((language === 'ar' ? exam.note : exam.noteEn) ?? '').split(/\.(?: |$)/);
    const noted = key && notes.find((each) => wordsOf(each).some(isAsked));
    const held = el.inMarkdown(value);
    // The answer to a question stands above it.
    const fact = !held && questions[0] ? '' : [held || whyText(why, language), noted].filter(Boolean).join(' · ');
    const said = fact && `${language === 'ar' ? topic : topicEn}: ${fact}`;
    const site = `${PAGE_WORDS.exams[language].site}: ${siteOf(exam.url ?? exam.body.url)}`;
    const line = [key === 'windows' ? statusLine(exam, asOf, language) : said, site].filter(Boolean).join(' · ');
    return { name: topic, questions, row: [exam.id, exam.name, exam.nameEn, [], line] };
  });

/** What an institution teaches that is none of our majors is found as its colleges are. */
const programmesOf = ({ colleges }: UniversityRecord): CollegeRow[] =>
  colleges
    .flatMap(({ majors }) => majors.filter(({ major }) => !major))
    .map((each) => [institutions.eitherName('ar', each), institutions.eitherName('en', each), '', [], []]);

/** Words of a text as names are compared. */
const wordsIn = (text: string): string[] => phraseOf(wordsOf(text)).split(' ');

/** What is the same in both languages: where what is taught, the towns of institutions, and what these are called by. */
function namesOfBoth({ catalogue }: Edition) {
  const { universities, majors } = catalogue;
  const holders = holdersOf(catalogue);
  /** The towns of institutions and of their colleges, in both languages. */
  const pairs = universities.flatMap(({ city, cityEn, colleges }) => [
    [city ?? '', cityEn ?? city ?? ''],
    ...colleges.map((each) => institutions.townsOf({ colleges: [each] })),
  ]);
  const towns = groupBy(pairs, ([town = '']) => cityOf(town));
  towns.delete('');
  const taught = taughtByMajor(universities);
  /** By the name of a college, the majors that colleges of that name teach at several institutions. */
  const usual = groupBy(
    [...taught].flatMap(([major, all]) =>
      [...groupBy(all, ({ college }) => college.name)].flatMap(([name, alike]) =>
        alike.some(({ university }) => university !== alike[0]?.university) ? [{ name, major }] : [],
      ),
    ),
    ({ name }) => name,
  );
  /** A college by its names and town, what it teaches if that names it, and what it may teach. */
  const collegeRow = (college: UniversityRecord['colleges'][number]): CollegeRow => {
    const own = { colleges: [college] };
    const [town = ''] = institutions.townsOf(own);
    const { majors: listed, fields } = taughtBy(own);
    const alike = college.majors[0] ? [] : (usual.get(college.name?.replace(` ب${town}`, '') ?? null) ?? []);
    const others = alike.map(({ major }) => major);
    const placesOf = (isOf: (major: KnownMajor) => boolean) => majors.flatMap((each, at) => (isOf(each) ? [at] : []));
    const teaches = town ? placesOf(({ id }) => listed.includes(id)) : [];
    const mayTeach = placesOf(({ id, field }) => fields.includes(field) || others.includes(id));
    return [institutions.eitherName('ar', college), institutions.eitherName('en', college), town, teaches, mayTeach];
  };
  const colleges = universities.map((each) => [...each.colleges.map(collegeRow), ...programmesOf(each)]);
  const mayTeach = colleges.map((rows) => new Set(rows.flatMap(([, , , , majors]) => majors)));
  const teachers = majors.map(({ id }) => holders.get(id)?.universities ?? []);
  const known = teachers.map((ids) => new Set(ids));
  const lists = {
    places: universities.map((each) => [
      each.city && cityOf(each.city),
      each.regionId,
      each.kind,
      ...institutions.townsOf(each),
    ]),
    colleges,
    teachers,
    likely: majors.map((_, major) =>
      universities.filter(({ id }, at) => mayTeach[at]?.has(major) && !known[major]?.has(id)).map(({ id }) => id),
    ),
  };
  /** As the list of institutions finds them: those that are called by a city, or have a college there, count too. */
  const called = universities.map(
    (each) => new Set(wordsIn([each.name, ...each.aliases, each.city, ...institutions.townsOf(each)].join(' '))),
  );
  return { lists, towns, called, costs: bachelorCosts(catalogue), taught, held: heldOf(catalogue) };
}

/** What institutions charge all students for a bachelor’s, with what each price is named by. */
const bachelorCosts = ({ universities }: Edition['catalogue']) =>
  universities.flatMap(({ id, tuition }) =>
    tuition
      .filter(({ degree, per, audience, year }) => degree === 'bachelor' && per !== 'summer' && !(audience ?? year))
      .map((cost) => {
        const parts = [cost.name, ...cost.name.replace(/^كلية |،.*/g, '').split(' و')];
        return { id, cost, names: parts.map((part) => phraseOf(wordsOf(part))) };
      }),
  );

/** What each institution charges for a major, where its price is named by that, if among others. */
function costsOf({ name, aliases }: KnownMajor, costs: ReturnType<typeof bachelorCosts>, language: Language) {
  const called = [name, ...aliases].map((each) => phraseOf(wordsOf(each)));
  const own = costs.filter(({ names }) => names.some((each) => called.includes(each)));
  const told = [...groupBy(own, ({ id }) => id)].map(([id, some]) => {
    const lines = some.map(({ cost }) => [nameIn(language, cost), institutions.rangeText([cost], language)].join(': '));
    return [id, lines.map((each) => PAGE_WORDS.university[language].fees + COMMA[language] + each).join(' · ')];
  });
  return Object.fromEntries(told);
}

/** What the search of the pages finds records by, and shows of them. */
function namesDocument(edition: Edition, ofBoth: ReturnType<typeof namesOfBoth>, language: Language): NamesDocument {
  const { catalogue, asOf } = edition;
  const { universities, majors, regions, exams, faq, calendar } = catalogue;
  const { lists, towns, called, costs, taught, held } = ofBoth;
  const [{ fees }, { notHere }] = [PAGE_WORDS.university[language], PAGE_WORDS.places[language]];
  const ofSeveral = faq.filter(({ about }) => about?.universities?.[1]);
  const institutionsOf = (key: 'regionId' | 'city' | 'kind', value: string): string => {
    const said = wordsIn(value);
    const isOne = (each: UniversityRecord, at: number) =>
      key === 'city' ? said.every((word) => called[at]?.has(word)) : each[key] === value;
    return counted(language, universities.filter(isOne).length, institutions.INSTITUTIONS);
  };
  return {
    universities: universities.map((each) => {
      const glossary = glossaryNames(catalogue, 'universities', each.id);
      const called = [each.id, ...each.aliases, ...each.aliasesEn, ...glossary];
      const facts = institutions.institutionFacts(each, language);
      const line = institutions.heldText(each, held, language);
      const unplaced = each.city ? '' : PAGE_WORDS.searchNotes[language].noCity;
      return named(each, called, [...facts, unplaced, line].filter(Boolean).join(' · '));
    }),
    majors: majors.map((each, at) => {
      const teachers = counted(language, lists.teachers[at]?.length ?? 0, institutions.INSTITUTIONS);
      const known = `${PAGE_WORDS.majors[language].known}: ${teachers}`;
      const length = institutions.lengthsOf(taught.get(each.id) ?? [], language);
      const line = [known, length && `${PAGE_WORDS.majors[language].length}: ${length}`, nameIn(OTHER[language], each)];
      return named(each, [...each.aliases, ...each.aliasesEn], line.filter(Boolean).join(' · '));
    }),
    regions: regions.map((each) => named(each, each.aliases, institutionsOf('regionId', each.id))),
    cities: [...towns].map(([name, there]) => {
      const main = universities.findLast(({ city }) => cityOf(city ?? '') === name)?.cityEn ?? there[0]?.[1];
      const nameEn = cityOf(main ?? name);
      // «ثادق والمحمل» are two.
      const written = there.flat().flatMap((each) => [each, ...each.split(/ و(?=ال)| and /)]);
      return named({ id: name, name, nameEn }, written, institutionsOf('city', name));
    }),
    sectors: WORDS.sectors.map((each) => named(each, each.names, institutionsOf('kind', each.id))),
    exams: exams.map((each) =>
      named(
        each,
        [each.abbreviation ?? [], glossaryNames(catalogue, 'exams', each.id)].flat(),
        statusLine(each, asOf, language),
      ),
    ),
    calendar: pageRows(edition, language),
    faq: faq.map((each) => {
      const isOfSchools = each.category === 'calendar' && !each.question.includes('الجامعات');
      const question = { ...each, name: each.question, nameEn: each.questionEn };
      const line = beginning(each, catalogue, language).replaceAll('https://', '');
      return named(question, isOfSchools ? ['schools'] : [], line);
    }),
    told: Object.fromEntries(ofSeveral.map((each) => [each.id, answerOf(each, language).split('\n').slice(1)])),
    topics: examAnswers.elements(edition).flatMap((each) => topicsOf(each, edition, language)),
    degrees: majors.map(({ id }) => {
      const there = [...groupBy(taught.get(id) ?? [], ({ university }) => university.id)];
      const ofOthers = there.filter(([, all]) => institutions.isOfOthers(all));
      return Object.fromEntries(ofOthers.map(([of, all]) => [of, institutions.taughtText(all, language)]));
    }),
    costs: majors.map((each) => costsOf(each, costs, language)),
    holidayYears: calendar.flatMap((each) => (each.holidays[0] ? [each.year, ...each.gregorian.split('-')] : [])),
    asOf,
    notes: { ...PAGE_WORDS.searchNotes[language], fees, notHere },
    ...lists,
  };
}

export function namesFiles(edition: Edition): SiteFile[] {
  const ofBoth = namesOfBoth(edition);
  return LANGUAGES.map((language) =>
    plainFile(NAMES_FILE[language], JSON_TYPE, JSON.stringify(namesDocument(edition, ofBoth, language))),
  );
}
