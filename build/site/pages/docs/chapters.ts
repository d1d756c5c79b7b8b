import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import { GROUPS } from '../../openapi/document.ts';
import { NAVIGATION, type PageAddress, pageAddress } from '../addresses.ts';
import type { Language } from '../language.ts';
import { writtenPages } from '../prose.ts';
import { expandedFields, type Shown } from './fields.ts';
import type { ApiReference, DocumentedOperation } from './reference.ts';

/** A page of the documentation. */
export interface Chapter {
  /** The last part of its address; empty: the page on which the documentation begins. */
  readonly slug: string;
  readonly title: Bilingual;
  readonly lead: Bilingual;
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

/** A chapter with the operations that it describes. */
export type ChapterOfReference = ReturnType<typeof chaptersOf>[number];

/** All chapters in the order of the contents. The groups of data come after the start, discovery at the end. */
export function chaptersOf({ operations }: ApiReference) {
  const bySlug = groupBy(operations, ({ route }) => slugOf(route.group));
  const [start, ...written] = writtenPages()
    .filter(({ key }) => key !== 'about')
    .map(({ key, ...page }): Chapter => ({ ...page, slug: key === START ? '' : key }));
  const ofGroups = Object.entries(GROUPS).flatMap(([group, { title, description }]): Chapter[] => {
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
  const used = chaptersOf(reference)
    .filter(({ slug }) => slug !== 'discovery')
    .flatMap((chapter) =>
      chapter.operations.flatMap(({ shapes }) =>
        shapes.map((name) => ({ name, page: docsAddress(chapter.slug)[language] })),
      ),
    );
  return used.flatMap(({ name, page }) => {
    if (shown.has(name)) return [];
    const anchor = `shape-${name}`;
    const fields = expandedFields(name, reference.shapes[language], shown, anchor);
    return fields.length === 0 ? [] : [{ name, anchor, page, fields }];
  });
}
