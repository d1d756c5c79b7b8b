import type { Rule } from '../../../http/route-table.ts';
import type { Publication } from '../../publication/publication.ts';
import { DOORS, pageAddress, pageFile } from './addresses.ts';
import { docsPages } from './docs/docs.ts';
import type { ApiReference } from './docs/reference.ts';
import { homePage } from './home/home.ts';
import { LANGUAGES } from './language.ts';
import type { Page } from './page.ts';

/** Addresses at which a page is read too. */
export const PAGE_RULES: readonly Rule[] = LANGUAGES.map((language) => ({
  path: pageAddress('/docs')[language],
  query: {},
  file: pageFile(DOORS.docs.address[language]),
  status: 200,
}));

/** Every page for people, in both languages. */
export function pagesOf(publication: Publication, reference: ApiReference): Page[] {
  return LANGUAGES.flatMap((language) => [
    homePage(publication, language),
    ...docsPages(publication, reference, language),
  ]);
}
