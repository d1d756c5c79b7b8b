import type { Rule } from '../../../edge/http/route-table.ts';
import type { Publication } from '../../publication/publication.ts';
import { once } from '../../values/once-per.ts';
import { idOf } from '../answers/addresses.ts';
import { aboutPage } from './about.ts';
import {
  ABOUT_PAGE,
  DOORS,
  fileAt,
  MAJORS_PAGE,
  type PageAddress,
  pageAddress,
  pageFile,
  SEARCH_PAGE,
} from './addresses.ts';
import { calendarPages, yearPage } from './calendar/calendar.ts';
import { docsPages } from './docs/docs.ts';
import type { ApiReference } from './docs/reference.ts';
import { examPage } from './exams/exam.ts';
import { examsPage } from './exams/exams.ts';
import { homePage } from './home/home.ts';
import { LANGUAGES, type Language } from './language.ts';
import { NOT_FOUND_PAGE, notFoundPage } from './not-found.ts';
import type { LatePage, Page, PageGroup, SitemapEntry } from './page.ts';
import { majorPage } from './places/major.ts';
import { majorsPage } from './places/majors.ts';
import { regionPage } from './places/region.ts';
import { universitiesPage } from './places/universities.ts';
import { universityPage } from './places/university.ts';
import { questionPage } from './questions/question.ts';
import { questionsPage } from './questions/questions.ts';
import { type PagedCollection, recordPage } from './records.ts';
import { searchPage } from './search/search.ts';

/** Addresses at which a page is read too. */
export const PAGE_RULES: readonly Rule[] = LANGUAGES.map((language) => ({
  path: pageAddress('/docs')[language],
  query: {},
  file: pageFile(DOORS.docs.address[language]),
  status: 200,
}));

const inLanguages = (path: PageAddress): string[] => LANGUAGES.map((language) => path[language]);

/** What the paths of the files of a page begin with. */
const stems = (address: PageAddress): string[] => inLanguages(address).map((path) => fileAt(path, '.'));

const group = (below: readonly string[], make: (language: Language) => readonly Page[]): PageGroup => ({
  below,
  pages: once(() =>
    LANGUAGES.flatMap((language) =>
      make(language).map((page) => ({
        address: page.address[language],
        language,
        page: () => page,
        entry: () => page,
      })),
    ),
  ),
});

/** A page that is made for each of its files; what is small and asked for again is kept. */
function recordPageLate(address: string, language: Language, make: () => Page): LatePage {
  let entry: SitemapEntry | undefined;
  const page = () => {
    const made = make();
    entry ??= { address: made.address, language, changed: made.changed };
    return made;
  };
  return { address, language, page, entry: () => entry ?? page() };
}

const recordGroup = <R>(
  collection: PagedCollection,
  records: () => readonly R[],
  make: (record: R, publication: Publication, language: Language) => Page,
  publication: Publication,
): PageGroup => ({
  below: inLanguages(recordPage(collection, '')),
  pages: once(() =>
    LANGUAGES.flatMap((language) =>
      records().map((record) =>
        recordPageLate(recordPage(collection, idOf(collection, record))[language], language, () =>
          make(record, publication, language),
        ),
      ),
    ),
  ),
});

/** Pages of which there is one in each language. */
const SINGLE: readonly (readonly [
  address: PageAddress,
  make: (publication: Publication, language: Language) => Page | readonly Page[],
])[] = [
  [DOORS.home.address, homePage],
  [DOORS.universities.address, universitiesPage],
  [MAJORS_PAGE.address, majorsPage],
  [SEARCH_PAGE.address, searchPage],
  [ABOUT_PAGE.address, aboutPage],
  [DOORS.exams.address, examsPage],
  [DOORS.calendar.address, calendarPages],
  [DOORS.questions.address, questionsPage],
];

/** The pages of single records. */
export function recordPages(publication: Publication): PageGroup[] {
  const { catalogue } = publication;
  return [
    recordGroup('universities', () => catalogue.universities, universityPage, publication),
    recordGroup('regions', () => catalogue.regions, regionPage, publication),
    recordGroup('majors', () => catalogue.majors, majorPage, publication),
    recordGroup('exams', () => publication.lists.exams.exams, examPage, publication),
    recordGroup('calendar', () => catalogue.calendar, yearPage, publication),
    recordGroup('faq', () => catalogue.faq, questionPage, publication),
  ];
}

/** Every page for people. */
export function pagesOf(publication: Publication, reference: () => ApiReference): PageGroup[] {
  const { recordPages: hasRecordPages = true } = publication;
  return [
    ...SINGLE.map(([address, make]) =>
      group(stems(address), (language) => [make(publication, language)].flat()),
    ),
    group(inLanguages(pageAddress('/docs/')), (language) => docsPages(publication, reference(), language)),
    ...(hasRecordPages ? recordPages(publication) : []),
  ];
}

/** What a person gets who asks for a page that is not there. No other page leads to it. */
export const NOT_FOUND_PAGES = group(stems(NOT_FOUND_PAGE), (language) => [notFoundPage(language)]);
