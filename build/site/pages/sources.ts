import { markdownAddress, markdownText } from '../../../text/plain-text.ts';
import type { Credit, Source } from '../../schema/source.ts';
import { creditLabel } from '../derived/citation.ts';
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

/** What a window, a period or an answer rests on, as one line; that its sources disagree is said first. */
export const creditLine = (credit: Credit, language: Language): Html =>
  html`${creditLabel(credit)[language]}: ${credit.sources.map(
    (source, index) => html`${index > 0 && TEXT[language].comma}${citedSource(source, language)}`,
  )}`;

/** The same as Markdown. */
export const creditMarkdown = (credit: Credit, language: Language): string =>
  `${creditLabel(credit)[language]}: ${credit.sources.map((source) => citedMarkdown(source, language)).join(TEXT[language].comma)}`;

/** The pages that an answer rests on. */
export const sourceList = (credit: Credit, language: Language): Html => html`<div class="sources">
<p>${creditLabel(credit)[language]}</p>
<ul>${credit.sources.map((source) => html`<li>${citedSource(source, language)}</li>`)}</ul>
</div>`;

/** Sources that are marked by a number beside each date and listed once below. */
export interface Footnotes {
  /** The numbers that lead to the sources, and that these disagree. */
  readonly marks: (credit: Credit) => Html;
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
  const mark = (source: Source) =>
    html`<a class="mark" href="#${prefix}-${numberOf(source)}" aria-label="${text.source} ${numberOf(source)}">${numberOf(source)}</a>`;
  return {
    marks: (credit) =>
      html`${credit.sources.map((source) => html`${mark(source)} `)}${credit.confidence === 'disputed' && html`<span class="muted">(${creditLabel(credit)[language]})</span>`}`,
    list: html`<div class="sources">
<p>${text.sources}</p>
<ol>${distinct.map((source) => html`<li id="${prefix}-${numberOf(source)}">${citedSource(source, language)}</li>`)}</ol>
</div>`,
  };
}
