import type { FaqRecord } from '../../schema/faq.ts';
import type { Missing } from '../../schema/missing.ts';
import { type Credit, SOURCE_KINDS, type Source } from '../../schema/source.ts';
import { creditLabel } from '../answers/credit.ts';
import { universitiesOf, whyNoAnswer } from '../answers/faq.ts';
import type { PageContext } from './context.ts';
import { gregorianText, shortDay } from './day-text.ts';
import * as el from './elements.ts';
import { html, isArabic } from './html.ts';
import { COMMA, counted, DOT, LANGUAGES, type Language } from './language.ts';
import { questionLink } from './links.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.provenance;

/** How many sources there are, and how many of them are official: `3 sources, 1 official`. */
function sourceCount(sources: readonly Source[], language: Language): string {
  const official = sources.filter(({ kind }) => kind === 'official').length;
  if (official === sources.length) return counted(language, official, WORDS.provenanceAllOfficial);
  const all = counted(language, sources.length, WORDS.provenanceSources);
  return `${all}${COMMA[language]}${counted(language, official, WORDS.provenanceOfficial)}`;
}

/** A date as its source writes it, in one piece: it breaks at no hyphen. */
const dated = (published: string): el.Piece => ({
  html: html`<bdi class="date">${published}</bdi>`,
  markdown: published,
});

/** A source as a reader cites it: its title as a link, what kind of source it is, and its date. */
export const cited = ({ title, url, kind, published }: Source, language: Language): el.Content => [
  el.externalLink(url, title),
  isArabic(title) ? TEXT[language].inArabic : ' ',
  el.styled('kind', [
    `(${SOURCE_KINDS[kind][language]}`,
    published !== null && [COMMA[language], dated(published)],
    ')',
  ]),
];

/** What a window, a period or an answer rests on, as one line; that its sources disagree is said first. */
export function creditLine(credit: Credit, language: Language, label = creditLabel(credit)[language]): el.Content {
  const cites = credit.sources.map((source) => cited(source, language));
  return [`${label}: `, el.joined(cites, COMMA[language])];
}

/** Where a page lists its sources. */
const SOURCES_ID = 'sources';

/** More sources than these open at a touch. */
const FEW = 2;

/** Sources, one below the other. */
export const citations = (sources: readonly Source[], options: el.ListOptions, language: Language): el.Piece =>
  el.list(
    sources.map((source) => cited(source, language)),
    { style: 'sources', ...options },
  );

/** Sources, and what is said of them, of which many are a count that opens. */
export function sourceList(
  sources: readonly Source[],
  options: el.ListOptions,
  language: Language,
  said: el.Piece | null = null,
): el.Piece {
  const listed = el.blocks([citations(sources, options, language), said]);
  return sources.length > FEW ? el.details(sourceCount(sources, language), [listed]) : listed;
}

/**
 * The pages that a record rests on; that they disagree is said above them.
 * @param said how far the record can be relied on
 */
export function sourcesSection(
  { sources, confidence }: Credit,
  said: el.Piece,
  language: Language,
  ...below: el.Pieces
) {
  const disputed = confidence === 'disputed' && el.paragraph(TEXT[language].disputed);
  const listed = sourceList(sources, {}, language, said);
  return el.section(SOURCES_ID, TEXT[language].sources, [disputed, listed, ...below]);
}

/** The pages that some sources are, each once. */
export const distinctSources = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
];

/** Sources that are marked by a number beside each date and listed once below. */
export type Footnotes = ReturnType<typeof footnotes>;

/**
 * Sources are numbered where they are first marked, so that numbers rise as one reads.
 * @param sources what is listed, marked or not
 */
