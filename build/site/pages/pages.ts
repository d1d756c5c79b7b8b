import type { Rule } from '../../../http/route-table.ts';
import type { Publication } from '../../publication/publication.ts';
import { aboutPage } from './about.ts';
import { DOORS, pageAddress, pageFile } from './addresses.ts';
import { calendarPages, yearPage } from './calendar/calendar.ts';
import { docsPages } from './docs/docs.ts';
import type { ApiReference } from './docs/reference.ts';
import { examPage } from './exams/exam.ts';
import { examsPage } from './exams/exams.ts';
import { homePage } from './home/home.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { Page } from './page.ts';
import { majorPage } from './places/major.ts';
import { majorsPage } from './places/majors.ts';
import { regionPage } from './places/region.ts';
import { universitiesPage } from './places/universities.ts';
import { universityPage } from './places/university.ts';
import { questionPage } from './questions/question.ts';
import { questionsPage } from './questions/questions.ts';
import { searchPage } from './search/search.ts';

/** The pages of single records. */
export const recordPages = (publication: Publication, language: Language): Page[] => [
  ...publication.catalogue.universities.map((record) => universityPage(record, publication, language)),
  ...publication.catalogue.regions.map((record) => regionPage(record, publication, language)),
  ...publication.catalogue.majors.map((record) => majorPage(record, publication, language)),
  ...publication.lists.exams.exams.map((exam) => examPage(exam, publication, language)),
  ...publication.catalogue.calendar.map((year) => yearPage(year, publication, language)),
  ...publication.catalogue.faq.map((record) => questionPage(record, publication, language)),
];

/** Addresses at which a page is read too. */
export const PAGE_RULES: readonly Rule[] = LANGUAGES.map((language) => ({
  path: pageAddress('/docs')[language],
  query: {},
  file: pageFile(DOORS.docs.address[language]),
  status: 200,
}));

/** Every page for people, in both languages. */
export function pagesOf(publication: Publication, reference: ApiReference): Page[] {
  const { recordPages: hasRecordPages = true } = publication;
  return LANGUAGES.flatMap((language) => [
    homePage(publication, language),
    universitiesPage(publication, language),
    majorsPage(publication, language),
    searchPage(publication, language),
    aboutPage(publication, language),
    examsPage(publication, language),
    ...calendarPages(publication, language),
    questionsPage(publication, language),
    ...docsPages(publication, reference, language),
    ...(hasRecordPages ? recordPages(publication, language) : []),
  ]);
}
