import { JSON_TYPE } from '../../../../edge/http/headers.ts';
import { plainFile, type SiteFile } from '../../../publication/publication.ts';
import { type Html, html } from '../html.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { type ChapterOfReference, chapterAddress, chaptersOf, REFERENCE } from './chapters.ts';
import { shapesInOrder } from './expanded.ts';
import type { ApiReference } from './reference.ts';

const TEXT = {
  ar: { label: 'ابحث في التوثيق', none: 'لا شيء بهذا الاسم.', failed: 'تعذر تحميل الفهرس. أعد المحاولة.' },
  en: {
    label: 'Search the documentation',
    none: 'Nothing of that name.',
    failed: 'The index could not be loaded. Try again.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Where /assets/docs.js finds what the documentation names, in one language. */
const indexFile = (language: Language): string => `/docs/index.${language}.json`;

/** A thing that the documentation names: what it is called, and where it is described. */
type Entry = readonly [name: string, address: string, about: string];

function entries(chapter: ChapterOfReference, language: Language): Entry[] {
  const address = chapterAddress(chapter)[language];
  return [
    [chapter.title[language], address, ''],
    ...chapter.operations.map(
      ({ route }): Entry => [route.path, `${address}#${route.id}`, route.summary[language]],
    ),
  ];
}

/** The index of the documentation, in each language: its chapters, addresses and fields. */
export function docsIndexFiles(reference: ApiReference): SiteFile[] {
  const chapters = chaptersOf(reference);
  return LANGUAGES.map((language) => {
    const page = chapterAddress(REFERENCE)[language];
    const all = [
      ...chapters.flatMap((chapter) => entries(chapter, language)),
      ...shapesInOrder(reference, language)
        .flatMap(({ fields }) => fields)
        .map(({ id }): Entry => [id, `${page}#${id}`, '']),
    ];
    return plainFile(indexFile(language), JSON_TYPE, JSON.stringify(all));
  });
}

/** A field that /assets/docs.js answers from the index, which it loads when the field is first used. */
export function docsSearch(language: Language): Html {
  const { label, none, failed } = TEXT[language];
  return html`<search class="docs-search" data-index="${indexFile(language)}" data-none="${none}" data-failed="${failed}"><label for="docs-q">${label}</label><input id="docs-q" type="search" autocomplete="off" dir="auto"><p class="fine" role="status"></p><ul></ul></search>`;
}