export function footnotes(sources: readonly Source[], language: Language) {
  const text = TEXT[language];
  const marked: Source[] = [];
  const numberOf = (source: Source): number => {
    const index = marked.findIndex(({ url }) => url === source.url);
    return index < 0 ? marked.push(source) : index + 1;
  };
  /** One link for all of them, which leads to the first: several side by side would push what they credit away. */
  const mark = (numbers: readonly number[]): el.Piece => ({
    html: html`<a class="mark" href="#${SOURCES_ID}-${numbers[0] ?? 1}" aria-label="${text.source} ${numbers.join(COMMA[language])}">${numbers.join(COMMA[language])}</a>`,
    markdown: numbers.map((number) => `\\[${number}\\]`).join(' '),
  });
  return {
    /** The numbers that lead to the sources, and that these disagree. */
    marks: (credit: Credit): el.Content => {
      const numbers = [...new Set(credit.sources.map(numberOf))].sort((one, other) => one - other);
      const isDisputed = credit.confidence === 'disputed';
      return el.joined(
        [numbers.length > 0 && mark(numbers), isDisputed && el.styled('muted', `(${creditLabel(credit)[language]})`)],
        ' ',
      );
    },
    /** Each source once, with what is said of them, and below them. */
    section: (parts: el.Pieces, said: el.Piece | null = null): el.Piece => {
      const options = { ordered: true, id: (index: number) => `${SOURCES_ID}-${index + 1}` };
      return el.section(SOURCES_ID, text.sources, [
        sourceList(distinctSources([...marked, ...sources]), options, language, said),
        ...parts,
      ]);
    },
  };
}

const RELIABILITY = WORDS.provenanceReliability;
const RELIABLE_DAYS = ['looked', 'read', 'stated', 'newest'] as const;

/**
 * How far a record can be relied on, in one line; a day that is null is not said.
 * @param days `looked`: when dates were last looked for; `read`: when the sources were last read; `stated`: for which
 * day they say that it holds; `newest`: of what has no such day, when the newest of its sources was published
 */
export function provenance(
  days: { readonly [D in (typeof RELIABLE_DAYS)[number]]?: string | null },
  verifiedOn: string | null,
  language: Language,
): el.Piece {
  const text = RELIABILITY[language];
  const said = RELIABLE_DAYS.map((day) => days[day] != null && [text[day], shortDay(days[day], language)]);
  const last = verifiedOn === null ? text.never : [text.compared, shortDay(verifiedOn, language)];
  return el.paragraph(el.joined([...said, last], DOT), 'fine');
}

/** `#` stands for the day. */
const WHY_MISSING = WORDS.provenanceWhyMissing;

/** What is said of a value that is missing: its reason, or that no source is held. */
export const whyText = (why: Pick<Missing, 'reason' | 'lookedOn'> | undefined, language: Language): string =>
  WHY_MISSING[language][why?.reason ?? 'unknown'].replace(
    '#',
    why?.lookedOn ? gregorianText(why.lookedOn, language) : '',
  );

/** The answer of a question, or why there is none. */
export const answerOf = (record: FaqRecord, language: Language): string =>
  (language === 'ar' ? record.answer : record.answerEn) ?? `${whyText(whyNoAnswer(record).answer, language)}.`;

const sentencesOf = (answer: string): string[] => answer.split(/(?<=[.؟?])\s/);

/** The sentence with which an answer begins. */
export const firstSentence = (answer: string): string => sentencesOf(answer)[0] ?? '';

/** The whole sentences with which an answer begins, as many as say something: «نعم.» alone does not. */
export const openingOf = (answer: string, least = 40): string =>
  answer.slice(0, new RegExp(`^.{${least},}?[.؟?](?=\\s|$)`, 's').exec(answer)?.[0].length);

/** How many of them say something, in the language that takes more: both tell the same. */
const sentencesToSay = (record: FaqRecord): number =>
  Math.max(...LANGUAGES.map((each) => sentencesOf(openingOf(answerOf(record, each))).length));

/** A question as a value: its answer first, of which is said if it is of several, and then the question, which leads on. */
export const answerLine = (record: FaqRecord, publication: PageContext, language: Language): el.Content => [
  el.linkedText(sentencesOf(answerOf(record, language)).slice(0, sentencesToSay(record)).join(' ')),
  el.lineBreak,
  universitiesOf(record).length > 1 && el.styled('fine general', TEXT[language].general),
  el.styled('fine', questionLink(publication, record, language)),
];

/** Why a value is missing, in its place: with the page that says so, or the questions that answer it. */
export function whyMissing(why: Missing, publication: PageContext, language: Language): el.Content {
  const questions = why.questions.flatMap((id) => publication.byId.faq.get(id) ?? []);
  const lines = questions.map((record) => answerLine(record, publication, language));
  if (lines.length === 0) return [whyText(why, language), why.source && [': ', cited(why.source, language)]];
  return el.joined(lines, el.lineBreak);
}
