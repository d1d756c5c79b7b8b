import { type Credit, SOURCE_KINDS, type Source } from '../../schema/source.ts';
import { creditLabel } from '../answers/credit.ts';
import { html } from './html.ts';
import { COMMA, type Counted, counted, type Language } from './language.ts';
import { list, section } from './model/block.ts';
import { externalLink, link, styled } from './model/inline.ts';
import { type Content, joined, type Piece } from './model/piece.ts';

const TEXT = {
  ar: { sources: 'المصادر', source: 'المصدر' },
  en: { sources: 'Sources', source: 'Source' },
} as const satisfies Record<Language, Record<string, string>>;

const SOURCES: Counted = {
  ar: {
    zero: 'بلا مصدر',
    one: 'مصدر واحد',
    two: 'مصدران',
    few: '# مصادر',
    many: '# مصدرًا',
    other: '# مصدر',
  },
  en: { one: '# source', other: '# sources' },
};
const OFFICIAL: Counted = {
  ar: {
    zero: 'ليس بينها رسمي',
    one: 'منها رسمي واحد',
    two: 'منها رسميان',
    few: 'منها # رسمية',
    many: 'منها # رسميًا',
    other: 'منها # رسمي',
  },
  en: { other: '# official' },
};

/** How many sources there are, and how many of them are official: `3 sources, 1 official`. */
function sourceCount(sources: readonly Source[], language: Language): string {
  const all = counted(language, sources.length, SOURCES);
  const [only, ...others] = sources;
  if (only === undefined) return all;
  if (others.length === 0) return `${all} (${SOURCE_KINDS[only.kind][language]})`;
  const official = sources.filter(({ kind }) => kind === 'official').length;
  return `${all}${COMMA[language]}${counted(language, official, OFFICIAL)}`;
}

/** A date as its source writes it, in one piece: it breaks at no hyphen. */
const dated = (published: string): Piece => ({
  html: html`<bdi class="date">${published}</bdi>`,
  markdown: published,
});

/** A source as a reader cites it: its title as a link, what kind of source it is, and its date. */
export const cited = ({ title, url, kind, published }: Source, language: Language): Content => [
  externalLink(url, title),
  ' ',
  styled('kind', [
    `(${SOURCE_KINDS[kind][language]}`,
    published !== null && [COMMA[language], dated(published)],
    ')',
  ]),
];

/** What a window, a period or an answer rests on, as one line; that its sources disagree is said first. */
export const creditLine = (credit: Credit, language: Language): Content => [
  `${creditLabel(credit)[language]}: `,
  joined(
    credit.sources.map((source) => cited(source, language)),
    COMMA[language],
  ),
];

/**
 * The same where there is little room: the source that leads, and how many others there are.
 * @param page where all of them are listed
 */
export const leadCredit = (credit: Credit, page: string, language: Language): Content => {
  const [first, ...others] = credit.sources;
  return [
    `${creditLabel(credit)[language]}: `,
    first !== undefined && cited(first, language),
    others.length > 0 && [
      COMMA[language],
      link(`${page}#${SOURCES_ID}`, `+${counted(language, others.length, SOURCES)}`),
    ],
  ];
};

/** Where a page lists its sources. */
const SOURCES_ID = 'sources';

/** The number of sources, as a link to where the page lists them. */
export const sourcesLink = (sources: readonly Source[], language: Language): Piece =>
  link(`#${SOURCES_ID}`, sourceCount(sources, language));

/** The pages that a record rests on; that they disagree is said above them. */
export const sourcesSection = (credit: Credit, language: Language): Piece =>
  section(SOURCES_ID, creditLabel(credit)[language], [
    list(
      credit.sources.map((source) => cited(source, language)),
      { style: 'sources' },
    ),
  ]);

/** The pages that some sources are, each once. */
export const distinctSources = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
];

/** Sources that are marked by a number beside each date and listed once below. */
export interface Footnotes {
  /** The numbers that lead to the sources, and that these disagree. */
  readonly marks: (credit: Credit) => Content;
  /** Each source once. */
  readonly sources: readonly Source[];
  readonly section: Piece;
}

/** @param sources every source that will be marked, repeated or not */
export function footnotes(sources: readonly Source[], language: Language): Footnotes {
  const text = TEXT[language];
  const distinct = distinctSources(sources);
  const numbers = new Map(distinct.map(({ url }, index) => [url, index + 1]));
  const mark = ({ url }: Source): Piece => {
    const number = numbers.get(url) ?? 0;
    return {
      html: html`<a class="mark" href="#${SOURCES_ID}-${number}" aria-label="${text.source} ${number}">${number}</a>`,
      markdown: `\\[${number}\\]`,
    };
  };
  return {
    marks: (credit) =>
      joined(
        [
          ...credit.sources.map(mark),
          credit.confidence === 'disputed' && styled('muted', `(${creditLabel(credit)[language]})`),
        ],
        ' ',
      ),
    sources: distinct,
    section: section(SOURCES_ID, text.sources, [
      list(
        distinct.map((source) => cited(source, language)),
        { style: 'sources', ordered: true, id: (index) => `${SOURCES_ID}-${index + 1}` },
      ),
    ]),
  };
}
