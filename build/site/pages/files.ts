import { MARKDOWN_TYPE, type Publication, type SiteFile } from '../../publication/publication.ts';
import { dataCatalogue } from '../discovery/catalogue-jsonld.ts';
import type { OpenApi } from '../openapi/document.ts';
import { MARKDOWN_ADDRESS, PAGE_FILE } from './addresses.ts';
import { docsPage } from './docs/docs.ts';
import { docsMarkdown } from './docs/markdown.ts';
import { apiReference } from './docs/reference.ts';
import { homeMarkdown, homePage } from './home/home.ts';
import { dataBlock } from './html.ts';
import { LANGUAGES } from './language.ts';
import { HTML_TYPE } from './routes.ts';

const page = (path: string, body: string): SiteFile => ({
  path,
  contentType: HTML_TYPE,
  cache: 'short',
  body,
  schema: null,
});
const markdown = (path: string, body: string): SiteFile => ({
  ...page(path, body),
  contentType: MARKDOWN_TYPE,
});

/** The pages for people in both languages, each also as Markdown. */
export function pageFiles(
  publication: Publication,
  document: OpenApi,
  files: ReadonlyMap<string, SiteFile>,
): SiteFile[] {
  const reference = apiReference(publication, document, files);
  const catalogue = dataBlock('application/ld+json', dataCatalogue(publication));
  return LANGUAGES.flatMap((language) => [
    page(PAGE_FILE.home[language], homePage(publication, language, [catalogue])),
    page(PAGE_FILE.docs[language], docsPage(publication, reference, language)),
    markdown(MARKDOWN_ADDRESS.home[language], homeMarkdown(publication, language)),
    markdown(MARKDOWN_ADDRESS.docs[language], docsMarkdown(publication, reference, language)),
  ]);
}
