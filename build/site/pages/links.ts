import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { editAddress } from '../../collections/content-files.ts';
import type { Edition, Publication } from '../../publication/publication.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import { addressOf } from '../answers/addresses.ts';
import { CALENDAR_FOLDERS } from '../feeds/files.ts';
import { type NamedPage, type PageAddress, pageAddress, SAVED_PAGE } from './addresses.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import { type Language, type Named, nameIn } from './language.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.links;

/** Where the pages of records lie, each below the page of its kind. */
const FOLDER = {
  universities: '/universities',
  regions: '/regions',
  majors: '/majors',
  exams: '/exams',
  calendar: '/calendar',
  faq: '/questions',
} as const satisfies Partial<Record<CollectionName, string>>;
type PagedCollection = keyof typeof FOLDER;

export const hasPages = (collection: CollectionName): collection is PagedCollection =>
  Object.hasOwn(FOLDER, collection);

/** Where the page of a record lies. */
export const recordPage = (collection: PagedCollection, id: string): PageAddress =>
  pageAddress(`${FOLDER[collection]}/${id}`);

/** Where a link to a record leads: to its page, or to its answer where records have no pages. */
export const recordAddress = (
  { recordPages = true }: Pick<Edition, 'recordPages'>,
  collection: CollectionName,
  id: string,
  language: Language,
): string =>
  recordPages && hasPages(collection) ? recordPage(collection, id)[language] : `${addressOf(collection)}/${id}`;

/** A page by its name, which leads to it. */
export const pageLink = ({ address, name: called }: NamedPage, language: Language): el.Piece =>
  el.link(address[language], called[language]);

/** The site that an address lies on, as people call it. */
export const siteOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

/** The words of a link, which tell readers of Arabic that they will meet English where the address says so. */
export const warned = (words: string, url: string, language: Language): string =>
  /(?<![a-z])en(?:glish)?(?![a-z])/i.test(url) ? TEXT[language].inEnglish.replace('#', words) : words;

/** A record by its name, which leads to it. */
export const recordLink = (
  edition: Edition,
  collection: CollectionName,
  record: Named & { readonly id: string },
  language: Language,
): el.Piece => el.link(recordAddress(edition, collection, record.id, language), el.name(nameIn(language, record)));

/**
 * Where a reader reports what is wrong on a page: an issue form that knows the address, and the file of the record that
 * the page shows. Nothing where service.yaml names no repository.
 */
export function correctionLinks(page: PageAddress, { baseUrl, catalogue }: Edition, language: Language) {
  const { repository } = catalogue.service;
  if (repository === null) return [];
  const query = new URLSearchParams({ template: 'wrong-data.yml', record: baseUrl + page[language] });
  const [, folder = '', id] = page.ar.split('/');
  const shown = COLLECTION_NAMES.filter((each) => hasPages(each) && id && FOLDER[each] === `/${folder}`);
  const files = shown.map((each) => (definitionOf(each).form === 'list' ? `${each}.yaml` : `${each}/${id}.yaml`));
  return [
    el.externalLink(`https://github.com/${repository}/issues/new?${query}`, TEXT[language].report),
    ...files.map((file) => el.externalLink(editAddress(repository, file), TEXT[language].edit)),
  ];
}

type Asked = Pick<FaqRecord, 'id' | 'question' | 'questionEn'>;

/** Shares the page, or else copies its address, by /assets/saved.js, which brings the button to light. */
export const shareButton = (language: Language): el.Piece =>
  el.htmlOnly(
    html`<button type="button" hidden aria-live="polite" data-share="${TEXT[language].copied}">${TEXT[language].share}</button>`,
  );

/** What a reader does with the page of a record, side by side: saves it on the device by the same script, and shares it. */
export const ownButtons = (
  collection: 'universities' | 'majors' | 'exams',
  record: Named & { readonly id: string },
  language: Language,
): el.Piece =>
  el.htmlOnly(
    html`<span class="inline"><button type="button" hidden aria-pressed="false" data-save="${recordPage(collection, record.id).ar}" data-names="${JSON.stringify([record.name, nameIn('en', record)])}" data-saved="${TEXT[language].saved}">${TEXT[language].save}</button> <a href="${SAVED_PAGE.address[language]}" hidden>${SAVED_PAGE.name[language]}</a> ${shareButton(language).html}</span>`,
  );

/** A question, which leads to its answer: it stands in the language of the page. */
export const questionLink = (edition: Edition, { id, question, questionEn }: Asked, language: Language): el.Piece =>
  el.link(recordAddress(edition, 'faq', id, language), language === 'ar' ? question : questionEn);

/** Questions, each of which leads to its answer; those beyond a few open at a touch. */
export function questionList(edition: Edition, asked: readonly Asked[], language: Language, most = 6, more?: string) {
  const links = asked.map((each) => questionLink(edition, each, language));
  return el.folded(links, most, more ?? TEXT[language].more, (some) => el.list(some, { style: 'rows' }));
}

/** A link to the answer that says the same: of a record, or of its whole collection. */
export const jsonLink = (collection: CollectionName, language: Language, id?: string): el.Piece =>
  el.link(addressOf(collection) + (id === undefined ? '' : `/${id}`), TEXT[language].json);

/**
 * Ways to follow a feed of /feeds/ from one's own calendar.
 * @param feed address of the feed with events called in Arabic
 */
export function subscribeLinks({ baseUrl }: Publication, feed: string, language: Language): el.Piece | null {
  const text = TEXT[language];
  const path = feed.replace(CALENDAR_FOLDERS.ar, CALENDAR_FOLDERS[language]);
  const webcal = (baseUrl + path).replace(/^https?:/, 'webcal:');
  return el.actions([
    el.link(webcal, text.apple),
    el.externalLink(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`, text.google),
    el.link(path, text.file),
  ]);
}
