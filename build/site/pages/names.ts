import { JSON_TYPE } from '../../../edge/http/headers.ts';
import type { Line, NameRow, NamesDocument } from '../../assets/names.ts';
import WORDS from '../../assets/search-words.json' with { type: 'json' };
import { type Edition, plainFile, type SiteFile } from '../../publication/publication.ts';
import type { ExamRecord } from '../../schema/exam.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import { CALENDAR_EVENTS } from '../../schema/today.ts';
import { certaintyText } from '../answers/credit.ts';
import { standingOn } from '../answers/exam-status.ts';
import { holdersOf } from '../answers/majors.ts';
import type { CreditedDay } from '../answers/places.ts';
import { dayIn } from '../answers/today.ts';
import { CALCULATOR_PAGE, CHANGES_PAGE, COMPARE_PAGE, NAVIGATION, type NamedPage } from './addresses.ts';
import { gregorianText } from './day-text.ts';
import { heldText, INSTITUTIONS, institutionFacts } from './institutions/institutions.ts';
import { COMMA, counted, type Language, nameIn, OTHER } from './language.ts';
import { answerOf } from './provenance.ts';
import PAGE_WORDS from './words.json' with { type: 'json' };

export const NAMES_FILE = '/assets/names.json';

const CALENDAR = NAVIGATION.calendar.address.ar;

/** What people say of a sector. */
const SECTOR_NAMES: readonly NameRow[] = [
  ['public', 'الجامعات والكليات الحكومية', 'Public universities and colleges', WORDS.sectors.public],
  ['private', 'الجامعات والكليات الأهلية', 'Private universities and colleges', WORDS.sectors.private],
  ['military', 'الجامعات والكليات العسكرية', 'Military universities and colleges', WORDS.sectors.military],
];

const inBoth = (line: (language: Language) => string): Line => [line('ar'), line('en')];

/** What schools have today, their next holiday and the end of their year, in a place; null: in most places. */
function schoolLine(place: string | null, edition: Edition, language: Language): string {
  const { until, nextBreak } = PAGE_WORDS.home[language];
  const { holiday, nextHoliday, year } = dayIn(place, edition);
  const said = (words: string, day: CreditedDay | undefined): string[] => {
    const doubt = certaintyText(day?.certainty ?? null);
    return day?.day == null
      ? []
      : [`${words} ${gregorianText(day.day, language)}${doubt ? ` (${doubt[language]})` : ''}`];
  };
  return [
    ...(holiday ? said(`${nameIn(language, holiday)} ${until}`, holiday.last) : []),
    ...(nextHoliday ? said(`${nextBreak}: ${nameIn(language, nextHoliday)}`, nextHoliday.first) : []),
    ...said(`${CALENDAR_EVENTS['year-ends'][language]}:`, year?.endOfYear),
  ].join(' · ');
}

/** Pages that do or list something: the words that they are found by, and what each says of itself. */
const TOOLS: readonly { page: NamedPage; words: string[]; said: (language: Language) => string }[] = [
  { page: CALCULATOR_PAGE, words: WORDS.tools.calculator, said: (language) => PAGE_WORDS.calculator[language].lead },
  { page: COMPARE_PAGE, words: WORDS.tools.compare, said: (language) => PAGE_WORDS.compare[language].lead },
  { page: CHANGES_PAGE, words: WORDS.tools.changes, said: (language) => PAGE_WORDS.changes[language].description },
  {
    page: NAVIGATION.questions,
    words: WORDS.tools.questions,
    said: (language) => PAGE_WORDS.questionsList[language].description,
  },
  { page: NAVIGATION.exams, words: WORDS.tools.exams, said: (language) => PAGE_WORDS.examsList[language].description },
];

/** The calendar of the day, which is found by the names of terms and holidays, that of each year and place, and tools. */
function pageRows({ calendar: years, places, regions }: Edition['catalogue']): NameRow[] {
  const periods = years
    .flatMap(({ terms, holidays }) => [...terms, ...holidays])
    .flatMap(({ name, nameEn }) => [name, nameEn])
    .map((title) => title.replace(/ *\(.*\)/, ''));
  return [
    [CALENDAR, 'التقويم الدراسي', 'Academic calendar', [...WORDS.tools.calendar, ...new Set(periods)]],
    ...years.map(({ year, label, labelEn }): NameRow => [`${CALENDAR}/${year}`, label, labelEn]),
    ...places.map(({ id, name, nameEn, aliases, aliasesEn }): NameRow => {
      const titles = [`التقويم الدراسي في ${name}`, `Academic calendar in ${nameEn}`] as const;
      const ofRegion = regions.find((region) => region.id === id)?.aliases ?? [];
      return [`${CALENDAR}#${id}`, ...titles, [...aliases, ...aliasesEn, ...ofRegion]];
    }),
    ...TOOLS.map(({ page: { address, name }, words }): NameRow => [address.ar, name.ar, name.en, words]),
  ];
}

/** What a page says of itself, in its first sentence; a calendar, what holds there. */
function pageLine([address]: NameRow, edition: Edition, language: Language): string {
  const [path, place] = address.split('#');
  if (path === CALENDAR) {
    const { elsewhere, but } = PAGE_WORDS.places[language];
    const others = edition.catalogue.places.map((each) => nameIn(language, each)).join(COMMA[language]);
    const where = place === undefined ? `${[elsewhere, others && `${but} ${others}`].filter(Boolean).join(' ')}: ` : '';
    return where + schoolLine(place ?? null, edition, language);
  }
  const said = TOOLS.find(({ page }) => page.address.ar === address)?.said(language);
  return (said ?? PAGE_WORDS.calendar[language].description).replace(/\. .*/s, '.');
}

