import type { Rule } from '../../../edge/http/route-table.ts';
import type { Publication } from '../../publication/publication.ts';
import { listOf } from '../answers/answers.ts';
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

/** Addresses at which a page is read too. */
export const PAGE_RULES: readonly Rule[] = LANGUAGES.map((language) => ({
  path: pageAddress('/docs')[language],
  query: {},
  file: pageFile(DOORS.docs.address[language]),
  status: 200,
}));

/** Pages of which there is one in each language, or a few. */
const SINGLE: readonly ((publication: Publication, language: Language) => Page | readonly Page[])[] = [
  homePage,
  universitiesPage,
  majorsPage,
  searchPage,
  aboutPage,
  examsPage,
  calendarPages,
  questionsPage,
];

/** The pages of single records. */
export function* recordPages(publication: Publication): Generator<Page> {
  const { catalogue } = publication;
  const { exams } = listOf('exams', publication);
  const { majors } = listOf('majors', publication);
  for (const language of LANGUAGES) {
    for (const record of catalogue.universities) yield universityPage(record, publication, language);
    for (const record of catalogue.regions) yield regionPage(record, publication, language);
    for (const record of majors) yield majorPage(record, publication, language);
    for (const record of exams) yield examPage(record, publication, language);
    for (const record of catalogue.calendar) yield yearPage(record, publication, language);
    for (const record of catalogue.faq) yield questionPage(record, publication, language);
  }
}

/** Every page for people, one after the other. */
export function* pagesOf(publication: Publication, reference: ApiReference): Generator<Page> {
  for (const make of SINGLE) {
    for (const language of LANGUAGES) yield* [make(publication, language)].flat();
  }
  for (const language of LANGUAGES) yield* docsPages(publication, reference, language);
  if (publication.recordPages ?? true) yield* recordPages(publication);
}
