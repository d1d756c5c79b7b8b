import { markdownAddress, markdownText } from '../../../text/plain-text.ts';
import type { Source } from '../../schema/source.ts';
import { externalLink, type Html, html } from './html.ts';
import type { Language } from './language.ts';

const TEXT = {
  ar: {
    sources: 'المصادر',
    source: 'المصدر',
    comma: '، ',
  },
  en: {
    sources: 'Sources',
    source: 'Source',
    comma: ', ',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What kinds of source are called beside a citation. */
export const SOURCE_KIND: Readonly<Record<Language, Readonly<Record<Source['kind'], string>>>> = {
  ar: { official: 'رسمي', press: 'صحفي', other: 'غير رسمي' },
  en: { official: 'official', press: 'press', other: 'unofficial' },
};

/** A source as a reader cites it: its title as a link, what kind of source it is, and its date. */
export function citedSource({ title, url, kind, published }: Source, language: Language): Html {
  const text = TEXT[language];
  const date = published !== null && html`${text.comma}<bdi>${published}</bdi>`;
  return html`${externalLink(url, title)} <span class="kind">(${SOURCE_KIND[language][kind]}${date})</span>`;
}

/** The same as Markdown. */
export function citedMarkdown({ title, url, kind, published }: Source, language: Language): string {
  const text = TEXT[language];
  const date = published === null ? '' : text.comma + published;
  return `[${markdownText(title)}](${markdownAddress(url)}) (${SOURCE_KIND[language][kind]}${date})`;
}

/** The sources of a record as one line of Markdown. */
export const sourcesMarkdown = (sources: readonly Source[], language: Language): string =>
  `${TEXT[language].sources}: ${sources.map((source) => citedMarkdown(source, language)).join(TEXT[language].comma)}`;

/** The pages that a record rests on. */
export const sourceList = (sources: readonly Source[], language: Language): Html => html`<div class="sources">
<p>${TEXT[language].sources}</p>
<ul>${sources.map((source) => html`<li>${citedSource(source, language)}</li>`)}</ul>
</div>`;

/** Sources that are marked by a number beside each date and listed once below. */
export interface Footnotes {
  /** The number that leads to the source. */
  readonly mark: (source: Source) => Html;
  readonly list: Html;
}

/**
 * @param prefix makes the anchors of this list unlike those of any other on the page
 * @param sources every source that will be marked, repeated or not
 */
export function footnotes(prefix: string, sources: readonly Source[], language: Language): Footnotes {
  const text = TEXT[language];
  const distinct = [...new Map(sources.map((source) => [source.url, source])).values()];
  const numberOf = ({ url }: Source) => distinct.findIndex((each) => each.url === url) + 1;
  return {
    mark: (source) =>
      html`<a class="mark" href="#${prefix}-${numberOf(source)}" aria-label="${text.source} ${numberOf(source)}">${numberOf(source)}</a>`,
    list: html`<div class="sources">
<p>${text.sources}</p>
<ol>${distinct.map((source) => html`<li id="${prefix}-${numberOf(source)}">${citedSource(source, language)}</li>`)}</ol>
</div>`,
  };
}
