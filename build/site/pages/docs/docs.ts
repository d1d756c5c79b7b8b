import type { Publication } from '../../../publication/publication.ts';
import { mcpAddress } from '../../answers/addresses.ts';
import type { Language } from '../language.ts';
import { blocks, codeBlock, details, heading, list, paragraph, section, table } from '../model/block.ts';
import { code, link, name, prose } from '../model/inline.ts';
import type { Piece } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { type ChapterOfReference, chaptersOf, operationAddress } from './chapters.ts';
import { clientSetups } from './clients.ts';
import { type Shown, shapesInOrder } from './expanded.ts';
import { fieldTable } from './field-table.ts';
import { type ChapterBody, chapterPage } from './frame.ts';
import { LABELS } from './labels.ts';
import { operationArticle } from './operation.ts';
import { documentedProblems } from './problem-text.ts';
import { type ProseSection, proseOf } from './prose.ts';
import type { ApiReference } from './reference.ts';

const proseSection = ({ id, title, points, sample }: ProseSection, language: Language): Piece =>
  section(id, title[language], [
    points.length > 0 && list(points.map((point) => prose(point[language]))),
    sample !== undefined && codeBlock(sample),
  ]);

const problemSection = (language: Language): Piece =>
  section('problems', LABELS.problems[language], [
    paragraph(prose(LABELS.problemsLead[language])),
    table({
      caption: null,
      columns: [LABELS.code[language], LABELS.status[language], LABELS.meaning[language]],
      rows: documentedProblems().map((problem) => ({
        id: problem.code,
        cells: [
          link(`#${problem.code}`, code(problem.code), 'self'),
          problem.status,
          prose(problem.text[language]),
        ],
      })),
      style: 'fields',
    }),
  ]);

const clientSection = (publication: Publication, language: Language): Piece =>
  section('clients', LABELS.clients[language], [
    paragraph(prose(LABELS.clientsLead[language])),
    ...clientSetups(mcpAddress(publication.catalogue.service, publication.baseUrl)).map(
      ({ client, where, text }) =>
        blocks([heading(3, name(client)), paragraph(prose(where[language]), 'fine'), codeBlock(text)]),
    ),
  ]);

/** Every address with the place where it is described. */
const addressSection = (reference: ApiReference, language: Language): Piece =>
  section('addresses', LABELS.operations[language], [
    table({
      caption: null,
      columns: [LABELS.address[language], LABELS.meaning[language]],
      rows: chaptersOf(reference)
        .flatMap(({ operations }) => operations)
        .map((operation) => ({
          cells: [
            code(`${operation.route.method} ${operation.route.path}`),
            link(operationAddress(operation, language), operation.route.summary[language]),
          ],
        })),
      style: 'fields',
    }),
  ]);

const shapeSection = (reference: ApiReference, language: Language): Piece =>
  section('shapes', LABELS.shapes[language], [
    paragraph(prose(LABELS.shapesLead[language])),
    ...shapesInOrder(reference, language).map(({ name: shape, anchor, fields }) =>
      details(code(shape), [fieldTable(null, fields, language)], anchor),
    ),
  ]);

/** What the documentation is made of. */
interface Documented {
  readonly publication: Publication;
  readonly reference: ApiReference;
  readonly language: Language;
}

/** What chapters say between their prose and the operations that they describe, by the last part of their address. */
const DERIVED: Readonly<Record<string, (documented: Documented) => Piece[]>> = {
  '': ({ language }) => [problemSection(language)],
  mcp: ({ publication, language }) => [clientSection(publication, language)],
  errors: ({ language }) => [problemSection(language)],
  reference: ({ reference, language }) => [
    addressSection(reference, language),
    shapeSection(reference, language),
  ],
};

function bodyOf(chapter: ChapterOfReference, documented: Documented): ChapterBody {
  const { publication, reference, language } = documented;
  const shown: Shown = new Map();
  const written = proseOf(chapter.slug, publication);
  return {
    parts: [
      ...written.map((each) => proseSection(each, language)),
      ...(DERIVED[chapter.slug]?.(documented) ?? []),
      ...chapter.operations.map((each) => operationArticle(each, reference, publication, shown, language)),
    ],
    anchors: [
      ...written.map(({ id, title }) => [id, title[language]] as const),
      ...chapter.operations.map(({ route }) => [route.id, route.summary[language]] as const),
    ],
  };
}

/** The documentation of the interface, a page for each of its subjects. */
export function docsPages(publication: Publication, reference: ApiReference, language: Language): Page[] {
  const chapters = chaptersOf(reference);
  return chapters.map((chapter) =>
    chapterPage(
      chapter,
      () => bodyOf(chapter, { publication, reference, language }),
      chapters,
      publication,
      language,
    ),
  );
}
