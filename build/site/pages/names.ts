import { JSON_TYPE } from '../../../edge/http/headers.ts';
import type { NameRow, NamesDocument } from '../../assets/names.ts';
import WORDS from '../../assets/search-words.json' with { type: 'json' };
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Edition, plainFile, type SiteFile } from '../../publication/publication.ts';
import { SECTORS } from '../../schema/university.ts';
import { standingOn } from '../answers/exam-status.ts';
import { holdersOf } from '../answers/majors.ts';
import { CALCULATOR_PAGE, CHANGES_PAGE, COMPARE_PAGE, NAVIGATION, type NamedPage } from './addresses.ts';
import { gregorianText } from './day-text.ts';
import type { Language } from './language.ts';
import { answerOf } from './provenance.ts';

export const NAMES_FILE = '/assets/names.json';

/** What people say of a sector. */
const SECTOR_NAMES: readonly NameRow[] = [
  ['public', 'الجامعات والكليات الحكومية', 'Public universities and colleges', WORDS.sectors.public],
  ['private', 'الجامعات والكليات الأهلية', 'Private universities and colleges', WORDS.sectors.private],
  ['military', 'الجامعات والكليات العسكرية', 'Military universities and colleges', WORDS.sectors.military],
];

/** The calendar of the day, which is found by the names of terms and holidays, that of each year and place, and tools. */
function pageRows({ calendar: years, places, regions }: Catalogue): NameRow[] {
  const { tools } = WORDS;
  const row = ({ address, name }: NamedPage, words: string[]): NameRow => [address.ar, name.ar, name.en, words];
  const { ar: calendar } = NAVIGATION.calendar.address;
  const periods = years
    .flatMap(({ terms, holidays }) => [...terms, ...holidays])
    .flatMap(({ name, nameEn }) => [name, nameEn])
    .map((title) => title.replace(/ *\(.*\)/, ''));
  return [
    [calendar, 'التقويم الدراسي', 'Academic calendar', [...tools.calendar, ...new Set(periods)]],
    ...years.map(({ year, label, labelEn }): NameRow => [`${calendar}/${year}`, label, labelEn]),
    ...places.map(({ id, name, nameEn, aliases, aliasesEn }): NameRow => {
      const titles = [`التقويم الدراسي في ${name}`, `Academic calendar in ${nameEn}`] as const;
      const ofRegion = regions.find((region) => region.id === id)?.aliases ?? [];
      return [`${calendar}#${id}`, ...titles, [...aliases, ...aliasesEn, ...ofRegion]];
    }),
    row(CALCULATOR_PAGE, tools.calculator),
    row(COMPARE_PAGE, tools.compare),
    row(CHANGES_PAGE, tools.changes),
  ];
}

/** Finds where a value stands in a list; null: nowhere. */
const placeIn = (list: readonly string[]): ((value: string | null) => number | null) => {
  const places = new Map<string | null, number>(list.map((value, place) => [value, place]));
  return (value) => places.get(value) ?? null;
};

/** The first words of an answer. */
const beginning = (answer: string): string => answer.replace(/^(.{80,100}?) .*/s, '$1…');

type NamedRecord = Pick<Catalogue['places'][number], 'id' | 'name' | 'nameEn'>;
const named = ({ id, name, nameEn }: NamedRecord, names: string[]): NameRow => [id, name, nameEn, [...new Set(names)]];

/** What the search of the pages finds records by, and shows of them. */
function namesDocument(catalogue: Catalogue, asOf: string): NamesDocument {
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
  return {
    universities: universities.map((each) =>
      named(each, [...each.aliases, ...each.aliasesEn, ...called('universities', each.id)]),
    ),
    majors: majors.map((each) => named(each, [...each.aliases, ...each.aliasesEn])),
    regions: regions.map((each) => named(each, each.aliases)),
    cities: [...cities.values()],
    sectors: SECTOR_NAMES,
    exams: exams.map((each) => named(each, [each.abbreviation ?? [], called('exams', each.id)].flat())),
    calendar: pageRows(catalogue),
    faq: faq.map(({ id, question, questionEn }): NameRow => [id, question, questionEn]),
    lines: {
      faq: faq.map((record) => [beginning(answerOf(record, 'ar')), beginning(answerOf(record, 'en'))]),
      exams: exams.map((exam) => {
        const { label, detail, day } = standingOn(exam, asOf);
        // Without the address that it ends on: the page of the exam has it as a link.
        const line = (language: Language) =>
          [label, detail].flatMap(
            (words) =>
              words?.[language].split(/[;؛]/)[0]?.replace('{day}', day === null ? '' : gregorianText(day, language)) ??
              [],
          );
        return [line('ar').join('، '), line('en').join(', ')];
      }),
      universities: universities.map(({ city, cityEn, kind }) => [
        [city ?? [], (kind && SECTORS[kind].ar) ?? []].flat().join('، '),
        [cityEn ?? [], (kind && SECTORS[kind].en) ?? []].flat().join(', '),
      ]),
      majors: majors.map(({ name, nameEn }) => [nameEn, name]),
    },
    places: universities.map(({ city, regionId, kind }) => [cityAt(city), regionAt(regionId), sectorAt(kind)]),
    teachers: majors.map(({ id }) => placesOf(holders.get(id)?.universities)),
    likely: majors.map(({ id }) => placesOf(holders.get(id)?.byCollege)),
  };
}

export const namesFiles = ({ catalogue, asOf }: Edition): SiteFile[] => [
  plainFile(NAMES_FILE, JSON_TYPE, JSON.stringify(namesDocument(catalogue, asOf))),
];
