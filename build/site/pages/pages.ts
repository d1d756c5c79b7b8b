import type { Publication, SiteFile } from '../../publication/publication.ts';
import type { OpenApi } from '../openapi/document.ts';
import { docsPage } from './docs/docs.ts';
import { apiReference } from './docs/reference.ts';
import { homePage } from './home/home.ts';
import { LANGUAGES } from './language.ts';
import type { Page } from './page.ts';

/**
 * Every page for people, in both languages.
 * @param files the data files, from which the documentation takes its examples
 */
export function pagesOf(
  publication: Publication,
  document: OpenApi,
  files: ReadonlyMap<string, SiteFile>,
): Page[] {
  const reference = apiReference(publication, document, files);
  return LANGUAGES.flatMap((language) => [
    homePage(publication, language),
    docsPage(publication, reference, language),
  ]);
}
