import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import { JSON_TYPE } from '../../../../edge/http/headers.ts';
import { PROBLEM_STATUS } from '../../../../edge/http/problems.ts';
import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import { type Publication, plainFile, type SiteFile } from '../../../publication/publication.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../../schema/problem.ts';
import { mcpAddress } from '../../answers/addresses.ts';
import { GROUPS } from '../../openapi/document.ts';
import { CHANGES_PAGE, NAVIGATION, type PageAddress, pageAddress } from '../addresses.ts';
import * as el from '../elements.ts';
import { type Html, html } from '../html.ts';
import { LANGUAGES, type Language, nameIn } from '../language.ts';
import { pageLink } from '../links.ts';
import type { Page } from '../page.ts';
import { type AnswerOf, changelog, proseOf, writtenPages } from '../prose.ts';
import WORDS from '../words.json' with { type: 'json' };
import CLIENT_SETUPS from './client-setups.json' with { type: 'json' };
import { expandedFields, fieldTable, type Shown } from './fields.ts';
import { operationArticle } from './operation.ts';
import { type ApiReference, type DocumentedOperation, indented } from './reference.ts';

const CHANGELOG = 'changelog';
/** Addresses of a chapter that are shown in full; more open at a touch. */
const MOST_OPEN = 5;

const LABELS = WORDS.docsLabels;

/** What developers call the subject of a chapter, in both languages. */
const ASKED: Readonly<Record<string, string>> = WORDS.docsAsked;

/** Where /assets/docs.js finds what the documentation names, in one language. */
const indexFile = (language: Language): string => `/docs/index.${language}.json`;

/** A thing that the documentation names: what it is called, where and on which page it is described, and in what words. */
type Entry = readonly [name: string, address: string, page: string, about: string, also: string];

/** A text without the marks of Markdown and without its examples; what is code in it keeps its own direction. */
const plain = (text: string): string =>
  text
    .replaceAll(/^```.*\n[\s\S]*?^```$|^GET .*|^- /gm, '')
    .replaceAll(/`([^`]+)`/g, '\u2066$1\u2069')
    .replaceAll(/\s+/g, ' ');

/** Each is found by its English words too, a section by its examples, and what describes records by what is asked of them. */
function entries(chapter: Chapter, publication: Publication, language: Language): Entry[] {
  const address = docsAddress(chapter.slug)[language];
  const page = chapter.title[language];
  const written = (each: Language) => (chapter.slug === CHANGELOG ? [] : writtenIn(chapter, publication, each));
  const english = new Map(written('en').map(({ id, title }) => [id, title]));
  const records = chapter.slug === 'exams' ? publication.catalogue.exams : [];
  const asked = [ASKED[chapter.slug], ...records.map(({ id, name, nameEn }) => `${id} ${name} ${nameEn}`)].join(' ');
  return [
    [page, address, '', chapter.lead[language], `${chapter.title.en} ${chapter.lead.en} ${asked}`],
    ...written(language).map(
      ({ id, title, text }): Entry => [title, `${address}#${id}`, page, plain(text), `${english.get(id)} ${text}`],
    ),
    ...chapter.operations.map(({ route: { id, path, summary } }): Entry => {
      return [path, `${address}#${id}`, page, summary[language], `${summary.en} ${asked}`];
    }),
  ];
}

/** The index of the documentation, in each language: its chapters, addresses and fields. */
export function docsIndexFiles(publication: Publication, reference: ApiReference): SiteFile[] {
  const chapters = chaptersOf(reference);
  return LANGUAGES.map((language) => {
    const page = docsAddress('reference')[language];
    const all = [
      ...chapters.flatMap((chapter) => entries(chapter, publication, language)),
      ...shapesInOrder(reference, language)
        .flatMap(({ fields }) => fields)
        .map(({ id }): Entry => [id, `${page}#${id}`, '', '', '']),
    ];
    // A section that stands in two chapters is found in the later one, its own.
    const each = new Map(all.map((entry) => [entry[3] || entry[0], entry]));
    return plainFile(indexFile(language), JSON_TYPE, JSON.stringify([...each.values()]));
  });
}

/** A field that /assets/docs.js answers from the index, which it loads when the field is first used. */
export function docsSearch(language: Language): Html {
  const { label, none, failed } = WORDS.docsSearch[language];
  return html`<search class="docs-search" data-index="${indexFile(language)}" data-none="${none}" data-failed="${failed}"><input type="search" aria-label="${label}" placeholder="${label}" autocomplete="off" dir="auto"><p class="fine" role="status"></p><ul></ul></search>`;
}

const linksTo = (chapters: readonly Chapter[], language: Language): el.Piece[] =>
  chapters.map(({ slug, title }) => el.link(docsAddress(slug)[language], title[language]));

/** The chapters, for who has opened none of them. */
export function docsSection(reference: ApiReference, language: Language): el.Piece {
  const links = linksTo(chaptersOf(reference), language);
  return el.section('browse', LABELS.contents[language], [el.list(links, { style: 'columns' })]);
}