/** Finds where a value stands in a list; null: nowhere. */
const placeIn = (list: readonly string[]): ((value: string | null) => number | null) => {
  const places = new Map<string | null, number>(list.map((value, place) => [value, place]));
  return (value) => places.get(value) ?? null;
};

/** The first words of an answer. Days of school that differ somewhere are not told as if they were those of all places. */
function beginning(record: FaqRecord, { places }: Edition['catalogue'], language: Language): string {
  const answer = answerOf(record, language);
  const begun = answer.replace(/^(.{80,100}?) .*/s, '$1…');
  const names = (text: string) => places.some((place) => text.includes(nameIn(language, place)));
  const isPartial = record.category === 'calendar' && names(answer) && !names(begun);
  return isPartial ? `${PAGE_WORDS.places[language].differs}: ${begun}` : begun;
}

/** The standing of an exam, without the address that it ends on: the page of the exam has it as a link. */
function examLine(exam: ExamRecord, asOf: string, language: Language): string {
  const { label, detail, day } = standingOn(exam, asOf);
  const said = [label, detail].flatMap((words) => words?.[language].split(/[;؛]/)[0] ?? []);
  return said.join(COMMA[language]).replace('{day}', day === null ? '' : gregorianText(day, language));
}

type NamedRecord = Pick<Edition['catalogue']['places'][number], 'id' | 'name' | 'nameEn'>;
const named = ({ id, name, nameEn }: NamedRecord, names: string[]): NameRow => [id, name, nameEn, [...new Set(names)]];

/** What the search of the pages finds records by, and shows of them. */
function namesDocument(edition: Edition): NamesDocument {
  const { catalogue, asOf } = edition;
  const { universities, majors, regions, exams, faq, glossary } = catalogue;
  const called = (list: 'universities' | 'exams', id: string): string[] =>
    glossary[list].flatMap(({ ids, names }) => (ids.includes(id) ? names : []));
  const cities = new Map(
    universities.flatMap(({ city, cityEn }): [string, NameRow][] =>
      city === null ? [] : [[city, [city, city, cityEn ?? city]]],
    ),
  );
  const placeOfId = placeIn(universities.map(({ id }) => id));
  const cityAt = placeIn([...cities.keys()]);
  const regionAt = placeIn(regions.map(({ id }) => id));
  const sectorAt = placeIn(SECTOR_NAMES.map(([id]) => id));
  const holders = holdersOf(catalogue);
  const placesOf = (found: readonly string[] = []) => found.flatMap((id) => placeOfId(id) ?? []);
  const pages = pageRows(catalogue);
  const institutions = (count: number): Line => inBoth((language) => counted(language, count, INSTITUTIONS));
  const countIn = (holds: (each: (typeof universities)[number]) => boolean) =>
    institutions(universities.filter(holds).length);
  return {
    universities: universities.map((each) =>
      named(each, [...each.aliases, ...each.aliasesEn, ...called('universities', each.id)]),
    ),
    majors: majors.map((each) => named(each, [...each.aliases, ...each.aliasesEn])),
    regions: regions.map((each) => named(each, each.aliases)),
    cities: [...cities.values()],
    sectors: SECTOR_NAMES,
    exams: exams.map((each) => named(each, [each.abbreviation ?? [], called('exams', each.id)].flat())),
    calendar: pages,
    faq: faq.map(({ id, question, questionEn }): NameRow => [id, question, questionEn]),
    lines: {
      faq: faq.map((record) => inBoth((language) => beginning(record, catalogue, language))),
      exams: exams.map((exam) => inBoth((language) => examLine(exam, asOf, language))),
      universities: universities.map((each) =>
        inBoth((language) =>
          [...institutionFacts(each, language), heldText(each, catalogue, language)].filter(Boolean).join(' · '),
        ),
      ),
      majors: majors.map((major) =>
        inBoth((language) => {
          const taught = counted(language, holders.get(major.id)?.universities.length ?? 0, INSTITUTIONS);
          return `${nameIn(OTHER[language], major)} · ${PAGE_WORDS.majors[language].known}: ${taught}`;
        }),
      ),
      regions: regions.map(({ id }) => countIn(({ regionId }) => regionId === id)),
      cities: [...cities.keys()].map((name) => countIn(({ city }) => city === name)),
      sectors: SECTOR_NAMES.map(([id]) => countIn(({ kind }) => kind === id)),
      calendar: pages.map((row) => inBoth((language) => pageLine(row, edition, language))),
    },
    places: universities.map(({ city, regionId, kind }) => [cityAt(city), regionAt(regionId), sectorAt(kind)]),
    teachers: majors.map(({ id }) => placesOf(holders.get(id)?.universities)),
    likely: majors.map(({ id }) => placesOf(holders.get(id)?.byCollege)),
  };
}

export const namesFiles = (edition: Edition): SiteFile[] => [
  plainFile(NAMES_FILE, JSON_TYPE, JSON.stringify(namesDocument(edition))),
];