/** The chapters, with the parts of the one that is open below it. */
function contents(
  chapters: readonly Chapter[],
  open: Chapter,
  parts: readonly (readonly [id: string, title: string])[],
  language: Language,
): Html {
  const item = (chapter: Chapter) => {
    const isOpen = chapter.slug === open.slug;
    return html`<li><a href="${docsAddress(chapter.slug)[language]}"${isOpen && html` aria-current="page"`}>${chapter.title[language]}</a>${isOpen && parts.length > 1 && html`<ul>${parts.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`}</li>\n`;
  };
  return html`<nav id="contents" class="contents" aria-label="${LABELS.contents[language]}">
${docsSearch(language)}
<details><summary>${LABELS.contents[language]}</summary>
<ul>
${chapters.map(item)}</ul></details></nav>`;
}

/** The sections of a chapter that people wrote. */
const writtenIn = ({ slug }: Chapter, publication: Publication, language: Language, answerOf?: AnswerOf) =>
  slug === CHANGELOG ? changelog(language) : proseOf(slug === '' ? START : slug, publication, language, answerOf);

/** Shows real answers as far as the documentation has them for examples. */
const answersOf =
  ({ reference, language }: Documented): AnswerOf =>
  (address, fields) => {
    const example = reference.operations
      .flatMap(({ examples }) => examples)
      .find(({ request }) => request === `GET ${address}`);
    if (example?.json == null) return null;
    const about = el.paragraph([LABELS.chosen[language], ' ', el.link(address, el.code(`GET ${address}`))], 'fine');
    return el.blocks([about, el.codeBlock(indented(JSON.parse(example.json), fields))]);
  };

/** Every address with the place where it is described, folded by chapter below the first of each. */
const addressTables = (reference: ApiReference, language: Language): el.Pieces =>
  chaptersOf(reference).map(({ title, operations }) => {
    const addresses = operations.map((each) => [
      el.link(operationAddress(each, language), each.route.summary[language]),
      [' ', el.code(`${each.route.method} ${each.route.path}`)],
    ]);
    const [first] = operations;
    const called = first && [title[language], ' ', el.code(first.route.path), ` (${operations.length})`];
    return called ? el.details(called, [el.list(addresses, { style: 'rows' })]) : null;
  });

/** What the documentation is made of. */
interface Documented {
  readonly publication: Publication;
  readonly reference: ApiReference;
  readonly language: Language;
}

/** What stands below the prose of a section, by the id of this. */
const DERIVED: Readonly<Record<string, (documented: Documented, chapter: Chapter) => el.Pieces>> = {
  addresses: ({ reference, language }) => addressTables(reference, language),
  // Each problem document leads to where the documentation begins; errors have a chapter of their own.
  problems: ({ language }, { slug }) => {
    const table = el.table({
      columns: [LABELS.code[language], LABELS.status[language], LABELS.meaning[language]],
      // In English they mean what the problem document itself says.
      rows: PROBLEM_CODES.map((id) => {
        const text = language === 'en' ? PROBLEMS[id].detail : WORDS.docsProblems[id];
        const meaning = el.prose(text.replace('{longest}', String(LONGEST_QUERY)));
        return { id, cells: [el.link(`#${id}`, el.code(id)), PROBLEM_STATUS[id], meaning] };
      }),
      style: 'fields',
    });
    return [slug === '' ? el.details(`${LABELS.codes[language]} (${PROBLEM_CODES.length})`, [table]) : table];
  },
  clients: ({ publication: { catalogue, baseUrl }, language }) =>
    CLIENT_SETUPS.map(({ client, where, text }) => {
      const setup = el.codeBlock(text.replaceAll('{url}', mcpAddress(catalogue.service, baseUrl)));
      return el.blocks([el.heading(3, el.name(client)), el.paragraph(el.prose(where[language]), 'fine'), setup]);
    }),
  shapes: ({ reference, language }) =>
    shapesInOrder(reference, language).map(({ name: shape, anchor, fields, page }) =>
      el.details(el.code(shape), [fieldTable(fields, language, page)], anchor),
    ),
};

/** A chapter, with the contents of all beside it. */
function chapterMain(chapter: Chapter, chapters: readonly Chapter[], documented: Documented): el.Piece {
  const { publication, reference, language } = documented;
  const shown: Shown = new Map();
  const written = writtenIn(chapter, publication, language, answersOf(documented));
  const sections = written.map(({ id, title, parts }) =>
    el.section(id, title, [...parts, ...(DERIVED[id]?.(documented, chapter) ?? [])]),
  );
  const called = (summary: string): string =>
    summary === chapter.title[language] ? LABELS.all[language].replace('#', summary.toLowerCase()) : summary;
  const operations = chapter.operations.map((each) => ({ each, title: called(each.route.summary[language]) }));
  const isFolded = operations.length > MOST_OPEN;
  const anchors = [
    ...written.map(({ id, title }) => [id, title] as const),
    ...(isFolded ? [] : operations.map(({ each, title }) => [each.route.id, title] as const)),
  ];
  const described = operations.map(({ each, title }) => {
    const piece = operationArticle(each, reference, publication, shown, title, language);
    return isFolded ? { ...piece, html: el.details([title, ' ', el.code(each.route.path)], [piece]).html } : piece;
  });
  const parts = [...sections, ...described];
  const lead = el.joined(chapter.lead[language].split(CHANGES_PAGE.name[language]), pageLink(CHANGES_PAGE, language));
  const [acted] = chapter.slug === '' ? changelog(language) : [];
  const toLog = acted && el.link(docsAddress(CHANGELOG)[language], LABELS.changelog[language].replace('#', acted.text));
  const log = el.actions([toLog ?? null]);
  const head = el.top(chapter.title[language], [el.paragraph(lead, 'lead'), log]);
  const index = el.paragraph([LABELS.contents[language], ': ', el.joined(linksTo(chapters, language), ' · ')]);
  const { markdown } = el.blocks([head, ...parts, index]);
  return {
    html: html`${head.html}
<div class="manual">
${contents(chapters, chapter, anchors, language)}
${el.group('chapters', parts).html}
</div>`,
    markdown,
  };
}

/** The documentation of the interface: each of its chapters as a page. */
export function docsPages(publication: Publication, reference: ApiReference, language: Language): Page[] {
  const chapters = chaptersOf(reference);
  return chapters.map((chapter) => ({
    address: docsAddress(chapter.slug),
    language,
    navigation: 'docs',
    kind: 'docs',
    title: `${chapter.title[language]} · ${nameIn(language, publication.catalogue.service)}`,
    description: chapter.lead[language],
    modules: ['docs.js', ...(chapter.operations.length > 0 ? ['try.js'] : [])],
    main: chapterMain(chapter, chapters, { publication, reference, language }),
  }));
}

/** Where the documentation begins. */
export const START = 'start';

/** Groups that are described on the page of another, or on a written one; any other has a page of its own. */
const PLACED: Readonly<Record<string, string>> = { faq: 'questions', agents: 'mcp', service: 'copy', feeds: 'copy' };

const slugOf = (group: string): string => PLACED[group] ?? group;

/** Where a page of the documentation is read. */
export const docsAddress = (slug: string): PageAddress =>
  slug === '' ? NAVIGATION.docs.address : pageAddress(`/docs/${slug}`);

/** Where an operation is described. */
export const operationAddress = ({ route }: DocumentedOperation, language: Language): string =>
  `${docsAddress(slugOf(route.group))[language]}#${route.id}`;

/** A page of the documentation with the operations that it describes. */
export type Chapter = ReturnType<typeof chaptersOf>[number];

/** All chapters in the order of the contents. The groups of data come after the start, discovery at the end. */
export function chaptersOf({ operations }: ApiReference) {
  const bySlug = groupBy(operations, ({ route }) => slugOf(route.group));
  const [start, ...written] = writtenPages()
    .filter(({ key }) => key !== 'about')
    /** The last part of its address; empty: the page on which the documentation begins. */
    .map(({ key, ...page }) => ({ ...page, slug: key === START ? '' : key }));
  const ofGroups = Object.entries(GROUPS).flatMap(([group, { title, description }]) => {
    const slug = slugOf(group);
    const isWritten = written.some((chapter) => chapter.slug === slug);
    return bySlug.has(slug) && !isWritten ? [{ slug, title, lead: description }] : [];
  });
  const data = ofGroups.filter(({ slug }) => slug !== 'discovery');
  const discovery = ofGroups.filter(({ slug }) => slug === 'discovery');
  return [...(start === undefined ? [] : [start]), ...data, ...written, ...discovery].map((chapter) => ({
    ...chapter,
    // What the chapter is named after comes first.
    operations: sortedBy(bySlug.get(chapter.slug) ?? [], ({ route: { path } }) => [
      String(!path.includes(`/${chapter.slug}`)),
    ]),
  }));
}

/**
 * Every shape of the data, in the order in which the chapters answer with them; each once, with its fields and those of the
 * shapes that occur in it for the first time, and the address of the chapter that says what these mean.
 */
export function shapesInOrder(reference: ApiReference, language: Language) {
  const shown: Shown = new Map();
  const chapters = chaptersOf(reference).filter(({ slug }) => slug !== 'discovery');
  return chapters.flatMap(({ slug, operations }) => {
    const names = operations.flatMap(({ shapes }) => shapes);
    return names.flatMap((name) => {
      if (shown.has(name)) return [];
      const anchor = `shape-${name}`;
      const fields = expandedFields(name, reference.shapes[language], shown, anchor);
      return fields.length === 0 ? [] : [{ name, anchor, page: docsAddress(slug)[language], fields }];
    });
  });
}
